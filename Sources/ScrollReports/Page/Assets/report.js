(() => {
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const F = data.frames, n = F.time.length;
const element = id => document.getElementById(id);
const charts = element("charts"), readout = element("readout"), legend = element("legend");
const escaped = s => String(s).replace(/[&<>"']/g, c => "&#" + c.charCodeAt(0) + ";");
const number = (v, places) => {
  const [whole, rest] = Math.abs(v).toFixed(places).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",") + (rest ? "." + rest : "");
  return (v < 0 && Number(v.toFixed(places)) !== 0 ? "\u2212" : "") + grouped;
};
const short = v => {
  const size = Math.abs(v);
  for (const [factor, unit] of [[1e12, "T"], [1e9, "G"], [1e6, "M"], [1e4, "k"]]) {
    if (size >= factor) {
      const part = v / (factor === 1e4 ? 1e3 : factor);
      return number(part, Number.isInteger(+part.toFixed(6)) ? 0 : Math.abs(part) < 10 ? 2 : 1) + unit;
    }
  }
  return number(v, size >= 10 || Number.isInteger(v) ? (Number.isInteger(v) ? 0 : 1) : size >= 1 ? 1 : 2);
};
const ticks = (low, high, about) => {
  const rough = (high - low) / about, power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(m => m * power).find(s => s >= rough * 0.999) || 10 * power;
  const found = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + step * 1e-9 && found.length < 50; k++) {
    found.push(+(k * step).toPrecision(12));
  }
  return found;
};
// The first place whose time is not before t.
const placeAt = t => {
  let low = 0, high = n;
  while (low < high) { const m = (low + high) >> 1; if (F.time[m] < t) low = m + 1; else high = m; }
  return low;
};
const nearest = t => {
  const k = Math.min(n - 1, placeAt(t));
  return k > 0 && t - F.time[k - 1] < F.time[k] - t ? k - 1 : k;
};
const interval = 1 / data.rate;
const begin = n ? F.time[0] : 0, finish = n ? F.time[n - 1] + interval : 1;
const timeOf = place => place < n ? F.time[place] : finish;
const extent = (list, from, to, low = Infinity, high = -Infinity) => {
  for (let k = from; k < to; k++) { if (list[k] < low) low = list[k]; if (list[k] > high) high = list[k]; }
  return [low, high];
};
const values = k => {
  const list = [
    ["frame", number(F.index[k], 0)], ["time", number(F.time[k], 3) + " s"],
    ["phase", data.phases[F.phase[k]]], ["offset", number(F.offset[k], 2) + " pt"],
    ["velocity", number(F.velocity[k], 0) + " pt/s"],
    ["cost", number(F.cost[k], 2) + " of " + number(data.deadline, 2) + " ms", F.cost[k] > data.deadline],
  ];
  if (F.late[k] > 0) list.push(["late", number(F.late[k], 2) + " ms", true]);
  if (F.bouncing[k]) {
    const over = F.bouncing[k] === 1 ? F.minimum[k] - F.offset[k] : F.offset[k] - F.maximum[k];
    list.push(["beyond the " + (F.bouncing[k] === 1 ? "top" : "bottom"), number(over, 1) + " pt"]);
  }
  if (F.pull[k]) list.push(["stretched by", number(F.pull[k], 1) + " pt"]);
  if (F.first[k] !== null) list.push(["on screen", number(F.first[k], 0) + "\u2013" + number(F.last[k], 0)]);
  list.push(["live", number(F.live[k], 0)]);
  if (data.types.length) {
    list.push(["in the pools", data.types.map((t, i) => t + " " + F.pools[i][k]).join(", ")]);
  }
  list.push(["created", F.created[k]], ["bound", F.bound[k]], ["reused", F.reused[k]],
    ["recycled", F.recycled[k]], ["measured", F.measured[k]], ["rounds", F.rounds[k]],
    ["blank", number(F.blank[k], 1) + " pt", F.blank[k] > 0]);
  if (F.correction[k]) list.push(["correction", number(F.correction[k], 1) + " pt"]);
  if (F.drift[k]) list.push(["drift", number(F.drift[k], 4) + " pt", true]);
  return list;
};
const left = 66, right = 14;
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
      under: axis(panel, "modeled cost of a frame (ms)", 0, high, y, 4),
      text: `<path d="${good}" fill="none" style="stroke:var(--cost);stroke-width:${f(bar)}"/>`
        + `<path d="${late}" fill="none" style="stroke:var(--late);stroke-width:${f(bar)}"/>`,
      over: `<line class="due" x1="${left}" x2="${width - right}" y1="${due}" y2="${due}"/>`
        + `<text x="${width - right}" y="${panel.top - 9}" text-anchor="end">dashed: due after `
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
    const under = axis(panel, "cells: live, and waiting in the pools", 0, high, y, 4);
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
      + `cells with an element (a lane for each cell${more})</text>`, text = "";
    data.types.forEach((type, i) => {
      const first = data.lanes.findIndex(lane => lane.type === i);
      if (first < 0) return;
      text += `<path style="fill:var(--c${i % 4})" d="${paths[i]}"/>`;
      under += `<text x="${left - 8}" y="${f(panel.top + first * step + 9)}" text-anchor="end">${escaped(type)}</text>`;
    });
    return { under, text, place: null };
  },
};
const sizes = [["offset", 210], ["velocity", 120], ["cost", 120], ["blank", 60], ["pools", 110], ["lanes", 0]];
const draw = () => {
  width = Math.max(320, charts.clientWidth || 1180);
  let top = 30;
  panels = [];
  for (const [kind, size] of sizes) {
    if (kind === "blank" && extent(F.blank, 0, n)[1] <= 0) continue;
    if (kind === "lanes" && !data.lanes.length) continue;
    const tall = kind === "lanes" ? Math.min(420, Math.max(40, data.lanes.length * 8)) : size;
    panels.push({ kind, top, height: tall });
    top += tall + 38;
  }
  height = top - 38 + 40;
  const a = Math.max(0, placeAt(from) - 1), b = Math.min(n, placeAt(to) + 1);
  let body = "", clipped = "", above = "";
  const floor = height - 40;
  for (const tick of ticks(from, to, Math.max(3, width / 110))) {
    const px = Math.round(x(tick)) + 0.5;
    for (const panel of panels) {
      body += `<line class="grid" x1="${px}" x2="${px}" y1="${panel.top}" y2="${panel.top + panel.height}"/>`;
    }
    body += `<text x="${px}" y="${floor + 17}" text-anchor="middle">${+tick.toFixed(6)}</text>`;
  }
  body += `<text x="${(left + width - right) / 2}" y="${floor + 34}" text-anchor="middle">virtual time (s)</text>`;
  if (b > a) {
    for (const panel of panels) {
      const drawn = kinds[panel.kind](panel, a, b);
      panel.place = drawn.place;
      body += drawn.under;
      clipped += drawn.text;
      above += (drawn.over ?? "") + frameOf(panel);
    }
  }
  charts.innerHTML = `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="the run over time">`
    + `<clipPath id="inside"><rect x="${left}" y="0" width="${width - left - right}" height="${height}"/></clipPath>`
    + `${body}<g clip-path="url(#inside)">${clipped}</g>${above}<g id="over"></g></svg>`
    + `<div id="tip" hidden></div>`;
};
let cursor = 0, isDragging = false;
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
const write = () => {
  if (!n) { readout.textContent = "no frames"; return; }
  readout.dataset.frame = F.index[cursor];
  readout.innerHTML = values(cursor).map(([label, value, isBad]) =>
    `<span${isBad ? ' class="bad"' : ""}><b>${escaped(label)}</b>${escaped(value)}</span>`).join(" ");
};
const moveTo = k => { cursor = Math.min(n - 1, Math.max(0, k)); show(); write(); };
const placeOf = event => {
  const box = charts.getBoundingClientRect();
  const px = (event.clientX - box.left) * (width / (box.width || width));
  return nearest(from + (px - left) / (width - left - right) * (to - from));
};
const tip = (event, k) => {
  const label = element("tip");
  if (!label) return;
  label.textContent = values(k).slice(0, 8).map(([a, b]) => a + "  " + b).join("\n");
  label.hidden = false;
  const box = charts.getBoundingClientRect(), px = event.clientX - box.left, py = event.clientY - box.top;
  label.style.left = (px > box.width / 2 ? px - label.offsetWidth - 16 : px + 16) + "px";
  label.style.top = Math.max(0, py - label.offsetHeight / 2) + "px";
};
const zoom = factor => {
  const middle = F.time[cursor], span = Math.min(finish - begin, Math.max(8 * interval, (to - from) * factor));
  from = Math.min(finish - span, Math.max(begin, middle - span / 2));
  to = from + span;
  draw();
  show();
};
charts.addEventListener("pointerdown", event => {
  if (!n || event.button > 0) return;
  isDragging = true;
  if (event.isTrusted) charts.setPointerCapture(event.pointerId);
  element("tip").hidden = true;
  moveTo(placeOf(event));
});
charts.addEventListener("pointermove", event => {
  if (!n) return;
  const k = placeOf(event);
  if (isDragging) moveTo(k); else { show(k); tip(event, k); }
});
const release = () => { isDragging = false; };
charts.addEventListener("pointerup", release);
charts.addEventListener("pointercancel", release);
charts.addEventListener("pointerleave", () => { if (!isDragging) show(); element("tip").hidden = true; });
document.addEventListener("keydown", event => {
  if (!n || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = event.shiftKey ? 10 : 1;
  switch (event.key) {
    case "ArrowLeft": moveTo(cursor - step); break;
    case "ArrowRight": moveTo(cursor + step); break;
    case "Home": moveTo(0); break;
    case "End": moveTo(n - 1); break;
    case "+": case "=": zoom(0.5); return event.preventDefault();
    case "-": zoom(2); return event.preventDefault();
    case "0": from = begin; to = finish; draw(); show(); return;
    default: return;
  }
  event.preventDefault();
  const t = F.time[cursor], span = to - from;
  if (t < from || t > to) {
    from = Math.min(finish - span, Math.max(begin, t - span / 2));
    to = from + span;
    draw();
    show();
  }
});
const seen = new Set(F.phase);
legend.innerHTML = data.phases.map((name, i) => i && seen.has(i)
  ? `<span><i style="background:var(--p${i});opacity:0.55"></i>${escaped(name)}</span>` : "").join("")
  + `<span><i style="background:var(--beyond)"></i>beyond an edge</span>`
  + (data.bounces.length ? `<span><i style="background:var(--late);width:10px"></i>bounce, or late</span>` : "")
  + data.types.map((name, i) => `<span><i style="background:var(--c${i % 4})"></i>${escaped(name)}</span>`).join("")
  + `<span><i class="rule" style="background:var(--live)"></i>all live cells</span>`
  + (n < data.total ? `<span>${number(n, 0)} of ${number(data.total, 0)} frames drawn, with every extreme</span>` : "");
const asked = /frame=(\d+)/.exec(location.hash);
if (n && asked) {
  const wanted = Number(asked[1]), found = F.index.findIndex(index => index >= wanted);
  cursor = found < 0 ? n - 1 : found;
}
draw();
write();
show();
let last = charts.clientWidth;
new ResizeObserver(() => {
  if (charts.clientWidth === last) return;
  last = charts.clientWidth;
  draw();
  show();
}).observe(charts);
})();
