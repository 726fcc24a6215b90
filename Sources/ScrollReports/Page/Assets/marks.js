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
  failed: "m-3 -5l3 3l3 -3l2 2l-3 3l3 3l-2 2l-3 -3l-3 3l-2 -2l3 -3l-3 -3z",
  resize: "m-4.5 4.5v-9l9 9z", layout: "m-4.5 -4h9l-4.5 8.5z",
};
const glyph = (kind, px, py) => `M${f(px)} ${f(py)}${glyphs[M.kinds[kind]]}`;
const markStep = 18, markLines = markKinds.length + (data.faulty.length ? 1 : 0);
// Failed frames are ticks, and those that failed gates lead to have a cross.
const failedMarks = py => {
  let ticks = "", crosses = "", last = -Infinity;
  for (const k of data.faulty) {
    const t = F.time[k];
    if (t < from || t > to || x(t) - last < 1) continue;
    last = x(t);
    ticks += `M${f(last)} ${f(py - 4)}v8`;
  }
  for (const [k] of data.gates) {
    if (F.time[k] >= from && F.time[k] <= to) crosses += `M${f(x(F.time[k]))} ${f(py)}${glyphs.failed}`;
  }
  return `<path class="fault" d="${ticks}"/><path class="asked" style="fill:var(--bad)" d="${crosses}"/>`;
};
kinds.marks = panel => {
  let under = `<text class="title" x="${left}" y="${panel.top - 9}">${data.faulty.length ? "requests, and failed frames" : "requests of the view"}</text>`;
  let text = "";
  const addLine = (name, line) => {
    const py = panel.top + (line + 0.5) * markStep;
    under += `<text x="${left - 8}" y="${f(py + 3.5)}" text-anchor="end">${name}</text>`
      + `<line class="grid" x1="${left}" x2="${width - right}" y1="${Math.round(py) + 0.5}" y2="${Math.round(py) + 0.5}"/>`;
    return py;
  };
  if (data.faulty.length) text += failedMarks(addLine("failed", markKinds.length));
  markKinds.forEach(({ name, kind }, line) => {
    const py = addLine(name, line);
    let path = "", bars = "", last = -Infinity;
    for (let i = 0; i < M.from.length; i++) {
      const t0 = F.time[M.from[i]], t1 = F.time[M.to[i]];
      if (M.kind[i] !== kind || t1 < from || t0 > to) continue;
      if (M.to[i] > M.from[i]) bars += `M${f(clampX(t0))} ${f(py - 1.5)}H${f(clampX(t1))}v3H${f(clampX(t0))}z`;
      // Of marks that would cover each other the first is drawn.
      if (t0 >= from && x(t0) - last >= 6) { last = x(t0); path += glyph(kind, last, py); }
    }
    text += `<path class="lasting" style="fill:var(--m${kind})" d="${bars}"/><path class="asked" style="fill:var(--m${kind})" d="${path}"/>`;
  });
  // Marks at the ends are whole.
  return { under, text: "", over: text, place: null };
};
const markLegend = markKinds.map(({ name, kind }) =>
  `<span><svg class="key" viewBox="-6 -6 12 12" aria-hidden="true"><path style="fill:var(--m${kind})" d="${glyph(kind, 0, 0)}"/></svg>`
  + `${name}</span>`).join("");
