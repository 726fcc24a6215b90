#ifndef COUNTED_SECTION_H
#define COUNTED_SECTION_H

#include <stdint.h>

/// Calls `work(context)`. A profiler that is told to collect inside of this function counts the work and
/// nothing of what was done to make it ready. Not inlined, and called in one place only.
void counted_section(void (*work)(void *), void *context);

/// Asks for a block of memory and lets go of it.
void canary_allocation(void);

/// Takes so many instructions, to the next even number, and has no other effect.
void canary_instructions(uint64_t count);

/// Retains and releases an object once.
void canary_retain(void *object);

#endif
