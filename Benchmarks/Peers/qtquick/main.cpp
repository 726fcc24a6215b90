// Qt Quick's ListView under the workloads. Layout is a change of contentY or of the model, with the
// events that it posts and the polish of the list; rows are made, reused and bound in it. Paint is
// sync and render of the software scene graph into a picture of 600x800.
#include "../common/picture.h"
#include "view.h"

namespace {

Picture pictureOf(const View &view) {
  return {view.picture().constBits(), static_cast<int>(view.picture().bytesPerLine())};
}

void savePicture(const View &view, const char *work, int n) {
  const char *path = picture_path(work, n);
  if (!path || view.picture().save(path)) return;
  fprintf(stderr, "%s: cannot write %s\n", peer_name, path);
  exit(74);
}

double milliseconds(int64_t ns) { return static_cast<double>(ns) / 1e6; }

// Scrolls from where the view is. It paints each frame, as an app does, outside of what is timed.
void measureFrames(View &view, const char *work, int n, const char *name, bool reportsBinds) {
  std::vector<int64_t> times(FRAMES);
  double start = view.offset();
  view.layout();
  view.paint();
  long binds = view.binds();
  int bottom = view.bottomIndex();
  for (int f = 0; f < FRAMES; f++) {
    int64_t begin = cpu_ns();
    view.setOffset(start + (f + 1.0) * STEP_PX);
    view.layout();
    times[static_cast<size_t>(f)] = cpu_ns() - begin;
    view.paint();
  }
  report_series(work, n, name, times.data(), FRAMES);
  if (!reportsBinds) return;
  double newRows = view.bottomIndex() - bottom;
  report(work, n, "rows_bound_per_new_row", static_cast<double>(view.binds() - binds) / newRows);
}

// W1 and W2.
void measureScrolling(int n, bool variable) {
  const char *work = variable ? "W2" : "W1";
  RowModel model(n, variable);
  View view(&model);
  view.layout();
  report(work, n, "first_layout_cpu_ms", milliseconds(cpu_ns() - view.startedNs));
  measureFrames(view, work, n, "frame_layout", true);
  view.jump(n / 2);
  view.layout();
  measureFrames(view, work, n, "frame_from_middle_layout", false);
  double heap = heap_bytes() - view.startedHeap;
  report(work, n, "bytes_per_item", heap / n);
  report(work, n, "heap_bytes_after_scroll", heap);
}

// W3: jumps to random rows.
void measureJumps(int n, bool variable) {
  RowModel model(n, variable);
  View view(&model);
  view.layout();
  std::vector<int64_t> times(JUMPS);
  random_state = JUMP_SEED;
  for (auto &time : times) {
    int row = static_cast<int>(random_below(static_cast<uint32_t>(n)));
    int64_t begin = cpu_ns();
    view.jump(row);
    view.layout();
    time = cpu_ns() - begin;
  }
  report_series(variable ? "W3v" : "W3", n, "jump", times.data(), JUMPS);
}

// The row that is first on the screen, and how far edits elsewhere move it.
struct Anchor {
  View &view;
  int row;
  double y;
  double shift = 0;
  int lost = 0;

