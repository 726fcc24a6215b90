/* The prefix array under the workloads. There are no cells but a ring of structs: what is measured
 * is finding rows and placing them, the least that any list does. Frames and jumps take less time
 * than reading the clock, so those are timed many at a time and have a mean only. */
#include "prefix_array.h"
#include "heckel.h"
#include <math.h>

enum { SWEEPS = 50, JUMP_BATCH = 20000 };
#define MOST_OF_ARRAY 100000000L
static const char too_long[] = "the arrays take 12 bytes a row";
static int64_t times[FRAMES];

static void measure_frames(PrefixArray *list, const char *work, double start, const char *metric) {
  int64_t begin = cpu_ns();
  for (int sweep = 0; sweep < SWEEPS; sweep++) {
    prefix_array_forget_cells(list);
    for (int f = 0; f < FRAMES; f++) prefix_array_layout(list, start + (double)f * STEP_PX);
  }
  double total = (double)(cpu_ns() - begin);
  report(work, (double)list->count, metric, total / ((double)SWEEPS * FRAMES));
}

/* W1 and W2: a scroll from the first row and from the middle; and with the text of new rows
 * formatted. The first layout is the median
 * of several; memory for so many rows is at hand, since two lists were there before. */
static void measure_scrolling(long n, int variable) {
  const char *work = variable ? "W2" : "W1";
  PrefixArray list;
  prefix_array_make_heights(&list, (size_t)n, variable);
  double heap = heap_bytes(), openings[OPENINGS];
  for (int k = -2; k < OPENINGS; k++) {
    int64_t begin = cpu_ns();
    prefix_array_make_begins(&list);
    prefix_array_layout(&list, 0);
    if (k >= 0) openings[k] = (double)(cpu_ns() - begin) / 1e6;
    if (k == OPENINGS - 1) break;
    free(list.begins);
    prefix_array_forget_cells(&list);
    list.binds = 0;
  }
  report(work, (double)n, "first_layout_cpu_ms", median(openings, OPENINGS));
  report(work, (double)n, "bytes_per_item", (heap_bytes() - heap) / (double)n);

  double middle = list.begins[n / 2], end = (double)FRAMES * STEP_PX;
  long binds = list.binds;
  for (int f = 1; f <= FRAMES; f++) prefix_array_layout(&list, (double)f * STEP_PX);
  size_t new_rows = prefix_array_find(&list, end + VIEW_HEIGHT - 1) -
                    prefix_array_find(&list, VIEW_HEIGHT - 1);
  report(work, (double)n, "rows_bound_per_new_row",
         (double)(list.binds - binds) / (double)new_rows);
  measure_frames(&list, work, 0, "frame_layout_cpu_mean_ns");
  measure_frames(&list, work, middle, "frame_from_middle_layout_cpu_mean_ns");
  list.binds_text = 1;
  measure_frames(&list, work, 0, "frame_layout_bindtext_cpu_mean_ns");
  prefix_array_free(&list);
}

/* W3: jumps to random rows. */
static void measure_jumps(long n, int variable) {
  PrefixArray list;
  prefix_array_make_heights(&list, (size_t)n, variable);
  prefix_array_make_begins(&list);
  double last = prefix_array_last_offset(&list);
  random_state = JUMP_SEED;
  int64_t begin = cpu_ns();
  for (int k = 0; k < JUMP_BATCH; k++) {
    double y = list.begins[random_below((uint32_t)n)];
    prefix_array_layout(&list, y < last ? y : last);
  }
  double total = (double)(cpu_ns() - begin);
  report(variable ? "W3v" : "W3", (double)n, "jump_cpu_mean_ns", total / JUMP_BATCH);
  prefix_array_free(&list);
}

/* W4: rows inserted and removed at random while the row in the middle of the list is held at the
 * top. */
