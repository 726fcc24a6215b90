// All charts, one below the other.
const sizes = [
  ["marks", 0], ["offset", 210], ["velocity", 120], ["cost", 120], ["blank", 60], ["pools", 110], ["lanes", 0],
];
const isShown = {
  marks: markLines > 0, blank: extent(F.blank, 0, n)[1] > 0, lanes: data.lanes.length > 0,
};
const tallness = {
  marks: markLines * markStep, lanes: Math.min(420, Math.max(40, data.lanes.length * 8)),
};
const draw = () => {
  width = Math.max(280, charts.clientWidth || 1180);
  isNarrow = width < 520;
  let top = 30;
  panels = [];
  for (const [kind, size] of sizes) {
    if (isShown[kind] === false) continue;
    const tall = size || tallness[kind];
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
  charts.innerHTML = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">`
    + `<clipPath id="inside"><rect x="${left}" y="0" width="${width - left - right}" height="${height}"/></clipPath>`
    + `${body}<g id="chosen"></g><g clip-path="url(#inside)">${clipped}</g>${above}<g id="over"></g></svg>`
    + `<div id="tip" hidden></div>`;
};
