/* What a simple tree gets: heights in leaves of at most 512 floats, at most 64 leaves to a group,
 * the groups in one array, and each level with its counts and sums. Insert, remove and look-up
 * touch one leaf and two short scans. The heights live only here. */
#pragma once
#include "../common/bench.h"

enum { LEAF_ROWS = 512, GROUP_LEAVES = 64, RING = 128 };

typedef struct {
  int count;
  double sum;
  float heights[LEAF_ROWS];
} Leaf;

typedef struct {
  int leaf_count;
  long row_count;
  double sum;
  int counts[GROUP_LEAVES]; /* of the leaves, kept here for the scans */
  double sums[GROUP_LEAVES];
  Leaf *leaves[GROUP_LEAVES];
} Group;

typedef struct {
  long index;
  double y, height; /* in the viewport */
} Cell;

typedef struct {
  Group **groups;
  int group_count, group_room;
  long row_count;
  double sum;
  Cell cells[RING];
  long binds;
} ChunkedTree;

/* A row in the tree: its group, leaf and place in the leaf, its index, and where it begins. */
typedef struct {
  int group, leaf, place;
  long index;
  double y;
} Position;

static inline void tree_add_group(ChunkedTree *tree, int at, Group *group) {
  if (tree->group_count == tree->group_room) {
    tree->group_room = tree->group_room ? tree->group_room * 2 : 64;
    tree->groups =
        (Group **)realloc(tree->groups, sizeof *tree->groups * (size_t)tree->group_room);
  }
  memmove(tree->groups + at + 1, tree->groups + at,
          sizeof *tree->groups * (size_t)(tree->group_count - at));
  tree->groups[at] = group;
  tree->group_count++;
}

static inline void group_note_leaf(Group *group, int leaf) {
  group->counts[leaf] = group->leaves[leaf]->count;
  group->sums[leaf] = group->leaves[leaf]->sum;
}

/* Leaves and groups are filled to three quarters, as after many inserts. */
static inline void tree_build(ChunkedTree *tree, size_t n, int variable) {
  memset(tree, 0, sizeof *tree);
  tree->row_count = (long)n;
  for (int i = 0; i < RING; i++) tree->cells[i].index = -1;
  for (size_t i = 0; i < n;) {
    Group *group = (Group *)calloc(1, sizeof *group);
    while (group->leaf_count < GROUP_LEAVES * 3 / 4 && i < n) {
      Leaf *leaf = (Leaf *)malloc(sizeof *leaf);
      leaf->count = 0;
      leaf->sum = 0;
      while (leaf->count < LEAF_ROWS * 3 / 4 && i < n) {
        float height = (float)height_of_row((uint32_t)i, variable);
        leaf->heights[leaf->count++] = height;
        leaf->sum += height;
        i++;
      }
      group->leaves[group->leaf_count] = leaf;
      group_note_leaf(group, group->leaf_count++);
      group->row_count += leaf->count;
      group->sum += leaf->sum;
    }
    tree->sum += group->sum;
    tree_add_group(tree, tree->group_count, group);
  }
}

static inline void tree_free(ChunkedTree *tree) {
  for (int g = 0; g < tree->group_count; g++) {
    for (int k = 0; k < tree->groups[g]->leaf_count; k++) free(tree->groups[g]->leaves[k]);
    free(tree->groups[g]);
  }
  free(tree->groups);
}

/* The last row that begins at or above y. */
static inline Position tree_find_y(const ChunkedTree *tree, double y) {
  Position at = {0, 0, 0, 0, 0};
  while (at.group < tree->group_count - 1 && at.y + tree->groups[at.group]->sum <= y) {
    at.y += tree->groups[at.group]->sum;
    at.index += tree->groups[at.group]->row_count;
    at.group++;
  }
  const Group *group = tree->groups[at.group];
  while (at.leaf < group->leaf_count - 1 && at.y + group->sums[at.leaf] <= y) {
    at.y += group->sums[at.leaf];
    at.index += group->counts[at.leaf];
    at.leaf++;
  }
  const Leaf *leaf = group->leaves[at.leaf];
  while (at.place < leaf->count - 1 && at.y + leaf->heights[at.place] <= y) {
    at.y += leaf->heights[at.place++];
  }
  at.index += at.place;
  return at;
}

/* The row of an index, 0 to row_count. */
static inline Position tree_find_index(const ChunkedTree *tree, long index) {
  Position at = {0, 0, 0, index, 0};
  long left = index;
  while (at.group < tree->group_count - 1 && left >= tree->groups[at.group]->row_count) {
    left -= tree->groups[at.group]->row_count;
    at.y += tree->groups[at.group]->sum;
    at.group++;
  }
  const Group *group = tree->groups[at.group];
  while (at.leaf < group->leaf_count - 1 && left >= group->counts[at.leaf]) {
    left -= group->counts[at.leaf];
    at.y += group->sums[at.leaf];
    at.leaf++;
  }
  const Leaf *leaf = group->leaves[at.leaf];
  for (; at.place < left; at.place++) at.y += leaf->heights[at.place];
  return at;
}

