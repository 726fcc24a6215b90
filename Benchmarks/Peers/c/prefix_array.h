/* A list as it is first written: an array of heights, an array of where rows begin, a binary
 * search, and a ring of cells. An insert or a removal moves the heights and adds up all beginnings
 * after it anew. */
#pragma once
#include "../common/bench.h"

enum { RING = 128 }; /* more rows than a screen of the smallest ones shows */

typedef struct {
  long index;
  double y, height; /* in the viewport */
  char text[24];
} Cell;

typedef struct {
  size_t count;
  float *heights;
  double *begins; /* count + 1 of them: where rows begin, and the height of all */
  Cell cells[RING];
  int binds_text; /* whether a cell that gets another row formats its text */
  long binds;
} PrefixArray;

static inline void prefix_array_add_up(PrefixArray *list, size_t from) {
  double y = list->begins[from];
  for (size_t i = from; i < list->count; i++) {
    y += list->heights[i];
    list->begins[i + 1] = y;
  }
}

static inline void prefix_array_forget_cells(PrefixArray *list) {
  for (int i = 0; i < RING; i++) list->cells[i].index = -1;
}

/* Room is left for the inserts of W4. */
static inline void prefix_array_make_heights(PrefixArray *list, size_t n, int variable) {
  memset(list, 0, sizeof *list);
  list->count = n;
  list->heights = (float *)malloc((n + EDITS) * sizeof *list->heights);
  for (size_t i = 0; i < n; i++) list->heights[i] = (float)height_of_row((uint32_t)i, variable);
  prefix_array_forget_cells(list);
}

static inline void prefix_array_make_begins(PrefixArray *list) {
  list->begins = (double *)malloc((list->count + EDITS + 1) * sizeof *list->begins);
  list->begins[0] = 0;
  prefix_array_add_up(list, 0);
}

static inline void prefix_array_free(PrefixArray *list) {
  free(list->heights);
  free(list->begins);
  list->heights = NULL;
  list->begins = NULL;
}

/* The last row that begins at or above y. */
static inline size_t prefix_array_find(const PrefixArray *list, double y) {
  size_t low = 0, high = list->count;
  while (high - low > 1) {
    size_t middle = (low + high) / 2;
    if (list->begins[middle] <= y) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return low;
}

/* Places the cells of the rows in sight. Not inlined, so that no loop over it is optimised away. */
__attribute__((noinline)) static void prefix_array_layout(PrefixArray *list, double offset) {
  size_t i = prefix_array_find(list, offset);
  for (; i < list->count && list->begins[i] < offset + VIEW_HEIGHT; i++) {
    Cell *cell = &list->cells[i % RING];
    if (cell->index != (long)i) {
      cell->index = (long)i;
      list->binds++;
      if (list->binds_text) snprintf(cell->text, sizeof cell->text, "Row %ld", (long)i);
    }
    cell->y = list->begins[i] - offset;
    cell->height = list->heights[i];
  }
}

static inline double prefix_array_last_offset(const PrefixArray *list) {
  return list->begins[list->count] - VIEW_HEIGHT;
}

static inline void prefix_array_insert(PrefixArray *list, size_t i, float height) {
  memmove(list->heights + i + 1, list->heights + i, (list->count - i) * sizeof *list->heights);
  list->heights[i] = height;
  list->count++;
  prefix_array_add_up(list, i);
}

static inline void prefix_array_remove(PrefixArray *list, size_t i) {
  memmove(list->heights + i, list->heights + i + 1,
          (list->count - i - 1) * sizeof *list->heights);
  list->count--;
  prefix_array_add_up(list, i);
}
