/* Loaded in front of a provider whose functions are recorded: valgrind needs what a confined process
   gives up. */
#define _GNU_SOURCE
#include <sys/prctl.h>
#include <sys/resource.h>

int setrlimit(__rlimit_resource_t resource, const struct rlimit *limit) {
  (void)resource, (void)limit;
  return 0;
}

/* Without it the kernel filters no calls and holds to no folders. */
int prctl(int option, ...) {
  (void)option;
  return 0;
}
