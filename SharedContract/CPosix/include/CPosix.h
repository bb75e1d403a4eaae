#ifndef CPOSIX_H
#define CPOSIX_H

// Macros and variadic calls that Swift cannot import. Each wrapper names the call it stands for.

#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>

// open(2) is variadic.
static inline int cposix_open(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}

// fcntl(2) is variadic.
static inline int cposix_fcntl(int descriptor, int command, int argument) {
  return fcntl(descriptor, command, argument);
}

// ioctl(2) is variadic; TIOCGWINSZ fills a winsize.
static inline int cposix_window_columns(int descriptor) {
  struct winsize size = {0};
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

// The W… macros of wait(2): the exit code, or 128 plus the signal's number.
static inline int cposix_exit_code(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// The S_IS… macros of inode(7).
static inline int cposix_is_directory(mode_t mode) { return S_ISDIR(mode); }
static inline int cposix_is_regular(mode_t mode) { return S_ISREG(mode); }

// pipe2(2) with O_CLOEXEC.
int cposix_pipe(int *read_end, int *write_end);

// The GNU form of strerror_r(3).
const char *cposix_strerror(int number, char *buffer, size_t size);

// prctl(2) with PR_SET_PDEATHSIG.
int cposix_set_parent_death_signal(int signal);

// Blocks the signals for the calling thread and makes a signalfd(2) for them.
int cposix_signalfd(const int *signals, size_t count);

// The next signal's number from a signalfd(2), or 0.
int cposix_next_signal(int descriptor);

#endif
