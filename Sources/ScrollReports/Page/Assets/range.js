// A range of frames that is selected, and its sums.
let range = null, isSelecting = false;
const rangeBar = element("range"), selectButton = document.querySelector('[data-do="select"]');
const setSelecting = on => { isSelecting = on; selectButton.setAttribute("aria-pressed", on); };
const drawRange = () => {
  const group = element("chosen");
  if (!group) return;
  if (!range) { group.innerHTML = ""; return; }
  const x0 = clampX(F.time[range[0]]), x1 = clampX(F.time[range[1]]);
  group.innerHTML = panels.map(panel =>
    `<rect class="chosen" x="${f(x0)}" y="${panel.top}" width="${f(Math.max(1, x1 - x0))}" height="${panel.height}"/>`).join("");
};
const sums = ([a, b]) => {
  let worst = a, late = 0;
  for (let k = a; k <= b; k++) { if (F.cost[k] > F.cost[worst]) worst = k; if (F.late[k] > 0) late++; }
  const bounces = data.bounces.filter(bounce => {
    const t = bounce.peak ?? bounce.began;
    return t >= F.time[a] - interval && t <= F.time[b];
  }).length;
  const faults = data.faulty.filter(k => k >= a && k <= b).length;
  return { frames: F.index[b] - F.index[a] + 1, seconds: F.time[b] - F.time[a], worst, late, bounces, faults };
};
const count = (v, noun) => number(v, 0) + " " + noun + (v === 1 ? "" : "s");
const setRange = (one, other) => {
  range = one === undefined ? null : [Math.min(one, other), Math.max(one, other)];
  drawRange();
  if (!range) { rangeBar.innerHTML = ""; return; }
  const s = sums(range);
  rangeBar.innerHTML = `<p><b>${count(s.frames, "frame")}</b>, ${number(F.index[range[0]], 0)} to `
    + `${number(F.index[range[1]], 0)}, ${number(s.seconds, 3)} s; worst `
    + `<a href="#frame-${F.index[s.worst]}">frame ${number(F.index[s.worst], 0)}</a> at ${number(F.cost[s.worst], 2)} ms; `
    + `${number(s.late, 0)} late, ${number(s.faults, 0)} failed; ${count(s.bounces, "bounce")}</p>`
    + `<button type="button" data-do="range">zoom to it</button><button type="button" data-do="clear">clear</button>`;
};
const zoomToRange = () => {
  if (range) showTimes(F.time[range[0]], F.time[range[1]] + interval - F.time[range[0]]);
};
const redraw = () => { draw(); show(); drawRange(); };
