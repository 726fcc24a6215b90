#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Blocks of memory this thread has asked for since it began; a `realloc` counts as one.
uint64_t allocation_count(void);

/// Bytes in blocks of memory that nobody has let go of yet, of all threads; 0 where glibc does not tell.
uint64_t live_bytes(void);

/// Whether anything is counted: only with glibc and without a sanitizer, which bring `__libc_malloc`
/// and leave `malloc` to the program.
bool allocations_are_counted(void);

/// Uses a value, so that the computation of it is not optimized away. Costs nothing.
static inline void black_hole(double value) {
#if defined(__x86_64__)
  __asm__ volatile("" : : "x"(value));
#elif defined(__aarch64__)
  __asm__ volatile("" : : "w"(value));
#else
  volatile double kept = value;
  (void)kept;
#endif
}

#endif