  explicit Anchor(View &view) : view(view) { take(); }
  void take() {
    row = view.topIndex();
    y = view.screenY(row);
  }
  void look() {
    double now = view.screenY(row);
    if (std::isnan(now)) { // not on the screen any more, so there is nothing to measure by
      lost++;
      take();
      return;
    }
    shift = std::fmax(shift, std::fabs(now - y));
    y = now;
  }
};

// W4: rows inserted and removed at random while the middle of the list is on the screen.
void measureEdits(int n, bool variable) {
  const char *work = variable ? "W4v" : "W4";
  RowModel model(n, variable);
  View view(&model);
  view.layout();
  view.jump(n / 2);
  view.layout();
  view.paint();
  std::vector<int64_t> times(EDITS);
  random_state = EDIT_SEED;
  Anchor inserts(view);
  for (int k = 0; k < EDITS; k++) {
    int row = static_cast<int>(random_below(static_cast<uint32_t>(model.size()) + 1));
    int64_t begin = cpu_ns();
    model.insert(row, static_cast<uint32_t>(n + k));
    view.layout();
    times[static_cast<size_t>(k)] = cpu_ns() - begin;
    if (row == inserts.row) { // before or after it would both be right
      inserts.take();
      continue;
    }
    if (row < inserts.row) inserts.row++;
    inserts.look();
  }
  report_series(work, n, "insert", times.data(), EDITS);
  report(work, n, "insert_anchor_shift_max_px", inserts.shift);
  report(work, n, "insert_anchor_lost", inserts.lost);
  Anchor removals(view);
  for (int k = 0; k < EDITS; k++) {
    int row = static_cast<int>(random_below(static_cast<uint32_t>(model.size())));
    int64_t begin = cpu_ns();
    model.remove(row);
    view.layout();
    times[static_cast<size_t>(k)] = cpu_ns() - begin;
    if (row == removals.row) {
      removals.take();
      continue;
    }
    if (row < removals.row) removals.row--;
    removals.look();
  }
  report_series(work, n, "remove", times.data(), EDITS);
  report(work, n, "remove_anchor_shift_max_px", removals.shift);
  report(work, n, "remove_anchor_lost", removals.lost);
  report_model_cost(work, static_cast<size_t>(n));
}

// W5: a tenth of the rows replaced, told as changes, as removals and inserts, as a reset. There is
// no difference to compute: the list is told of changes one by one.
void measureReplacing(int n) {
  RowModel model(n, true);
  std::vector<uint32_t> before, after;
  std::vector<int> rows;
  for (int i = 0; i < n; i++) {
    uint32_t id = static_cast<uint32_t>(i);
    bool isReplaced = mix32(id) % 10 == 0;
    before.push_back(id);
    after.push_back(isReplaced ? static_cast<uint32_t>(2 * n + i) : id);
    if (isReplaced) rows.push_back(i);
  }
  View view(&model);
  view.layout();
  auto measure = [&](const char *metric, auto apply) {
    model.reset(before);
    view.layout();
    view.jump(n / 2);
    view.layout();
    int64_t begin = cpu_ns();
    apply();
    view.layout();
    report("W5", n, metric, milliseconds(cpu_ns() - begin));
  };
  measure("apply_data_changed_each_cpu_ms", [&] {
    for (int i : rows) model.change(i, after[static_cast<size_t>(i)]);
  });
  measure("apply_remove_insert_each_cpu_ms", [&] {
    for (int i : rows) {
      model.remove(i);
      model.insert(i, after[static_cast<size_t>(i)]);
    }
  });
  measure("apply_reset_cpu_ms", [&] { model.reset(after); });
}

// W6: scrolls upwards from a jump to the middle, through rows that were never laid out.
void measureEstimates(int n) {
  RowModel model(n, true);
  View view(&model);
  view.layout();
  view.paint();
  view.jump(n / 2);
  view.layout();
  view.paint();
  int tracked = view.topIndex(), jumps = 0;
  double y = view.screenY(tracked), height = view.contentHeight(), jumpMax = 0, changeMax = 0;
  int64_t total = 0;
  for (int f = 0; f < UPWARD_FRAMES; f++) {
    int64_t begin = cpu_ns();
    view.setOffset(view.offset() - STEP_PX);
    view.layout();
    total += cpu_ns() - begin;
    double jump = std::fabs(view.screenY(tracked) - y - STEP_PX);
    if (!(jump <= 0.5)) jumps++; // one, too, when the row has gone
    jumpMax = std::fmax(jumpMax, jump);
    changeMax = std::fmax(changeMax, std::fabs(view.contentHeight() - height));
    height = view.contentHeight();
    view.paint();
    tracked = view.topIndex();
    y = view.screenY(tracked);
  }
  report("W6", n, "frame_layout_cpu_mean_ns", static_cast<double>(total) / UPWARD_FRAMES);
  report("W6", n, "jump_max_px", jumpMax);
  report("W6", n, "jump_frames_of_1000", jumps);
  report("W6", n, "content_height_change_max_px", changeMax);
}

// W7: flicks of 8000 px/s from the middle of variable rows, down and up in turn, each for 240
// frames of 1/120 s, with the deceleration that ListView has. The first ten are not timed.
void measureFlicks(int n, StepClock &clock) {
  constexpr int flicks = 10, frames = 240;
  RowModel model(n, true);
  View view(&model);
  view.layout();
  view.jump(n / 2);
  view.layout();
  view.paint();
  std::vector<int64_t> times;
  for (int flick = 0; flick < 2 * flicks; flick++) {
    double start = view.offset();
    view.flick(flick % 2 == 0 ? 8000 : -8000);
    for (int f = 0; f < frames; f++) {
      int64_t begin = cpu_ns();
      clock.step();
      view.layout();
      if (flick >= flicks) times.push_back(cpu_ns() - begin);
      view.paint();
    }
    if (std::fabs(view.offset() - start) < frames * STEP_PX) {
      fprintf(stderr, "%s: W7: a flick moves %g px\n", peer_name, view.offset() - start);
      exit(70);
    }
  }
  report_series("W7", n, "frame_layout", times.data(), static_cast<int>(times.size()));
}

// W8: a list with the engine and the compiled source at hand; the process is warm from
// another list.
void measureOpening(int n, bool variable) {
  Openings openings;
  RowModel model(n, variable, RowModel::Index);
  for (int k = 0; k < OPENINGS; k++) {
    View view(&model);
    view.layout();
    openings.milliseconds[k] = milliseconds(cpu_ns() - view.startedNs);
    openings.heap[k] = heap_bytes() - view.startedHeap;
    if (k == 0) openings.resident = resident_bytes();
  }
  report_openings(n, variable ? "open_measured" : "open", &openings);
}

// W9: the paint of each frame of a scroll. All rows move, so all of the picture is painted: the
// last frame is painted over another colour, and nothing of it may be left.
void measurePaint(int n) {
  RowModel model(n, false);
  View view(&model);
  view.layout();
  view.paint();
  std::vector<int64_t> times(FRAMES);
  for (int f = 0; f < FRAMES; f++) {
    view.setOffset((f + 1.0) * STEP_PX);
    view.layout();
    int64_t begin = cpu_ns();
    view.paint();
    times[static_cast<size_t>(f)] = cpu_ns() - begin;
  }
  view.setOffset((FRAMES + 1.0) * STEP_PX);
  view.layout();
  view.paintOver(Qt::magenta);
  for (int y = 0; y < VIEW_HEIGHT; y++) {
    for (int x = 0; x < VIEW_WIDTH; x++) {
      if (view.picture().pixelColor(x, y) != QColor(Qt::magenta)) continue;
      fprintf(stderr, "%s: W9: a frame is not painted at %d, %d\n", peer_name, x, y);
      exit(70);
    }
  }
  picture_check(pictureOf(view));
  savePicture(view, "W9", n);
  report_series("W9", n, "frame_paint", times.data(), FRAMES);
}

// prec: how far rows near the end are painted from where they should be.
void measurePrecision(int n) {
  RowModel model(n, false, RowModel::Index);
  View view(&model);
  view.layout();
  view.jump(n - 400);
  view.layout();
  double start = view.offset(), worst = -1;
  for (int f = 0; f < PRECISION_FRAMES; f++) {
    view.setOffset(start + static_cast<double>(f) * STEP_PX);
    view.layout();
    view.paint();
    worst = std::fmax(worst, picture_position_error(pictureOf(view), view.offset()));
  }
  savePicture(view, "prec", n);
  if (worst >= 0) {
    report("prec", n, "row_position_error_max_px", worst);
  } else {
    fprintf(stderr, "%s: prec: no row is painted at %d rows\n", peer_name, n);
  }
  double extent = std::fabs(view.contentHeight() - static_cast<double>(n) * ROW_HEIGHT);
  report("prec", n, "extent_error_px", extent);
}

} // namespace

