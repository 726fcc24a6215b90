// What pointers, the wheel, keys and buttons do.
const pointers = new Map();
let selectionStart = null, pinch = null;
const spread = () => {
  const [one, other] = [...pointers.values()];
  return { middle: (one + other) / 2, distance: Math.max(12, Math.abs(one - other)) };
};
charts.addEventListener("pointerdown", event => {
  if (!n || event.button > 0) return;
  if (event.isTrusted) charts.setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, event.clientX);
  element("tip").hidden = true;
  if (pointers.size === 2) {
    const { middle, distance } = spread();
    pinch = { time: timeAt(middle), distance, span: to - from };
    return;
  }
  if (pointers.size > 2) return;
  moveTo(placeOf(event));
  if (event.shiftKey || isSelecting) { selectionStart = cursor; setRange(cursor, cursor); }
});
charts.addEventListener("pointermove", event => {
  if (!n) return;
  if (!pointers.has(event.pointerId)) {
    const k = placeOf(event);
    show(k);
    tip(event, k);
    return;
  }
  pointers.set(event.pointerId, event.clientX);
  if (pointers.size === 2 && pinch) {
    const { middle, distance } = spread(), span = pinch.span * pinch.distance / distance;
    const box = charts.getBoundingClientRect();
    const part = ((middle - box.left) * (width / (box.width || width)) - left) / (width - left - right);
    showTimes(pinch.time - part * span, span);
  } else if (pointers.size === 1 && !pinch) {
    moveTo(placeOf(event));
    if (selectionStart !== null) setRange(selectionStart, cursor);
  }
});
const release = event => {
  pointers.delete(event.pointerId);
  if (pointers.size) return;
  pinch = null;
  if (selectionStart !== null) setSelecting(false);
  selectionStart = null;
};
charts.addEventListener("pointerup", release);
charts.addEventListener("pointercancel", release);
charts.addEventListener("pointerleave", () => { if (!pointers.size) show(); element("tip").hidden = true; });
charts.addEventListener("wheel", event => {
  if (!n) return;
  const isFocused = document.activeElement === charts;
  if (event.ctrlKey || event.metaKey || isFocused && Math.abs(event.deltaY) > Math.abs(event.deltaX)) {
    zoom(2 ** (event.deltaY / 240), timeAt(event.clientX));
  } else if (isFocused && event.deltaX) {
    showTimes(from + event.deltaX / width * (to - from), to - from);
  } else {
    return;
  }
  event.preventDefault();
}, { passive: false });
const actions = {
  first: () => go(0), last: () => go(n - 1), back: () => go(cursor - 1), forth: () => go(cursor + 1),
  tenBack: () => go(cursor - 10), tenForth: () => go(cursor + 10),
  next: () => goToFault(1), previous: () => goToFault(-1),
  in: () => zoomAtCursor(0.5), out: () => zoomAtCursor(2), all: () => showTimes(begin, finish - begin),
  select: () => setSelecting(!isSelecting), range: zoomToRange,
  begin: () => setRange(cursor, range ? Math.max(cursor, range[1]) : cursor),
  end: () => setRange(range ? Math.min(cursor, range[0]) : cursor, cursor),
  clear: () => { setSelecting(false); setRange(); },
};
const keys = {
  Home: "first", End: "last", ArrowLeft: "back", ArrowRight: "forth", n: "next", p: "previous", "+": "in", "=": "in",
  "-": "out", 0: "all", s: "select", "[": "begin", "]": "end", z: "range", Escape: "clear",
};
document.addEventListener("keydown", event => {
  if (!n || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  let action = keys[key];
  if (event.shiftKey && action === "back") action = "tenBack";
  if (event.shiftKey && action === "forth") action = "tenForth";
  if (!action) return;
  if (action === "clear") charts.blur();
  actions[action]();
  event.preventDefault();
});
element("run").addEventListener("click", event => {
  const button = event.target.closest("button[data-do]");
  if (button && n) actions[button.dataset.do]();
});
// The frame that the address names, the next one that is drawn.
const goToAddress = () => {
  const asked = /^#frame-(\d+)$/.exec(location.hash);
  if (!n || !asked) return false;
  const found = F.index.findIndex(index => index >= Number(asked[1]));
  go(found < 0 ? n - 1 : found);
  return true;
};
const showAddress = () => { if (goToAddress()) element("run").scrollIntoView(); };
addEventListener("hashchange", showAddress);
document.addEventListener("click", event => {
  // An address that is there already does not change.
  const link = event.target.closest('a[href^="#frame-"]');
  if (link && link.getAttribute("href") === location.hash) showAddress();
});
