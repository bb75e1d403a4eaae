#define _GNU_SOURCE

#include "CAttempts.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define ATTEMPT(name, call) \
  do { \
    errno = 0; \
    int failed = (long)(call) == -1; \
    printf("%s %d\n", name, failed ? errno : 0); \
  } while (0)

static void *nothing(void *argument) { return argument; }

// For calls that answer the error's number.
static int answered(int error) {
  errno = error;
  return error == 0 ? 0 : -1;
}

static void try_files(const char *folder, const char *outside) {
  char inside[4096], other[4096];
  snprintf(inside, sizeof inside, "%s/inside", folder);
  snprintf(other, sizeof other, "%s/other", folder);
  ATTEMPT("read-inside", open(inside, O_RDONLY));
  ATTEMPT("list-inside", open(folder, O_RDONLY | O_DIRECTORY));
  ATTEMPT("read-outside", open(outside, O_RDONLY));
  ATTEMPT("read-passwd", open("/etc/passwd", O_RDONLY));
  ATTEMPT("list-root", open("/", O_RDONLY | O_DIRECTORY));
  ATTEMPT("write", open(inside, O_WRONLY));
  ATTEMPT("read-write", open(inside, O_RDWR | O_APPEND));
  ATTEMPT("open-truncating", open(inside, O_RDONLY | O_TRUNC));
  ATTEMPT("create", open(other, O_RDONLY | O_CREAT, 0600));
  ATTEMPT("truncate", truncate(inside, 0));
  ATTEMPT("remove", unlink(inside));
  ATTEMPT("rename", rename(inside, other));
  ATTEMPT("rename-at", syscall(SYS_renameat, AT_FDCWD, inside, AT_FDCWD, other));
  ATTEMPT("link", link(inside, other));
  ATTEMPT("symbolic-link", symlink("/", other));
  ATTEMPT("folder", mkdir(other, 0700));
  ATTEMPT("mode", chmod(inside, 0777));
  ATTEMPT("owner", chown(inside, 1, 1));
  ATTEMPT("times", utimensat(AT_FDCWD, inside, NULL, 0));
}

static void try_processes(void) {
  pid_t parent = getppid(), child;
  char *arguments[] = {"true", NULL};
  ATTEMPT("execute", execv("/bin/true", arguments));
  ATTEMPT("spawn", answered(posix_spawn(&child, "/bin/true", NULL, NULL, arguments, NULL)));
  ATTEMPT("fork", fork());
  ATTEMPT("trace", ptrace(PTRACE_ATTACH, parent, NULL, NULL));
  ATTEMPT("read-memory", process_vm_readv(parent, NULL, 0, NULL, 0, 0));
  ATTEMPT("signal-parent", kill(parent, 0));
  ATTEMPT("signal-own", kill(getpid(), 0));
  ATTEMPT("signal-by-descriptor", fcntl(STDOUT_FILENO, F_SETOWN, parent));
  pthread_t thread;
  int error = pthread_create(&thread, NULL, nothing, NULL);
  if (error == 0) pthread_join(thread, NULL);
  ATTEMPT("thread", answered(error));
}

static void try_system(const char *folder) {
  ATTEMPT("socket-ip", socket(AF_INET, SOCK_STREAM, 0));
  ATTEMPT("socket-local", socket(AF_UNIX, SOCK_STREAM, 0));
  ATTEMPT("socket-netlink", socket(AF_NETLINK, SOCK_RAW, 0));
  ATTEMPT("mount", mount("none", folder, "tmpfs", 0, NULL));
  ATTEMPT("unshare", unshare(CLONE_NEWUSER));
  ATTEMPT("keys", syscall(SYS_keyctl, 0, -3, 0));
  ATTEMPT("bpf", syscall(SYS_bpf, 0, NULL, 0));
  ATTEMPT("io-uring", syscall(SYS_io_uring_setup, 1, NULL));
  // execve with 32-bit pointers on x86-64; no call at all elsewhere.
  ATTEMPT("short-pointers", syscall(0x40000000 + 520, "/bin/true", NULL, NULL));
  ATTEMPT("terminal-input", ioctl(STDERR_FILENO, TIOCSTI, "x"));
}

void cattempts_run(const char *folder, const char *outside) {
  try_files(folder, outside);
  try_processes();
  try_system(folder);
  struct rlimit limit;
  getrlimit(RLIMIT_CORE, &limit);
  printf("core-limit %ld\n", (long)limit.rlim_max);
  fflush(stdout);
}
