// The legend and the first drawing.
const seen = new Set(F.phase);
legend.innerHTML = data.phases.map((name, i) => i && seen.has(i)
  ? `<span><i style="background:var(--p${i});opacity:0.55"></i>${escaped(name)}</span>` : "").join("")
  + `<span><i style="background:var(--beyond)"></i>beyond an edge</span>`
  + (data.bounces.length ? `<span><i style="background:var(--late);width:10px"></i>bounce, or late</span>` : "")
  + data.types.map((name, i) => `<span><i style="background:var(--c${i % 4})"></i>${escaped(name)}</span>`).join("")
  + `<span><i class="rule" style="background:var(--live)"></i>all live cells</span>` + markLegend
  + (data.gates.length ? `<span><svg class="key" viewBox="-6 -6 12 12" aria-hidden="true"><path style="fill:var(--bad)" `
    + `d="M0 0${glyphs.failed}"/></svg>failed gate</span>` : "")
  + (M.hidden ? `<span>${number(M.hidden, 0)} more marks not drawn</span>` : "")
  + (n < data.total ? `<span>${number(n, 0)} of ${number(data.total, 0)} frames drawn, with every extreme</span>` : "");
for (const button of document.querySelectorAll('[data-do="next"], [data-do="previous"]')) {
  button.hidden = !data.faulty.length;
}
// On paper nothing can be unfolded.
addEventListener("beforeprint", () => { for (const folded of document.querySelectorAll("details")) folded.open = true; });
redraw();
if (n) moveTo(0); else { write(); figure.hidden = true; }
showAddress();
let last = charts.clientWidth;
new ResizeObserver(() => {
  if (charts.clientWidth === last) return;
  last = charts.clientWidth;
  readoutHeight = 0;
  readout.style.minHeight = "";
  keepHeight();
  redraw();
  if (n) drawScreen(cursor);
}).observe(charts);
