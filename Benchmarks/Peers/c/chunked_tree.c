/* The chunked tree under the workloads; `chunked-tree check` compares it with a plain array
 * instead. There are no cells but a ring of structs. All of it takes less time than reading the
 * clock, so it is timed many at a time and has a mean only. */
#include "chunked_tree.h"
#include <math.h>

enum { SWEEPS = 50, JUMP_BATCH = 20000 };
#define MOST_OF_TREE 100000000L
static const char too_long[] = "the scan over groups is linear, and leaves take 5.5 bytes a row";

static void measure_frames(ChunkedTree *tree, const char *work, double start, const char *metric) {
  int64_t begin = cpu_ns();
  for (int sweep = 0; sweep < SWEEPS; sweep++) {
    for (int f = 0; f < FRAMES; f++) tree_layout(tree, start + (double)f * STEP_PX);
  }
  double total = (double)(cpu_ns() - begin);
  report(work, (double)tree->row_count, metric, total / ((double)SWEEPS * FRAMES));
}

/* W1 and W2. The first layout builds the tree, heights and all, and bytes an item count the
 * heights. The first layout is the median
 * of several; memory for so many rows is at hand, since two lists were there before. */
static void measure_scrolling(long n, int variable) {
  const char *work = variable ? "W2" : "W1";
  ChunkedTree tree;
  double heap = heap_bytes(), openings[OPENINGS];
  for (int k = -2; k < OPENINGS; k++) {
    int64_t begin = cpu_ns();
    tree_build(&tree, (size_t)n, variable);
    tree_layout(&tree, 0);
    if (k >= 0) openings[k] = (double)(cpu_ns() - begin) / 1e6;
    if (k < OPENINGS - 1) tree_free(&tree);
  }
  report(work, (double)n, "first_layout_cpu_ms", median(openings, OPENINGS));
  report(work, (double)n, "bytes_per_item", (heap_bytes() - heap) / (double)n);
  long binds = tree.binds;
  for (int f = 1; f <= FRAMES; f++) tree_layout(&tree, (double)f * STEP_PX);
  long last = tree_find_y(&tree, (double)FRAMES * STEP_PX + VIEW_HEIGHT - 1).index;
  long new_rows = last - tree_find_y(&tree, VIEW_HEIGHT - 1).index;
  report(work, (double)n, "rows_bound_per_new_row",
         (double)(tree.binds - binds) / (double)new_rows);
  measure_frames(&tree, work, 0, "frame_layout_cpu_mean_ns");
  double middle = tree_find_index(&tree, n / 2).y;
  measure_frames(&tree, work, middle, "frame_from_middle_layout_cpu_mean_ns");
  tree_free(&tree);
}

/* W3: jumps to random rows, which may come to lie at the top even at the end of the list. */
static void measure_jumps(long n, int variable) {
  ChunkedTree tree;
  tree_build(&tree, (size_t)n, variable);
  random_state = JUMP_SEED;
  int64_t begin = cpu_ns();
  for (int k = 0; k < JUMP_BATCH; k++) {
    Position at = tree_find_index(&tree, random_below((uint32_t)n));
    tree_layout_from(&tree, at, at.y);
  }
  double total = (double)(cpu_ns() - begin);
  report(variable ? "W3v" : "W3", (double)n, "jump_cpu_mean_ns", total / JUMP_BATCH);
  tree_free(&tree);
}

/* W4: rows inserted and removed at random while the row in the middle of the list is held at the
 * top. */
