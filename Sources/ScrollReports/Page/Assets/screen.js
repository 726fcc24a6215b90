// The screen at the cursor: a rectangle for each element, in a color that stays with its item.
const S = data.screens, figure = element("screen");
const elementName = i => {
  const kind = S.kind[i] & 3;
  return kind ? (kind === 1 ? "header " : "footer ") + S.section[i] : S.section[i] + "/" + S.item[i];
};
// Of a long run not all frames have a screen: then it is that of the last one before.
const screenPlace = k => S.shown ? S.shown[Math.max(0, above(S.shown, k) - 1)] : k;
const drawScreen = k => {
  const place = screenPlace(k);
  const viewport = S.viewports.findLast(v => v[0] <= place);
  if (!viewport || !viewport[2] || !viewport[3]) { figure.hidden = true; return; }
  const [, across, wide, high] = viewport;
  const room = Math.min(figure.clientWidth || 230, 320);
  const scale = Math.min(room / wide, (isNarrow ? 300 : 460) / high);
  const size = 11 / scale, along = across ? wide : high;
  const boxes = [], back = [], names = [];
  const content = across ? null : [Math.max(0, -F.offset[place]), Math.min(high, F.content[place] - F.offset[place])];
  if (content && content[1] > content[0]) {
    back.push(`<rect class="content" x="0" y="${f(content[0])}" width="${f(wide)}" height="${f(content[1] - content[0])}"/>`);
  }
  for (let i = 0; i < S.from.length; i++) {
    if (S.from[i] > place || place >= S.to[i]) continue;
    const kind = S.kind[i], start = S.start[i] - (kind & 16 ? 0 : S.scrolled[place]);
    const [px, py, w, h] = across
      ? [start, S.cross[i], S.extent[i], S.breadth[i]] : [S.cross[i], start, S.breadth[i], S.extent[i]];
    if (w <= 0 || h <= 0) continue;
    const name = elementName(i), look = kind & 3 ? "header" : kind & 4 ? "blank" : kind & 8 ? "waiting" : "";
    names.push([start, name]);
    let text = `<rect class="${look}" x="${f(px)}" y="${f(py)}" width="${f(w)}" height="${f(h)}" style="--hue:${S.hue[i]}"/>`;
    const seen = Math.min(px + w, wide) - Math.max(px, 0), tall = Math.min(py + h, high) - Math.max(py, 0);
    if (tall >= size * 1.1 && seen >= size * 0.62 * (name.length + 1)) {
      // A row that is cut off at the top is named where it can be seen.
      const baseline = Math.min(py + h - size * 0.25, Math.max(py, 0) + size * 1.05);
      text += `<text class="${look}" x="${f(Math.max(px, 0) + size * 0.35)}" y="${f(baseline)}" style="font-size:${f(size)}px">${name}</text>`;
    }
    // Headers lie over rows.
    (kind & 3 ? boxes : back).push(text);
  }
  names.sort((one, other) => one[0] - other[0]);
  const said = names.length
    ? `${names.length} elements, ${names[0][1]} to ${names[names.length - 1][1]}` : "no elements";
  figure.hidden = false;
  figure.firstElementChild.innerHTML =
    `<svg viewBox="0 0 ${f(wide)} ${f(high)}" width="${f(wide * scale)}" height="${f(high * scale)}" role="img" `
    + `aria-label="screen of frame ${F.index[place]}: ${said}">${back.join("")}${boxes.join("")}</svg>`;
  figure.lastElementChild.textContent = (place === k ? "screen, " : `screen of frame ${number(F.index[place], 0)}, `)
    + `${short(wide)} × ${short(high)} pt`;
};
