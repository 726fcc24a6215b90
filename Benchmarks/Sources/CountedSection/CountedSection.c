#include "CountedSection.h"

#include <stdlib.h>

extern void *swift_retain(void *object);
extern void swift_release(void *object);

__attribute__((noinline)) void counted_section(void (*work)(void *), void *context) {
  work(context);
  // Keeps the call from being a jump, with which the function would be left before its work begins.
  __asm__ volatile("");
}

void canary_allocation(void) {
  void *volatile block = malloc(16);
  free(block);
}

void canary_instructions(uint64_t count) {
  uint64_t turns = count / 2;
  if (turns == 0) return;
#if defined(__x86_64__)
  __asm__ volatile("1: dec %0\n jnz 1b" : "+r"(turns) : : "cc");
#elif defined(__aarch64__)
  __asm__ volatile("1: subs %0, %0, #1\n b.ne 1b" : "+r"(turns) : : "cc");
#else
  for (volatile uint64_t turn = 0; turn < turns; turn += 1) {
  }
#endif
}

void canary_retain(void *object) {
  swift_retain(object);
  swift_release(object);
}
