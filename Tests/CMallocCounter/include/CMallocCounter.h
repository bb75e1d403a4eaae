#ifndef CMALLOC_COUNTER_H
#define CMALLOC_COUNTER_H

#include <stddef.h>

// Counts the calls of one thread to malloc(3) and its kin, free(3) among them.
//
// The whole program that links this gets these functions in place of the C library's; they hand
// every call on, and count only between start and stop. A sanitizer has its own allocator, so
// nothing is replaced under one.

// Whether calls can be counted in this build.
int cmalloc_counter_is_available(void);

// Begins to count the calling thread's calls, from 0.
void cmalloc_counter_start(void);

// Ends counting; answers how many calls there were.
size_t cmalloc_counter_stop(void);

#endif