static void measure_edits(long n, int variable) {
  const char *work = variable ? "W4v" : "W4";
  PrefixArray list;
  prefix_array_make_heights(&list, (size_t)n, variable);
  prefix_array_make_begins(&list);
  size_t anchor = (size_t)n / 2;
  double shift = 0;
  random_state = EDIT_SEED;
  for (int k = 0; k < EDITS; k++) {
    size_t i = random_below((uint32_t)list.count + 1);
    float height = (float)height_of_row((uint32_t)(n + k), variable);
    int64_t begin = cpu_ns();
    prefix_array_insert(&list, i, height);
    if (i <= anchor) anchor++;
    prefix_array_layout(&list, list.begins[anchor]);
    times[k] = cpu_ns() - begin;
    shift = fmax(shift, fabs(list.cells[anchor % RING].y));
  }
  report_series(work, (double)n, "insert", times, EDITS);
  report(work, (double)n, "insert_anchor_shift_max_px", shift);
  shift = 0;
  for (int k = 0; k < EDITS; k++) {
    size_t i = random_below((uint32_t)list.count);
    int64_t begin = cpu_ns();
    prefix_array_remove(&list, i);
    if (i < anchor) anchor--;
    prefix_array_layout(&list, list.begins[anchor]);
    times[k] = cpu_ns() - begin;
    shift = fmax(shift, fabs(list.cells[anchor % RING].y));
  }
  report_series(work, (double)n, "remove", times, EDITS);
  report(work, (double)n, "remove_anchor_shift_max_px", shift);
  report_model_cost(work, (size_t)n);
  prefix_array_free(&list);
}

/* W5: a tenth of the rows get new identities; their difference, and all beginnings anew. */
static void measure_difference(long n) {
  size_t count = (size_t)n;
  uint64_t *old_keys = (uint64_t *)malloc(count * sizeof *old_keys);
  uint64_t *new_keys = (uint64_t *)malloc(count * sizeof *new_keys);
  for (size_t i = 0; i < count; i++) {
    old_keys[i] = i;
    new_keys[i] = mix32((uint32_t)i) % 10 == 0 ? count + i : i;
  }
  PrefixArray list;
  prefix_array_make_heights(&list, count, 1);
  prefix_array_make_begins(&list);
  double offset = list.begins[n / 2];
  int64_t begin = cpu_ns();
  DifferenceCounts counts = heckel(old_keys, (int)n, new_keys, (int)n);
  int64_t between = cpu_ns();
  prefix_array_add_up(&list, 0);
  prefix_array_layout(&list, offset);
  int64_t end = cpu_ns();
  report("W5", (double)n, "diff_changes", (double)(counts.removals + counts.inserts));
  report("W5", (double)n, "diff_cpu_ms", (double)(between - begin) / 1e6);
  report("W5", (double)n, "apply_cpu_ms", (double)(end - between) / 1e6);
  report("W5", (double)n, "diff_apply_cpu_ms", (double)(end - begin) / 1e6);
  prefix_array_free(&list);
  free(old_keys);
  free(new_keys);
}

/* The list with estimates in place of heights. */
static void make_estimated(PrefixArray *list, long n) {
  prefix_array_make_heights(list, (size_t)n, 1);
  for (long i = 0; i < n; i++) list->heights[i] = MEAN_ROW_HEIGHT;
  prefix_array_make_begins(list);
}

/* Measures the rows in sight that were not, and places all. */
static void layout_measuring(PrefixArray *list, char *measured, double y) {
  size_t i = prefix_array_find(list, y);
  for (; i < list->count && list->begins[i] < y + VIEW_HEIGHT; i++) {
    if (measured[i]) continue;
    measured[i] = 1;
    list->heights[i] = (float)variable_height((uint32_t)i);
    prefix_array_add_up(list, i);
  }
  prefix_array_layout(list, y);
}

/* W6: estimates replaced by heights as rows come in sight, upwards from the middle. Nothing is
 * held. Once timed as a whole, once to compare each frame with the one before. */
