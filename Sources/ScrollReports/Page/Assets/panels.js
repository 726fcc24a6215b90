// The charts: each draws the places from a to b, and says where a frame is in it.
const kinds = {
  offset(panel, a, b) {
    let [low, high] = extent(F.offset, a, b);
    const air = Math.max(4, (high - low) * 0.07);
    low -= air; high += air;
    const y = scale(panel, low, high), cut = v => Math.min(high, Math.max(low, v));
    const bottom = panel.top + panel.height, upper = F.maximum.map(cut), lower = F.minimum.map(cut);
    const x0 = f(x(F.time[a])), x1 = f(x(F.time[b - 1]));
    let text = "";
    const inside = (list, bound) => { for (let k = a; k < b; k++) if (list[k] !== bound) return true; };
    const hasUpper = inside(upper, high), hasLower = inside(lower, low);
    if (hasUpper) text += `<path class="beyond" d="${line(upper, y, a, b)}L${x1} ${panel.top}H${x0}z"/>`;
    if (hasLower) text += `<path class="beyond" d="${line(lower, y, a, b)}L${x1} ${bottom}H${x0}z"/>`;
    text += washes(panel, a, b);
    if (hasUpper) text += `<path class="edge" d="${line(upper, y, a, b)}"/>`;
    if (hasLower) text += `<path class="edge" d="${line(lower, y, a, b)}"/>`;
    text += `<path class="plot" style="stroke:var(--offset)" d="${line(F.offset, y, a, b)}"/>`;
    for (const bounce of data.bounces) {
      const t = bounce.peak ?? bounce.began;
      if (t < from || t > to) continue;
      const px = x(t), py = y(cut(F.offset[nearest(t)])), s = bounce.edge === "top" ? 1 : -1;
      text += `<path class="mark" d="M${f(px)} ${f(py + s * 3)}l-5 ${s * 8}h10z"><title>bounce at the `
        + `${escaped(bounce.edge)}, ${number(bounce.overshoot, 1)} pt over, at ${number(t, 3)} s</title></path>`;
    }
    return { under: axis(panel, "offset (pt)", low, high, y, 6), text, place: k => y(F.offset[k]) };
  },
  velocity(panel, a, b) {
    let [low, high] = extent(F.velocity, a, b, 0, 0);
    const air = Math.max(1, (high - low) * 0.06);
    if (low < 0) low -= air;
    high += air;
    const y = scale(panel, low, high);
    const text = washes(panel, a, b)
      + `<path class="plot" style="stroke:var(--velocity)" d="${line(F.velocity, y, a, b)}"/>`;
    return { under: axis(panel, "velocity (pt/s)", low, high, y, 4), text, place: k => y(F.velocity[k]) };
  },
  cost(panel, a, b) {
    const high = Math.max(data.deadline * 1.25, extent(F.cost, a, b)[1] * 1.06), y = scale(panel, 0, high);
    const base = panel.top + panel.height;
    let good = "", late = "";
    const bar = Math.max(1, Math.min(9, (width - left - right) / Math.max(1, b - a) * 0.75));
    for (let k = a; k < b; k++) {
      const stroke = `M${f(x(F.time[k]) + bar / 2)} ${base}V${f(y(F.cost[k]))}`;
      if (F.cost[k] > data.deadline) late += stroke; else good += stroke;
    }
    const due = f(y(data.deadline));
    return {
      under: axis(panel, isNarrow ? "cost (ms)" : "modeled cost of a frame (ms)", 0, high, y, 4),
      text: `<path d="${good}" fill="none" style="stroke:var(--cost);stroke-width:${f(bar)}"/>`
        + `<path d="${late}" fill="none" style="stroke:var(--late);stroke-width:${f(bar)}"/>`,
      over: `<line class="due" x1="${left}" x2="${width - right}" y1="${due}" y2="${due}"/>`
        + `<text x="${width - right}" y="${panel.top - 9}" text-anchor="end">${isNarrow ? "due after" : "dashed: due after"} `
        + `${number(data.deadline, 2)} ms</text>`,
      place: k => y(F.cost[k]),
    };
  },
  blank(panel, a, b) {
    const high = Math.max(1, extent(F.blank, a, b)[1] * 1.1), y = scale(panel, 0, high);
    const text = `<path class="plot" style="stroke:var(--bad)" d="${line(F.blank, y, a, b, true)}"/>`;
    return { under: axis(panel, "blank (pt)", 0, high, y, 3), text, place: k => y(F.blank[k]) };
  },
  pools(panel, a, b) {
    const top = Math.max(...F.pools.map(p => extent(p, a, b, 0, 1)[1]), extent(F.live, a, b)[1]);
    const high = top * 1.12, y = scale(panel, 0, high);
    let text = "";
    F.pools.forEach((pool, i) => {
      text += `<path class="plot" style="stroke:var(--c${i % 4})" d="${line(pool, y, a, b, true)}"/>`;
    });
    text += `<path class="plot" style="stroke:var(--live)" d="${line(F.live, y, a, b, true)}"/>`;
    const under = axis(panel, isNarrow ? "cells: live, and in pools" : "cells: live, and waiting in the pools", 0, high, y, 4);
    return { under, text, place: k => y(F.live[k]) };
  },
  lanes(panel, a, b) {
    const step = panel.height / Math.max(1, data.lanes.length), h = Math.max(1, step - (step > 3 ? 1 : 0));
    const paths = data.types.map(() => "");
    data.lanes.forEach((lane, i) => {
      const y = f(panel.top + i * step);
      for (let k = 0; k < lane.bars.length; k += 2) {
        const t0 = timeOf(lane.bars[k]), t1 = timeOf(lane.bars[k + 1]);
        if (t1 <= from || t0 >= to) continue;
        const x0 = clampX(t0), w = clampX(t1) - x0, shown = w > 3 ? w - 0.8 : w;
        paths[lane.type] += `M${f(x0)} ${y}h${f(Math.max(0.4, shown))}v${f(h)}h${f(-Math.max(0.4, shown))}z`;
      }
    });
    const more = data.hiddenLanes ? `, ${number(data.hiddenLanes, 0)} more not drawn` : "";
    let under = `<text class="title" x="${left}" y="${panel.top - 9}">`
      + `${isNarrow ? "a lane for each cell" : "cells with an element (a lane for each cell" + more + ")"}</text>`;
    let text = "";
    data.types.forEach((type, i) => {
      const first = data.lanes.findIndex(lane => lane.type === i);
      if (first < 0) return;
      text += `<path style="fill:var(--c${i % 4})" d="${paths[i]}"/>`;
      under += `<text x="${left - 8}" y="${f(panel.top + first * step + 9)}" text-anchor="end">${escaped(type)}</text>`;
    });
    return { under, text, place: null };
  },
};
