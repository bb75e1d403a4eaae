#define _GNU_SOURCE

#include "CPosix.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <unistd.h>

int cposix_open(const char *path, int flags, unsigned int mode) { return open(path, flags, mode); }

int cposix_fcntl(int descriptor, int command, int argument) {
  return fcntl(descriptor, command, argument);
}

int cposix_unread_byte_count(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) == 0 ? count : 0;
}

int cposix_window_columns(int descriptor) {
  struct winsize size = {0};
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

int cposix_window_rows(int descriptor) {
  struct winsize size = {0};
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}

int cposix_exit_code(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int cposix_is_directory(unsigned int mode) { return S_ISDIR(mode); }
int cposix_is_regular(unsigned int mode) { return S_ISREG(mode); }

int cposix_exchange(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int cposix_pipe(int *read_end, int *write_end) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  *read_end = ends[0];
  *write_end = ends[1];
  return 0;
}

int cposix_spawn_close_from(void *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

const char *cposix_strerror(int number, char *buffer, size_t size) {
  return strerror_r(number, buffer, size);
}

int cposix_pidfd_open(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

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

int cposix_eventfd(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int cposix_interval_timer(int milliseconds) {
  struct timespec interval = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  struct itimerspec setting = {interval, interval};
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
  if (timer >= 0) timerfd_settime(timer, 0, &setting, NULL);
  return timer;
}

void cposix_name_thread(const char *name) { pthread_setname_np(pthread_self(), name); }
