#include "CMallocCounter.h"

#include <errno.h>

// Not on the heap: an access must not allocate.
static __thread __attribute__((tls_model("initial-exec"))) int is_counting;
static __thread __attribute__((tls_model("initial-exec"))) size_t call_count;

void cmalloc_counter_start(void) {
  call_count = 0;
  is_counting = 1;
}

size_t cmalloc_counter_stop(void) {
  is_counting = 0;
  return call_count;
}

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

int cmalloc_counter_is_available(void) { return 0; }

#else

int cmalloc_counter_is_available(void) { return 1; }

// The C library's own names for its allocator.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static void note_call(void) {
  if (is_counting) call_count++;
}

void *malloc(size_t size) {
  note_call();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note_call();
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  note_call();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note_call();
  return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
  note_call();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  note_call();
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  int before = errno;
  void *result = __libc_memalign(alignment, size);
  errno = before;
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}

void free(void *memory) {
  note_call();
  __libc_free(memory);
}

#endif