/* Places the cells of the rows in sight, from a row on. Not inlined, so that no loop over it is
 * optimised away. */
__attribute__((noinline)) static void tree_layout_from(ChunkedTree *tree, Position at,
                                                       double offset) {
  while (at.y < offset + VIEW_HEIGHT && at.index < tree->row_count) {
    const Group *group = tree->groups[at.group];
    const Leaf *leaf = group->leaves[at.leaf];
    if (at.place >= leaf->count) {
      at.place = 0;
      if (++at.leaf >= group->leaf_count) {
        at.leaf = 0;
        if (++at.group >= tree->group_count) return;
      }
      continue;
    }
    Cell *cell = &tree->cells[at.index % RING];
    if (cell->index != at.index) {
      cell->index = at.index;
      tree->binds++;
    }
    cell->y = at.y - offset;
    cell->height = leaf->heights[at.place];
    at.y += leaf->heights[at.place++];
    at.index++;
  }
}

static inline void tree_layout(ChunkedTree *tree, double offset) {
  tree_layout_from(tree, tree_find_y(tree, offset), offset);
}

/* Moves the second half of a full group into a new one after it. */
static inline void tree_split_group(ChunkedTree *tree, int at) {
  Group *group = tree->groups[at], *next = (Group *)calloc(1, sizeof *next);
  int half = GROUP_LEAVES / 2;
  for (int k = half; k < GROUP_LEAVES; k++) {
    next->leaves[k - half] = group->leaves[k];
    group_note_leaf(next, k - half);
    next->row_count += group->counts[k];
    next->sum += group->sums[k];
  }
  next->leaf_count = GROUP_LEAVES - half;
  group->leaf_count = half;
  group->row_count -= next->row_count;
  group->sum -= next->sum;
  tree_add_group(tree, at + 1, next);
}

/* Moves the second half of a full leaf into a new one after it. The group has room. */
static inline void group_split_leaf(Group *group, int at) {
  Leaf *leaf = group->leaves[at], *next = (Leaf *)malloc(sizeof *next);
  int half = LEAF_ROWS / 2;
  next->count = LEAF_ROWS - half;
  memcpy(next->heights, leaf->heights + half, sizeof(float) * (size_t)next->count);
  next->sum = 0;
  for (int k = 0; k < next->count; k++) next->sum += next->heights[k];
  leaf->count = half;
  leaf->sum -= next->sum;
  size_t after = (size_t)(group->leaf_count - at - 1);
  memmove(group->leaves + at + 2, group->leaves + at + 1, sizeof *group->leaves * after);
  memmove(group->counts + at + 2, group->counts + at + 1, sizeof *group->counts * after);
  memmove(group->sums + at + 2, group->sums + at + 1, sizeof *group->sums * after);
  group->leaves[at + 1] = next;
  group->leaf_count++;
  group_note_leaf(group, at);
  group_note_leaf(group, at + 1);
}

static inline void tree_insert(ChunkedTree *tree, long index, float height) {
  Position at = tree_find_index(tree, index);
  if (tree->groups[at.group]->leaves[at.leaf]->count == LEAF_ROWS) {
    if (tree->groups[at.group]->leaf_count == GROUP_LEAVES) {
      tree_split_group(tree, at.group);
      if (at.leaf >= GROUP_LEAVES / 2) {
        at.group++;
        at.leaf -= GROUP_LEAVES / 2;
      }
    }
    group_split_leaf(tree->groups[at.group], at.leaf);
    if (at.place > LEAF_ROWS / 2) {
      at.place -= LEAF_ROWS / 2;
      at.leaf++;
    }
  }
  Group *group = tree->groups[at.group];
  Leaf *leaf = group->leaves[at.leaf];
  float *place = leaf->heights + at.place;
  memmove(place + 1, place, sizeof(float) * (size_t)(leaf->count - at.place));
  *place = height;
  leaf->count++;
  leaf->sum += height;
  group_note_leaf(group, at.leaf);
  group->row_count++;
  group->sum += height;
  tree->row_count++;
  tree->sum += height;
}

/* Leaves that have run empty stay. */
static inline void tree_remove(ChunkedTree *tree, long index) {
  Position at = tree_find_index(tree, index);
  Group *group = tree->groups[at.group];
  Leaf *leaf = group->leaves[at.leaf];
  float *place = leaf->heights + at.place, height = *place;
  memmove(place, place + 1, sizeof(float) * (size_t)(leaf->count - at.place - 1));
  leaf->count--;
  leaf->sum -= height;
  group_note_leaf(group, at.leaf);
  group->row_count--;
  group->sum -= height;
  tree->row_count--;
  tree->sum -= height;
}
