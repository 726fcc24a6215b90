/* Shared by every harness: the arguments, the heights and random numbers that all of them use,
 * clocks, memory in use, and the lines that are printed. C and C++. */
#pragma once
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define VIEW_WIDTH 600
#define VIEW_HEIGHT 800
#define STEP_PX 37          /* how far a frame scrolls */
#define FRAMES 2000         /* of a scroll */
#define ROW_HEIGHT 44       /* of uniform rows */
#define MEAN_ROW_HEIGHT 112 /* of variable rows, 24..200 px; the estimate of W6 */
#define JUMPS 1000          /* of W3 */
#define EDITS 1000          /* of W4, inserts and then removals */
#define UPWARD_FRAMES 1000  /* of W6 */
#define OPENINGS 5          /* of W8 */
#define PRECISION_FRAMES 200
#define DIFF_ROWS 100000 /* W5 is run with this many rows only */

/* ---- heights and random numbers ---- */

/* Murmur3's finaliser on a Weyl step. */
static inline uint32_t mix32(uint32_t i) {
  uint32_t x = i * 0x9E3779B9u + 0x7F4A7C15u;
  x ^= x >> 16;
  x *= 0x85EBCA6Bu;
  x ^= x >> 13;
  x *= 0xC2B2AE35u;
  x ^= x >> 16;
  return x;
}

/* The height of row i where rows are variable: 24..200 px. */
static inline int variable_height(uint32_t i) { return 24 + (int)(mix32(i) % 177u); }

static inline int height_of_row(uint32_t i, int variable) {
  return variable ? variable_height(i) : ROW_HEIGHT;
}

/* xorshift32. W3 and W4 begin with a seed each, so that all harnesses visit the same rows. */
enum { JUMP_SEED = 2463534242u, EDIT_SEED = 88172645u };
static uint32_t random_state = JUMP_SEED;

static inline uint32_t random_next(void) {
  uint32_t x = random_state;
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  return random_state = x;
}

static inline uint32_t random_below(uint32_t n) {
  return (uint32_t)(((uint64_t)random_next() * n) >> 32);
}

/* ---- time and memory ---- */

/* CPU time of this thread in ns: other load on the machine does not count. */
static inline int64_t cpu_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* Bytes that malloc has handed out and not got back. */
static inline double heap_bytes(void) {
  struct mallinfo2 m = mallinfo2();
  return (double)m.uordblks + (double)m.hblkhd;
}

/* Bytes of the process that are in memory. */
static inline double resident_bytes(void) {
  long size = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  if (fscanf(file, "%ld %ld", &size, &resident) != 2) resident = 0;
  fclose(file);
  return (double)resident * (double)sysconf(_SC_PAGESIZE);
}

/* ---- what is printed ---- */

static const char *peer_name = "?";

static inline void report(const char *work, double n, const char *metric, double value) {
  printf("{\"peer\":\"%s\",\"work\":\"%s\",\"n\":%.0f,\"metric\":\"%s\",\"value\":%.9g}\n",
         peer_name, work, n, metric, value);
  fflush(stdout);
}

static inline int compare_ns(const void *a, const void *b) {
  int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return (x > y) - (x < y);
}

/* Prints NAME_cpu_mean_ns, _p50_, _p99_ and _max_ of times in ns. Sorts them. */
static inline void report_series(const char *work, double n, const char *name, int64_t *times,
                                 int count) {
  char metric[96];
  double total = 0;
  for (int i = 0; i < count; i++) total += (double)times[i];
  snprintf(metric, sizeof metric, "%s_cpu_mean_ns", name);
  report(work, n, metric, total / count);
  qsort(times, (size_t)count, sizeof *times, compare_ns);
  snprintf(metric, sizeof metric, "%s_cpu_p50_ns", name);
  report(work, n, metric, (double)times[count / 2]);
  snprintf(metric, sizeof metric, "%s_cpu_p99_ns", name);
  report(work, n, metric, (double)times[(int)(count * 0.99)]);
  snprintf(metric, sizeof metric, "%s_cpu_max_ns", name);
  report(work, n, metric, (double)times[count - 1]);
}

static inline int compare_doubles(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Sorts the values. */
static inline double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, compare_doubles);
  return values[count / 2];
}