int main(int argc, char **argv) {
  static char name[32];
  snprintf(name, sizeof name, "qtquick-%s", qVersion());
  peer_name = name;
  int n = static_cast<int>(read_arguments(argc, argv));
  QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
  QGuiApplication app(argc, argv);
  StepClock clock;
  clock.install();
  {
    RowModel model(100, false);
    View warm(&model);
    warm.layout();
    warm.paint();
  }
  constexpr long mostStored = 100000000, mostEdited = 10000000;
  const char *tooLong = "the harness stores an id a row";
  const char *tooSlow = "what is measured is the harness's own array";
  if (wants("W8")) { // first, so that nothing else is in memory
    measureOpening(n, false);
    measureOpening(n, true);
  }
  for (bool variable : {false, true}) {
    if (wants_up_to(variable ? "W2" : "W1", n, mostStored, tooLong)) measureScrolling(n, variable);
    if (wants_up_to("W3", n, mostStored, tooLong)) measureJumps(n, variable);
    if (wants_up_to("W4", n, mostEdited, tooSlow)) measureEdits(n, variable);
  }
  if (n == DIFF_ROWS && wants("W5")) measureReplacing(n);
  if (wants_up_to("W6", n, mostStored, tooLong)) measureEstimates(n);
  if (wants_up_to("W7", n, mostStored, tooLong)) measureFlicks(n, clock);
  if (wants_up_to("W9", n, mostStored, tooLong)) measurePaint(n);
  if (wants("prec")) measurePrecision(n);
  return 0;
}
