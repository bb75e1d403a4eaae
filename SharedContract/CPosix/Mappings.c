#define _GNU_SOURCE

#include "CPosix.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct cposix_mapping {
  struct cposix_mapping *next, *previous;
  char *base;
  size_t byte_count;  // whole pages
  int is_damaged;
  char path[];
};

// Held for a few instructions that touch no mapped file, so the handler never waits for the thread
// that it has interrupted.
static atomic_flag lock = ATOMIC_FLAG_INIT;
static struct cposix_mapping *first;
static _Atomic(const char *) last_damaged_path;
static atomic_long damage_count;

static void acquire(void) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) continue;
}

static void release(void) { atomic_flag_clear_explicit(&lock, memory_order_release); }

struct cposix_mapping *cposix_guard(void *base, size_t byte_count, const char *path) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  struct cposix_mapping *mapping = malloc(sizeof *mapping + strlen(path) + 1);
  if (mapping == NULL) return NULL;
  mapping->base = base;
  mapping->byte_count = (byte_count + page - 1) / page * page;
  mapping->is_damaged = 0;
  strcpy(mapping->path, path);
  mapping->previous = NULL;
  acquire();
  mapping->next = first;
  if (first != NULL) first->previous = mapping;
  first = mapping;
  release();
  return mapping;
}

void cposix_unguard(struct cposix_mapping *mapping) {
  if (mapping == NULL) return;
  acquire();
  if (mapping->previous != NULL) mapping->previous->next = mapping->next;
  if (mapping->next != NULL) mapping->next->previous = mapping->previous;
  if (first == mapping) first = mapping->next;
  release();
  // The path of a damaged one may be asked for at any time.
  if (!mapping->is_damaged) free(mapping);
}

long cposix_damage_count(void) { return atomic_load(&damage_count); }
const char *cposix_last_damaged_path(void) { return atomic_load(&last_damaged_path); }

// Puts zeros from the page of `address` on in place of a guarded file that has none there any more.
// mmap is not on POSIX's list for handlers; on Linux it is one system call and no more.
static int replace(char *address) {
  int is_replaced = 0;
  acquire();
  for (struct cposix_mapping *mapping = first; mapping != NULL; mapping = mapping->next) {
    if (address < mapping->base || address >= mapping->base + mapping->byte_count) continue;
    char *page = (char *)((uintptr_t)address & ~((uintptr_t)sysconf(_SC_PAGESIZE) - 1));
    size_t rest = (size_t)(mapping->base + mapping->byte_count - page);
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
    is_replaced = mmap(page, rest, PROT_READ, flags, -1, 0) != MAP_FAILED;
    if (is_replaced) {
      mapping->is_damaged = 1;
      atomic_store(&last_damaged_path, mapping->path);
      atomic_fetch_add(&damage_count, 1);
    }
    break;
  }
  release();
  return is_replaced;
}

static void handle(int number, siginfo_t *information, void *context) {
  (void)context;
  int saved = errno;
  int is_fault = information->si_code == BUS_ADRERR;
  if (!is_fault || !replace(information->si_addr)) {
    // As without a handler: the access, or the sender, is answered by the end of the process.
    signal(number, SIG_DFL);
    if (!is_fault) raise(number);
  }
  errno = saved;
}

int cposix_survive_shortening(void) {
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO};
  sigfillset(&action.sa_mask);
  return sigaction(SIGBUS, &action, NULL);
}