/* W8: what each of several openings took, and the list open in memory. */
typedef struct {
  double milliseconds[OPENINGS], heap[OPENINGS];
  double resident; /* of the process with the list open, the first time */
} Openings;

/* NAME is open, or open_known and open_measured for variable rows: whether the list is told
 * heights. */
static inline void report_openings(double n, const char *name, Openings *openings) {
  char metric[96];
  double heap = median(openings->heap, OPENINGS);
  snprintf(metric, sizeof metric, "%s_first_layout_cpu_ms", name);
  report("W8", n, metric, median(openings->milliseconds, OPENINGS));
  snprintf(metric, sizeof metric, "%s_heap_bytes", name);
  report("W8", n, metric, heap);
  snprintf(metric, sizeof metric, "%s_heap_bytes_per_item", name);
  report("W8", n, metric, heap / n);
  snprintf(metric, sizeof metric, "%s_rss_bytes", name);
  report("W8", n, metric, openings->resident);
}

/* W4: what the harness's own model costs, a memmove of 4-byte ids, to be taken off at large n. */
static inline void report_model_cost(const char *work, size_t n) {
  uint32_t *ids = (uint32_t *)malloc((n + EDITS) * sizeof *ids);
  for (size_t i = 0; i < n; i++) ids[i] = (uint32_t)i;
  random_state = EDIT_SEED;
  int64_t start = cpu_ns();
  for (size_t k = 0; k < EDITS; k++) {
    size_t count = n + k, i = random_below((uint32_t)count + 1);
    memmove(ids + i + 1, ids + i, (count - i) * sizeof *ids);
    ids[i] = (uint32_t)k;
  }
  int64_t end = cpu_ns();
  volatile uint32_t used = ids[n / 2]; /* or the compiler may leave the moves out */
  (void)used;
  report(work, (double)n, "model_insert_cpu_mean_ns", (double)(end - start) / EDITS);
  free(ids);
}

/* ---- arguments: HARNESS N WORKS ---- */

/* Fewer rows than this are scrolled through before the frames of W1 from the middle are over. */
enum { LEAST_ROWS = 4000, MOST_ROWS = 1000000000 };
static const char *const all_works[] = {"W1", "W2", "W3", "W4", "W5",
                                        "W6", "W7", "W8", "W9", "prec"};
enum { WORKS = sizeof all_works / sizeof *all_works };
static int wanted_works[WORKS];

static inline void usage(const char *program) {
  fprintf(stderr,
          "usage: %s N WORKS\n"
          "  N      rows, %d to %d\n"
          "  WORKS  all, or of W1,W2,W3,W4,W5,W6,W7,W8,W9,prec\n",
          program, LEAST_ROWS, MOST_ROWS);
  exit(64);
}

/* Returns N, and notes the works for wants(). Ends the program with 64 when they are not right. */
static inline long read_arguments(int argc, char **argv) {
  if (argc != 3) usage(argv[0]);
  char *end;
  long n = strtol(argv[1], &end, 10);
  if (argv[1][0] < '0' || argv[1][0] > '9' || *end || n < LEAST_ROWS || n > MOST_ROWS) {
    usage(argv[0]);
  }
  int all = strcmp(argv[2], "all") == 0;
  for (int i = 0; i < WORKS; i++) wanted_works[i] = all;
  for (const char *name = argv[2]; !all;) {
    size_t length = strcspn(name, ",");
    int known = 0;
    for (int i = 0; i < WORKS; i++) {
      if (strlen(all_works[i]) == length && strncmp(all_works[i], name, length) == 0) {
        known = wanted_works[i] = 1;
      }
    }
    if (!known) usage(argv[0]);
    if (!name[length]) break;
    name += length + 1;
  }
  return n;
}

static inline int wants(const char *work) {
  for (int i = 0; i < WORKS; i++) {
    if (strcmp(all_works[i], work) == 0) return wanted_works[i];
  }
  return 0;
}

/* Whether a work is asked for and can be done with n rows; says on stderr when it is left out. */
static inline int wants_up_to(const char *work, long n, long most, const char *why) {
  if (!wants(work)) return 0;
  if (n <= most) return 1;
  fprintf(stderr, "%s: %s left out at %ld rows: %s\n", peer_name, work, n, why);
  return 0;
}
