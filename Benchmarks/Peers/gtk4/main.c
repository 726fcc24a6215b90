/* GTK's GtkListView under the workloads. Layout is a change of the adjustment or of the model, with
 * the measure and the allocation of the scrolled window that follow; rows are made and bound in it.
 * Paint is a snapshot of the list and the drawing of its nodes with cairo into a picture of
 * 600x800. Both are done back to back, without waiting for the window's frame clock. */
#include "view.h"

/* Extents are 32-bit integers: GtkListView shows no more uniform rows than this. */
enum { MOST_UNIFORM = INT32_MAX / ROW_HEIGHT, MOST_VARIABLE = INT32_MAX / MEAN_ROW_HEIGHT };
static const char overflow[] = "the extent of the list overflows 32 bits";
static int64_t times[FRAMES];

static double milliseconds(int64_t ns) { return (double)ns / 1e6; }

/* Scrolls from where the list is. It paints each frame, as an app does, and does not time that. */
static void measure_frames(const char *work, guint n, const char *name, gboolean reports_binds) {
  view_layout();
  view_paint();
  long binds = view.binds;
  guint bottom = view_bottom();
  for (int f = 0; f < FRAMES; f++) {
    int64_t begin = cpu_ns();
    view_scroll_by(STEP_PX);
    view_layout();
    times[f] = cpu_ns() - begin;
    view_paint();
  }
  report_series(work, n, name, times, FRAMES);
  if (!reports_binds) return;
  double new_rows = (double)view_bottom() - (double)bottom;
  report(work, n, "rows_bound_per_new_row", (double)(view.binds - binds) / new_rows);
}

/* W1 and W2. */
static void measure_scrolling(guint n) {
  const char *work = view.variable ? "W2" : "W1";
  Model *model = model_of_ids(n);
  double heap = heap_bytes();
  int64_t begin = cpu_ns();
  view_open(model);
  view_layout();
  report(work, n, "first_layout_cpu_ms", milliseconds(cpu_ns() - begin));
  measure_frames(work, n, "frame_layout", TRUE);
  view_jump(n / 2);
  view_layout();
  measure_frames(work, n, "frame_from_middle_layout", FALSE);
  report(work, n, "bytes_per_item", (heap_bytes() - heap) / n);
  report(work, n, "heap_bytes_after_scroll", heap_bytes() - heap);
  view_close();
  g_object_unref(model);
}

/* W3: jumps to random rows. */
static void measure_jumps(guint n) {
  const char *work = view.variable ? "W3v" : "W3";
  Model *model = model_of_ids(n);
  view_open(model);
  view_layout();
  int missed = 0;
  random_state = JUMP_SEED;
  for (int k = 0; k < JUMPS; k++) {
    guint row = random_below(n);
    int64_t begin = cpu_ns();
    view_jump(row);
    view_layout();
    times[k] = cpu_ns() - begin;
    double y = view_screen_y(row);
    missed += !(y > -200 && y < VIEW_HEIGHT);
  }
  report_series(work, n, "jump", times, JUMPS);
  report(work, n, "jump_missed_of_1000", missed);
  view_close();
  g_object_unref(model);
}

/* The row that is first on the screen, and how far edits elsewhere move it. */
typedef struct {
  guint row;
  double y, shift;
  int lost;
} Anchor;

static void anchor_take(Anchor *anchor) {
  anchor->row = view_top();
  anchor->y = view_screen_y(anchor->row);
}

static void anchor_look(Anchor *anchor) {
  double now = view_screen_y(anchor->row);
  if (isnan(now)) { /* not on the screen any more, so there is nothing to measure by */
    anchor->lost++;
    anchor_take(anchor);
    return;
  }
  anchor->shift = fmax(anchor->shift, fabs(now - anchor->y));
  anchor->y = now;
}

