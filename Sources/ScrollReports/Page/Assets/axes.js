// Where times and numbers are in the charts.
const left = 66, right = 14;
// Titles and captions are shorter where they would meet.
let isNarrow = false;
let width = 0, height = 0, from = begin, to = finish, panels = [];
const x = t => left + (t - from) / (to - from) * (width - left - right);
const clampX = t => Math.min(width - right, Math.max(left, x(t)));
const f = v => (Math.round(v * 10) / 10).toString();
const line = (list, y, a, b, isStep) => {
  let path = "";
  for (let k = a; k < b; k++) {
    const px = f(x(F.time[k])), py = f(y(list[k]));
    path += k === a ? `M${px} ${py}` : isStep ? `H${px}V${py}` : `L${px} ${py}`;
  }
  if (isStep && b > a && b === n) path += `H${f(clampX(finish))}`;
  return path;
};
const scale = (panel, low, high) => v => panel.top + panel.height * (high - v) / (high - low);
const axis = (panel, title, low, high, y, about) => {
  let text = "";
  for (const tick of ticks(low, high, about)) {
    const py = Math.round(y(tick)) + 0.5;
    text += `<line class="grid" x1="${left}" x2="${width - right}" y1="${py}" y2="${py}"/>`
      + `<text x="${left - 8}" y="${py + 3.5}" text-anchor="end">${short(tick)}</text>`;
  }
  return text + `<text class="title" x="${left}" y="${panel.top - 9}">${escaped(title)}</text>`;
};
const frameOf = panel =>
  `<path class="axis" d="M${left + 0.5} ${panel.top}V${panel.top + panel.height + 0.5}H${width - right}"/>`;
const washes = (panel, a, b) => {
  const paths = data.phases.map(() => "");
  for (let k = a; k < b;) {
    let end = k + 1;
    while (end < b && F.phase[end] === F.phase[k]) end++;
    const x0 = clampX(F.time[k]), x1 = clampX(end < b ? F.time[end] : timeOf(end));
    paths[F.phase[k]] += `M${f(x0)} ${panel.top}H${f(x1)}v${panel.height}H${f(x0)}z`;
    k = end;
  }
  return paths.map((d, i) => i && d ? `<path class="wash" style="fill:var(--p${i})" d="${d}"/>` : "").join("");
};
