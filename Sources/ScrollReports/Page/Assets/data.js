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
// The first place in an ascending list whose element is above v.
const above = (list, v) => {
  let low = 0, high = list.length;
  while (low < high) { const m = (low + high) >> 1; if (list[m] <= v) low = m + 1; else high = m; }
  return low;
};
const interval = 1 / data.rate;
const begin = n ? F.time[0] : 0, finish = n ? F.time[n - 1] + interval : 1;
const timeOf = place => place < n ? F.time[place] : finish;
const extent = (list, from, to, low = Infinity, high = -Infinity) => {
  for (let k = from; k < to; k++) { if (list[k] < low) low = list[k]; if (list[k] > high) high = list[k]; }
  return [low, high];
};
