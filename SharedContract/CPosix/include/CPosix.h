#ifndef CPOSIX_H
#define CPOSIX_H

// Macros and variadic calls that Swift cannot import. Each wrapper names the call it stands for.

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>

// open(2) is variadic.
static inline int cposix_open(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}

// fcntl(2) is variadic.
static inline int cposix_fcntl(int descriptor, int command, int argument) {
  return fcntl(descriptor, command, argument);
}

#endif
