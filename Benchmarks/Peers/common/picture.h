/* Looks at pictures that a harness painted: 600x800 pixels of 4 bytes, rows of uniform height with
 * the ground #d0d0d0 below even rows and #ffffff below odd ones, and a dark text at the left. */
#pragma once
#include "bench.h"
#include <math.h>

#define GROUND_X 400 /* where only the ground of a row is seen, no text and no scroll bar */
#define TEXT_WIDTH 200

typedef struct {
  const uint8_t *bits;
  int stride;
} Picture;

static inline int picture_blue(Picture p, int x, int y) { return p.bits[y * p.stride + x * 4]; }

/* Where a row begins between two lines of pixels. */
static inline int picture_is_edge(Picture p, int y) {
  return picture_blue(p, GROUND_X, y) != picture_blue(p, GROUND_X, y - 1);
}

static inline int picture_edges(Picture p) {
  int edges = 0;
  for (int y = 1; y < VIEW_HEIGHT; y++) edges += picture_is_edge(p, y);
  return edges;
}

/* How far in px the worst drawn beginning of a row is from its true place while the list is
 * scrolled to `offset`. The ground tells odd rows from even ones, so this is at most 44. Negative:
 * no row is seen. */
static inline double picture_position_error(Picture p, double offset) {
  double worst = -1;
  for (int y = 1; y < VIEW_HEIGHT; y++) {
    if (!picture_is_edge(p, y)) continue;
    int odd = picture_blue(p, GROUND_X, y) > 0xe8;
    double pair = 2.0 * ROW_HEIGHT, shift = odd * (double)ROW_HEIGHT;
    double nearest = round((offset + y - shift) / pair) * pair + shift;
    worst = fmax(worst, fabs(nearest - offset - y));
  }
  return worst;
}

/* Ends the program unless the picture shows what W9 is to paint: 18 or 19 beginnings of rows, and
 * text in the line of pixels through the middle of each whole row. */
static inline void picture_check(Picture p) {
  int edges = picture_edges(p), texts = 0, rows = 0, begin = 0;
  for (int y = 1; y <= VIEW_HEIGHT; y++) {
    if (y < VIEW_HEIGHT && !picture_is_edge(p, y)) continue;
    if (y - begin == ROW_HEIGHT) {
      int dark = 0, middle = begin + ROW_HEIGHT / 2;
      for (int x = 0; x < TEXT_WIDTH; x++) dark += picture_blue(p, x, middle) < 0x60;
      rows++;
      texts += dark > 2;
    }
    begin = y;
  }
  if (edges >= 18 && edges <= 19 && rows >= 17 && texts == rows) return;
  fprintf(stderr, "%s: the picture shows %d beginnings of rows, %d whole rows, %d with text\n",
          peer_name, edges, rows, texts);
  exit(70);
}

/* The path of the picture of a work, or NULL when none is asked for. */
static inline const char *picture_path(const char *work, long n) {
  static char path[1024];
  const char *folder = getenv("SIDE_PICTURES");
  if (!folder || !*folder) return NULL;
  snprintf(path, sizeof path, "%s/%s-%s-%ld.png", folder, peer_name, work, n);
  return path;
}
