// What was asked of the view: a line for each kind, with a mark at each frame that a request reached.
const M = data.marks;
const markKinds = M.kinds.map((name, kind) => ({ name, kind })).filter(({ kind }) => M.kind.includes(kind));
const marksAt = k => {
  const found = [];
  for (let i = 0; i < M.from.length; i++) {
    if (M.from[i] <= k && k <= M.to[i]) found.push(M.kinds[M.kind[i]] + ": " + M.detail[i]);
  }
  return found;
};
// A shape for each kind, around the middle of its line, so that color is not all that tells them apart.
const glyphs = {
  gesture: "m0 -4.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0 -9z", scroll: "m-4 -4.5l8.5 4.5l-8.5 4.5z",
  insert: "m-1.5 -4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z", delete: "m-4.5 -1.5h9v3h-9z",
  move: "m0 -4.5l4.5 4.5l-4.5 4.5l-4.5 -4.5z", reload: "m-4 -4h8v8h-8z",
  resize: "m-4.5 4.5v-9l9 9z", layout: "m-4.5 -4h9l-4.5 8.5z",
};
const glyph = (kind, px, py) => `M${f(px)} ${f(py)}${glyphs[M.kinds[kind]]}`;
const markStep = 18;
kinds.marks = panel => {
  let under = `<text class="title" x="${left}" y="${panel.top - 9}">asked of the view</text>`, text = "";
  markKinds.forEach(({ name, kind }, line) => {
    const py = panel.top + (line + 0.5) * markStep;
    under += `<text x="${left - 8}" y="${f(py + 3.5)}" text-anchor="end">${name}</text>`
      + `<line class="grid" x1="${left}" x2="${width - right}" y1="${Math.round(py) + 0.5}" y2="${Math.round(py) + 0.5}"/>`;
    let path = "", bars = "", last = -Infinity;
    for (let i = 0; i < M.from.length; i++) {
      const t0 = F.time[M.from[i]], t1 = F.time[M.to[i]];
      if (M.kind[i] !== kind || t1 < from || t0 > to) continue;
      if (M.to[i] > M.from[i]) bars += `M${f(clampX(t0))} ${f(py - 1.5)}H${f(clampX(t1))}v3H${f(clampX(t0))}z`;
      // Marks that would cover each other are drawn once.
      if (t0 >= from && x(t0) - last >= 1) { last = x(t0); path += glyph(kind, last, py); }
    }
    text += `<path class="lasting" style="fill:var(--m${kind})" d="${bars}"/><path class="asked" style="fill:var(--m${kind})" d="${path}"/>`;
  });
  return { under, text: text, place: null };
};
const markLegend = markKinds.map(({ name, kind }) =>
  `<span><svg class="key" viewBox="-6 -6 12 12" aria-hidden="true"><path style="fill:var(--m${kind})" d="${glyph(kind, 0, 0)}"/></svg>`
  + `${name}</span>`).join("");