/* W4: rows inserted and removed at random while the middle of the list is on the screen. */
static void measure_edits(guint n) {
  const char *work = view.variable ? "W4v" : "W4";
  Model *model = model_of_ids(n);
  view_open(model);
  view_layout();
  view_jump(n / 2);
  view_layout();
  view_paint();
  random_state = EDIT_SEED;
  Anchor inserts = {0}, removals = {0};
  anchor_take(&inserts);
  for (int k = 0; k < EDITS; k++) {
    guint row = random_below(model->count + 1);
    int64_t begin = cpu_ns();
    model_insert(model, row, n + (guint)k);
    view_layout();
    times[k] = cpu_ns() - begin;
    if (row == inserts.row) { /* before or after it would both be right */
      anchor_take(&inserts);
      continue;
    }
    if (row < inserts.row) inserts.row++;
    anchor_look(&inserts);
  }
  report_series(work, n, "insert", times, EDITS);
  report(work, n, "insert_anchor_shift_max_px", inserts.shift);
  report(work, n, "insert_anchor_lost", inserts.lost);
  anchor_take(&removals);
  for (int k = 0; k < EDITS; k++) {
    guint row = random_below(model->count);
    int64_t begin = cpu_ns();
    model_remove(model, row);
    view_layout();
    times[k] = cpu_ns() - begin;
    if (row == removals.row) {
      anchor_take(&removals);
      continue;
    }
    if (row < removals.row) removals.row--;
    anchor_look(&removals);
  }
  report_series(work, n, "remove", times, EDITS);
  report(work, n, "remove_anchor_shift_max_px", removals.shift);
  report(work, n, "remove_anchor_lost", removals.lost);
  report_model_cost(work, n);
  view_close();
  g_object_unref(model);
}

/* W5: a tenth of the rows replaced, told one by one and as one range. There is no difference to
 * compute: the list is told of changes. */
static void measure_replacing(guint n) {
  Model *model = model_of_ids(n);
  view_open(model);
  view_layout();
  view_jump(n / 2);
  view_layout();
  int64_t begin = cpu_ns();
  for (guint i = 0; i < n; i++) {
    if (mix32(i) % 10 != 0) continue;
    model->ids[i] = 2 * n + i;
    g_list_model_items_changed(G_LIST_MODEL(model), i, 1, 1);
  }
  view_layout();
  report("W5", n, "apply_items_changed_each_cpu_ms", milliseconds(cpu_ns() - begin));
  view_jump(n / 2);
  view_layout();
  begin = cpu_ns();
  for (guint i = 0; i < n; i++) {
    if (mix32(i) % 10 == 0) model->ids[i] = i;
  }
  g_list_model_items_changed(G_LIST_MODEL(model), 0, n, n);
  view_layout();
  report("W5", n, "apply_reset_cpu_ms", milliseconds(cpu_ns() - begin));
  view_close();
  g_object_unref(model);
}

/* W6: scrolls upwards from a jump to the middle, through rows that were never laid out. */
static void measure_estimates(guint n) {
  Model *model = model_of_ids(n);
  view_open(model);
  view_layout();
  view_paint();
  view_jump(n / 2);
  view_layout();
  view_paint();
  guint tracked = view_top();
  int jumps = 0;
  double y = view_screen_y(tracked), extent = view_extent(), jump_max = 0, change_max = 0;
  int64_t total = 0;
  for (int f = 0; f < UPWARD_FRAMES; f++) {
    int64_t begin = cpu_ns();
    view_scroll_by(-STEP_PX);
    view_layout();
    total += cpu_ns() - begin;
    double jump = fabs(view_screen_y(tracked) - y - STEP_PX);
    if (!(jump <= 0.5)) jumps++; /* one, too, when the row has gone */
    jump_max = fmax(jump_max, jump);
    change_max = fmax(change_max, fabs(view_extent() - extent));
    extent = view_extent();
    view_paint();
    tracked = view_top();
    y = view_screen_y(tracked);
  }
  report("W6", n, "frame_layout_cpu_mean_ns", (double)total / UPWARD_FRAMES);
  report("W6", n, "jump_max_px", jump_max);
  report("W6", n, "jump_frames_of_1000", jumps);
  report("W6", n, "content_height_change_max_px", change_max);
  view_close();
  g_object_unref(model);
}