static void measure_edits(long n, int variable) {
  const char *work = variable ? "W4v" : "W4";
  ChunkedTree tree;
  tree_build(&tree, (size_t)n, variable);
  long anchor = n / 2;
  double shift = 0;
  random_state = EDIT_SEED;
  int64_t begin = cpu_ns();
  for (int k = 0; k < EDITS; k++) {
    long i = random_below((uint32_t)tree.row_count + 1);
    tree_insert(&tree, i, (float)height_of_row((uint32_t)(n + k), variable));
    if (i <= anchor) anchor++;
    Position at = tree_find_index(&tree, anchor);
    tree_layout_from(&tree, at, at.y);
    shift = fmax(shift, fabs(tree.cells[anchor % RING].y));
  }
  report(work, (double)n, "insert_cpu_mean_ns", (double)(cpu_ns() - begin) / EDITS);
  report(work, (double)n, "insert_anchor_shift_max_px", shift);
  shift = 0;
  begin = cpu_ns();
  for (int k = 0; k < EDITS; k++) {
    long i = random_below((uint32_t)tree.row_count);
    tree_remove(&tree, i);
    if (i < anchor) anchor--;
    Position at = tree_find_index(&tree, anchor);
    tree_layout_from(&tree, at, at.y);
    shift = fmax(shift, fabs(tree.cells[anchor % RING].y));
  }
  report(work, (double)n, "remove_cpu_mean_ns", (double)(cpu_ns() - begin) / EDITS);
  report(work, (double)n, "remove_anchor_shift_max_px", shift);
  report_model_cost(work, (size_t)n);
  tree_free(&tree);
}

/* W8: the tree built and laid out. Its heights are made as it is built. */
static void measure_opening(long n, int variable) {
  Openings openings;
  for (int k = 0; k < OPENINGS; k++) {
    ChunkedTree tree;
    double heap = heap_bytes();
    int64_t begin = cpu_ns();
    tree_build(&tree, (size_t)n, variable);
    tree_layout(&tree, 0);
    openings.milliseconds[k] = (double)(cpu_ns() - begin) / 1e6;
    openings.heap[k] = heap_bytes() - heap;
    if (k == 0) openings.resident = resident_bytes();
    tree_free(&tree);
  }
  report_openings((double)n, variable ? "open_known" : "open", &openings);
}

/* Through random changes the tree says of rows what adding up an array says. */
static int check(void) {
  enum { ROOM = 60000, CHANGES = 60000 };
  static float heights[ROOM];
  size_t n = 25000;
  ChunkedTree tree;
  tree_build(&tree, n, 1);
  for (size_t i = 0; i < n; i++) heights[i] = (float)variable_height((uint32_t)i);
  for (int k = 0; k < CHANGES; k++) {
    /* Most inserts are at few places, so that leaves and groups are split. */
    size_t i = random_next() % 4 == 0 ? random_below((uint32_t)n) : n * (random_next() % 3) / 3;
    if (random_next() % 5 < 4 && n < ROOM - 1) {
      float height = (float)variable_height((uint32_t)k + 7u);
      memmove(heights + i + 1, heights + i, sizeof(float) * (n - i));
      heights[i] = height;
      n++;
      tree_insert(&tree, (long)i, height);
    } else {
      memmove(heights + i, heights + i + 1, sizeof(float) * (n - i - 1));
      n--;
      tree_remove(&tree, (long)i);
    }
    if (k % 50 != 0) continue;
    size_t row = random_below((uint32_t)n);
    double y = 0;
    for (size_t j = 0; j < row; j++) y += heights[j];
    Position by_index = tree_find_index(&tree, (long)row);
    Position by_y = tree_find_y(&tree, y + 1);
    if (by_index.y != y || by_y.y != y || by_y.index != (long)row || tree.row_count != (long)n) {
      fprintf(stderr, "chunked-tree: change %d: row %zu is not where it should be\n", k, row);
      return 1;
    }
  }
  if (tree.group_count < 3) {
    fprintf(stderr, "chunked-tree: no group was split\n");
    return 1;
  }
  tree_free(&tree);
  return 0;
}

int main(int argc, char **argv) {
  if (argc == 2 && strcmp(argv[1], "check") == 0) return check();
  peer_name = "chunked-tree-c";
  long n = read_arguments(argc, argv);
  /* First, so that nothing else is in memory. */
  if (wants_up_to("W8", n, MOST_OF_TREE, too_long)) {
    measure_opening(n, 0);
    measure_opening(n, 1);
  }
  for (int variable = 0; variable < 2; variable++) {
    if (wants_up_to(variable ? "W2" : "W1", n, MOST_OF_TREE, too_long)) {
      measure_scrolling(n, variable);
    }
    if (wants_up_to("W3", n, MOST_OF_TREE, too_long)) measure_jumps(n, variable);
    if (wants_up_to("W4", n, MOST_OF_TREE, too_long)) measure_edits(n, variable);
  }
  return 0;
}