static void measure_estimates(long n) {
  PrefixArray list;
  make_estimated(&list, n);
  char *measured = (char *)calloc((size_t)n, 1);
  double middle = list.begins[n / 2], jump_max = 0, change_max = 0;
  int jumps = 0;
  int64_t begin = cpu_ns();
  for (int f = 1; f <= UPWARD_FRAMES; f++) {
    layout_measuring(&list, measured, middle - (double)f * STEP_PX);
  }
  double total = (double)(cpu_ns() - begin);
  prefix_array_free(&list);

  make_estimated(&list, n);
  memset(measured, 0, (size_t)n);
  double tracked_y = 0;
  size_t tracked = (size_t)n / 2;
  for (int f = 1; f <= UPWARD_FRAMES; f++) {
    double height_before = list.begins[n], y = middle - (double)f * STEP_PX;
    layout_measuring(&list, measured, y);
    double jump = fabs(list.begins[tracked] - y - (tracked_y + STEP_PX));
    if (f > 1) {
      jumps += jump > 0.5;
      jump_max = fmax(jump_max, jump);
    }
    change_max = fmax(change_max, fabs(list.begins[n] - height_before));
    tracked = prefix_array_find(&list, y);
    tracked_y = list.begins[tracked] - y;
  }
  report("W6", (double)n, "frame_layout_cpu_mean_ns", total / UPWARD_FRAMES);
  report("W6", (double)n, "jump_max_px", jump_max);
  report("W6", (double)n, "jump_frames_of_1000", jumps);
  report("W6", (double)n, "content_height_change_max_px", change_max);
  free(measured);
  prefix_array_free(&list);
}

/* W8: the list opened, that is its beginnings added up, with the heights in hand. `build` is the
 * array of beginnings alone in new memory, `rebuild` the same in memory that is there already. */
static void measure_opening(long n, int variable) {
  Openings openings;
  double build[OPENINGS], rebuild[OPENINGS];
  for (int k = 0; k < OPENINGS; k++) {
    PrefixArray list;
    prefix_array_make_heights(&list, (size_t)n, variable);
    double heap = heap_bytes();
    int64_t begin = cpu_ns();
    prefix_array_make_begins(&list);
    int64_t built = cpu_ns();
    prefix_array_layout(&list, 0);
    openings.milliseconds[k] = (double)(cpu_ns() - begin) / 1e6;
    openings.heap[k] = heap_bytes() - heap;
    build[k] = (double)(built - begin) / 1e6;
    if (k == 0) openings.resident = resident_bytes();
    begin = cpu_ns();
    prefix_array_add_up(&list, 0);
    rebuild[k] = (double)(cpu_ns() - begin) / 1e6;
    prefix_array_free(&list);
  }
  report_openings((double)n, variable ? "open_known" : "open", &openings);
  if (!variable) return;
  report("W8", (double)n, "build_prefix_array_ms", median(build, OPENINGS));
  report("W8", (double)n, "rebuild_prefix_array_ms", median(rebuild, OPENINGS));
}

int main(int argc, char **argv) {
  peer_name = "prefix-array-c";
  long n = read_arguments(argc, argv);
  /* First, so that nothing else is in memory. */
  if (wants_up_to("W8", n, MOST_OF_ARRAY, too_long)) {
    measure_opening(n, 0);
    measure_opening(n, 1);
  }
  for (int variable = 0; variable < 2; variable++) {
    if (wants_up_to(variable ? "W2" : "W1", n, MOST_OF_ARRAY, too_long)) {
      measure_scrolling(n, variable);
    }
    if (wants_up_to("W3", n, MOST_OF_ARRAY, too_long)) measure_jumps(n, variable);
    if (wants_up_to("W4", n, 10000000, "an insert takes 7 ms already")) measure_edits(n, variable);
  }
  if (n == DIFF_ROWS && wants("W5")) measure_difference(n);
  if (wants_up_to("W6", n, 10000000, "each measured row adds up half the list")) {
    measure_estimates(n);
  }
  return 0;
}