/* W8: a list in a window that has shown one before. */
static void measure_opening(guint n) {
  Openings openings;
  Model *model = model_of_indices(n);
  for (int k = 0; k < OPENINGS; k++) {
    double heap = heap_bytes();
    int64_t begin = cpu_ns();
    view_open(model);
    view_layout();
    openings.milliseconds[k] = milliseconds(cpu_ns() - begin);
    openings.heap[k] = heap_bytes() - heap;
    if (k == 0) openings.resident = resident_bytes();
    view_close();
  }
  report_openings(n, view.variable ? "open_measured" : "open", &openings);
  g_object_unref(model);
}

/* W9: the paint of each frame of a scroll. Each one clears the picture and paints all of it. */
static void measure_paint(guint n) {
  Model *model = model_of_ids(n);
  view.alternates = TRUE;
  view_open(model);
  view_layout();
  view_paint();
  for (int f = 0; f < FRAMES; f++) {
    view_scroll_by(STEP_PX);
    view_layout();
    int64_t begin = cpu_ns();
    view_paint();
    times[f] = cpu_ns() - begin;
  }
  picture_check(view_picture());
  view_save_picture("W9", n);
  report_series("W9", n, "frame_paint", times, FRAMES);
  view_close();
  view.alternates = FALSE;
  g_object_unref(model);
}

/* prec: how far rows near the end are painted from where they should be. */
static void measure_precision(guint n) {
  Model *model = model_of_indices(n);
  view.alternates = TRUE;
  view_open(model);
  view_layout();
  view_jump(n - 1);
  view_layout();
  double worst = -1;
  for (int f = 0; f < PRECISION_FRAMES; f++) {
    view_scroll_by(-STEP_PX);
    view_layout();
    view_paint();
    worst = fmax(worst, picture_position_error(view_picture(), view_offset()));
  }
  view_save_picture("prec", n);
  if (worst >= 0) {
    report("prec", n, "row_position_error_max_px", worst);
  } else {
    fprintf(stderr, "%s: prec: no row is painted at %u rows\n", peer_name, n);
  }
  report("prec", n, "extent_error_px", fabs(view_extent() - (double)n * ROW_HEIGHT));
  view_close();
  view.alternates = FALSE;
  g_object_unref(model);
}

int main(int argc, char **argv) {
  static char name[32];
  snprintf(name, sizeof name, "gtk-%u.%u.%u", gtk_get_major_version(), gtk_get_minor_version(),
           gtk_get_micro_version());
  peer_name = name;
  guint n = (guint)read_arguments(argc, argv);
  g_setenv("GSK_RENDERER", "cairo", TRUE);
  if (!gtk_init_check()) {
    fprintf(stderr, "%s: no display\n", peer_name);
    return 69;
  }
  view_start();
  for (int variable = 0; variable < 2; variable++) { /* first, so that nothing else is in memory */
    view.variable = variable;
    if (wants_up_to("W8", n, variable ? MOST_VARIABLE : MOST_UNIFORM, overflow)) {
      measure_opening(n);
    }
  }
  for (int variable = 0; variable < 2; variable++) {
    long most = variable ? MOST_VARIABLE : MOST_UNIFORM;
    view.variable = variable;
    if (wants_up_to(variable ? "W2" : "W1", n, most, overflow)) measure_scrolling(n);
    if (wants_up_to("W3", n, most, overflow)) measure_jumps(n);
    if (wants_up_to("W4", n, most, overflow)) measure_edits(n);
  }
  if (n == DIFF_ROWS && wants("W5")) measure_replacing(n);
  if (wants_up_to("W6", n, MOST_VARIABLE, overflow)) measure_estimates(n);
  view.variable = FALSE;
  if (wants_up_to("W9", n, MOST_UNIFORM, overflow)) measure_paint(n);
  if (wants_up_to("prec", n, MOST_UNIFORM, overflow)) measure_precision(n);
  return 0;
}
