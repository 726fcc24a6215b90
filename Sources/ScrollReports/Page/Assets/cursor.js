// The cursor: the frame whose values and screen are shown.
let cursor = 0;
const over = (k, name, hasDots) => {
  if (F.time[k] < from || F.time[k] > to) return "";
  const px = f(x(F.time[k]));
  let text = "";
  for (const panel of panels) {
    text += `<line class="${name}" x1="${px}" x2="${px}" y1="${panel.top}" y2="${panel.top + panel.height}"/>`;
    if (hasDots && panel.place) text += `<circle class="dot" cx="${px}" cy="${f(panel.place(k))}" r="3.5"/>`;
  }
  return text;
};
const show = hover => {
  const group = element("over");
  if (!group || !n) return;
  group.innerHTML = (hover === undefined ? "" : over(hover, "hover", false)) + over(cursor, "cursor", true);
};
// The readout grows as values come and does not shrink, so that the charts stay under the finger.
let readoutHeight = 0;
const keepHeight = () => {
  if (readout.offsetHeight <= readoutHeight) return;
  readoutHeight = readout.offsetHeight;
  readout.style.minHeight = readoutHeight + "px";
};
const write = () => {
  if (!n) { readout.textContent = "no frames"; return; }
  readout.dataset.frame = F.index[cursor];
  const list = values(cursor);
  readout.innerHTML = list.map(([label, value, isBad, address]) =>
    `<span${isBad ? ' class="bad"' : ""}><b>${escaped(label)}</b>`
    + `${address ? `<a href="${address}" title="the address of this frame">${escaped(value)}</a>` : escaped(value)}</span>`)
    .join(" ");
  keepHeight();
  charts.setAttribute("aria-valuemin", F.index[0]);
  charts.setAttribute("aria-valuemax", F.index[n - 1]);
  charts.setAttribute("aria-valuenow", F.index[cursor]);
  charts.setAttribute("aria-valuetext", list.filter((item, i) => i < 5 || item[2]).map(item => item[0] + " " + item[1]).join(", "));
};
const moveTo = k => {
  cursor = Math.min(n - 1, Math.max(0, k));
  show();
  write();
  drawScreen(cursor);
};
// Scrolls the charts sideways until the cursor is in them.
const reveal = () => {
  const t = F.time[cursor], span = to - from;
  if (t >= from && t <= to) return;
  from = Math.min(finish - span, Math.max(begin, t - span / 2));
  to = from + span;
  redraw();
};
const go = k => { moveTo(k); reveal(); };
const goToFault = step => {
  const next = step > 0 ? data.faulty.find(k => k > cursor) : data.faulty.findLast(k => k < cursor);
  if (next !== undefined) go(next);
};
// Shows the times from low on; the span is kept within the run, and at eight frames or more.
const showTimes = (low, span) => {
  span = Math.min(finish - begin, Math.max(Math.min(8 * interval, finish - begin), span));
  from = Math.min(finish - span, Math.max(begin, low));
  to = from + span;
  redraw();
};
// Zooms around a time, which stays where it is.
const zoom = (factor, t) => showTimes(t - (t - from) * factor, (to - from) * factor);
const zoomAtCursor = factor => {
  const span = (to - from) * factor;
  showTimes(F.time[cursor] - span / 2, span);
};
const placeOf = event => nearest(timeAt(event.clientX));
const timeAt = clientX => {
  const box = charts.getBoundingClientRect(), px = (clientX - box.left) * (width / (box.width || width));
  return from + (px - left) / (width - left - right) * (to - from);
};
const tip = (event, k) => {
  const label = element("tip");
  if (!label) return;
  label.textContent = values(k).slice(0, 8).map(([a, b]) => a + "  " + b).concat(marksAt(k)).join("\n");
  label.hidden = false;
  const box = charts.getBoundingClientRect(), px = event.clientX - box.left, py = event.clientY - box.top;
  label.style.left = (px > box.width / 2 ? Math.max(0, px - label.offsetWidth - 16) : px + 16) + "px";
  label.style.top = Math.max(0, py - label.offsetHeight / 2) + "px";
};
