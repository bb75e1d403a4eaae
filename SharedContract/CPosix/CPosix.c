// Calls that glibc declares for _GNU_SOURCE only, or that Swift's Glibc module leaves out.
#define _GNU_SOURCE

#include "CPosix.h"

#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

int cposix_pipe(int *read_end, int *write_end) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  *read_end = ends[0];
  *write_end = ends[1];
  return 0;
}

const char *cposix_strerror(int number, char *buffer, size_t size) {
  return strerror_r(number, buffer, size);
}

int cposix_set_parent_death_signal(int signal) { return prctl(PR_SET_PDEATHSIG, signal); }

int cposix_signalfd(const int *signals, size_t count) {
  sigset_t set;
  sigemptyset(&set);
  for (size_t index = 0; index < count; index++) sigaddset(&set, signals[index]);
  if (pthread_sigmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int cposix_next_signal(int descriptor) {
  struct signalfd_siginfo information;
  return read(descriptor, &information, sizeof information) == sizeof information
             ? (int)information.ssi_signo
             : 0;
}
