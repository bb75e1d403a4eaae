// A program of classic BPF, made here and not by libseccomp, which takes 0.35 ms of each start, 0.1 ms
// of it only to be loaded; this takes less than 0.05 ms. See seccomp(2).

#define _GNU_SOURCE

#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define DENY (SECCOMP_RET_ERRNO | EPERM)
#define MISS (SECCOMP_RET_ERRNO | ENOSYS)

// What a confined process has no use for. All else stays allowed: which calls the C library and the
// decoders make changes with their versions, and one that a list of allowed calls lacked would end
// speech. Answered with EPERM, which libraries that only probe take for a no.
static const short denied[] = {
    // The network.
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4,
    // Programs; clone(2) is left for threads, below.
    SYS_execve, SYS_execveat,
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_process_madvise, SYS_pidfd_getfd,
    SYS_pidfd_send_signal, SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_kcmp,
    // The kernel.
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_add_key, SYS_keyctl, SYS_request_key,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_kexec_file_load,
    SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, SYS_syslog, SYS_settimeofday, SYS_clock_settime,
    SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname,
    // Namespaces and mounts.
    SYS_unshare, SYS_setns, SYS_chroot, SYS_pivot_root, SYS_mount, SYS_umount2, SYS_open_tree,
    SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr,
    SYS_name_to_handle_at, SYS_open_by_handle_at,
    // Changes to files; open(2) is looked into, below.
    SYS_truncate, SYS_unlinkat, SYS_renameat, SYS_renameat2, SYS_linkat, SYS_symlinkat, SYS_mkdirat,
    SYS_mknodat, SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
    SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, SYS_utimensat,
    // fchmodat2, setxattrat, removexattrat, open_tree_attr, file_setattr, which headers may lack.
    452, 463, 466, 467, 469,
    // Memory and queues shared by name.
    SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_semop, SYS_semctl, SYS_semtimedop, SYS_msgget,
    SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink,
#if defined(__x86_64__)
    // What newer processors do not have, or by another name above.
    SYS_fork, SYS_vfork, SYS_creat, SYS_unlink, SYS_rename, SYS_link, SYS_symlink,
    SYS_mkdir, SYS_rmdir, SYS_mknod, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes,
    SYS_futimesat, SYS_iopl, SYS_ioperm,
#endif
};

// Their arguments lie where a filter cannot look. The C library, and whoever else is told that they
// are not there, goes on with the older call, which is filtered.
static const short hidden[] = {
    SYS_clone3, SYS_openat2, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
};

enum { call_count = 512, instruction_limit = 400 };

struct program {
  struct sock_filter code[instruction_limit];
  unsigned short count;
};

static void add(struct program *program, uint16_t code, uint8_t yes, uint8_t no, uint32_t value) {
  program->code[program->count++] = (struct sock_filter){code, yes, no, value};
}

static void answer(struct program *program, uint32_t value) {
  add(program, BPF_RET | BPF_K, 0, 0, value);
}

// The lower half of an argument; both processors have it first.
static void load_argument(struct program *program, int argument) {
  uint32_t offset = offsetof(struct seccomp_data, args) + sizeof(uint64_t) * (size_t)argument;
  add(program, BPF_LD | BPF_W | BPF_ABS, 0, 0, offset);
}

// Answers a call by one comparison of an argument; other calls go on behind it.
static void decide(
    struct program *program, int call, int argument, uint16_t comparison, uint32_t value,
    uint32_t yes, uint32_t no) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 4, (uint32_t)call);
  load_argument(program, argument);
  add(program, BPF_JMP | comparison | BPF_K, 0, 1, value);
  answer(program, yes);
  answer(program, no);
}

// Denies a call of either command, its second argument.
static void deny_either(struct program *program, int call, uint32_t first, uint32_t second) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 5, (uint32_t)call);
  load_argument(program, 1);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, first);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, second);
  answer(program, DENY);
  answer(program, SECCOMP_RET_ALLOW);
}

// What is harmless or not by its arguments.
static void add_decisions(struct program *program) {
  const uint32_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, own = (uint32_t)getpid();
  decide(program, SYS_openat, 2, BPF_JSET, writing, DENY, SECCOMP_RET_ALLOW);
#if defined(__x86_64__)
  decide(program, SYS_open, 1, BPF_JSET, writing, DENY, SECCOMP_RET_ALLOW);
#endif
  decide(program, SYS_clone, 0, BPF_JSET, CLONE_THREAD, SECCOMP_RET_ALLOW, DENY);
  decide(program, SYS_kill, 0, BPF_JEQ, own, SECCOMP_RET_ALLOW, DENY);
  decide(program, SYS_tgkill, 0, BPF_JEQ, own, SECCOMP_RET_ALLOW, DENY);
  // Of another process; 0 is this one.
  decide(program, SYS_prlimit64, 0, BPF_JEQ, 0, SECCOMP_RET_ALLOW, DENY);
  // Typing into the terminal that standard error may be: TIOCSTI, TIOCLINUX.
  deny_either(program, SYS_ioctl, TIOCSTI, TIOCLINUX);
  // Having the kernel send any signal to another process when a pipe has something.
  deny_either(program, SYS_fcntl, F_SETOWN, F_SETOWN_EX);
}

struct run {
  uint32_t first;
  uint32_t answer;
};

// Finds the run that a call's number is in by halves: every allowed call is a few comparisons.
static void add_search(struct program *program, const struct run *runs, int count) {
  if (count == 1) return answer(program, runs->answer);
  int half = count / 2;
  unsigned short jump = program->count;
  add(program, BPF_JMP | BPF_JGE | BPF_K, 0, 0, runs[half].first);
  add_search(program, runs, half);
  program->code[jump].jt = (uint8_t)(program->count - jump - 1);
  add_search(program, runs + half, count - half);
}

static void add_table(struct program *program) {
  uint32_t answers[call_count];
  for (int call = 0; call < call_count; call++) answers[call] = SECCOMP_RET_ALLOW;
  for (size_t index = 0; index < sizeof denied / sizeof *denied; index++)
    answers[denied[index]] = DENY;
  for (size_t index = 0; index < sizeof hidden / sizeof *hidden; index++)
    answers[hidden[index]] = MISS;
  struct run runs[call_count + 3];
  int count = 0;
  for (uint32_t call = 0; call < call_count; call++)
    if (call == 0 || answers[call] != answers[call - 1])
      runs[count++] = (struct run){call, answers[call]};
  // On x86-64 the same calls again, with 32-bit pointers; before Linux 5.4 some of them without the
  // flag, too.
  runs[count++] = (struct run){call_count, MISS};
  runs[count++] = (struct run){548, SECCOMP_RET_ALLOW};
  runs[count++] = (struct run){0x40000000, MISS};
  add_search(program, runs, count);
}

int cposix_filter_calls(void) {
#ifndef ARCHITECTURE
  errno = ENOSYS;
  return -1;
#else
  struct program program = {.count = 0};
  add(&program, BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(struct seccomp_data, arch));
  add(&program, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, ARCHITECTURE);
  answer(&program, SECCOMP_RET_KILL_PROCESS);
  add(&program, BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(struct seccomp_data, nr));
  add_decisions(&program);
  add_table(&program);
  struct sock_fprog filter = {program.count, program.code};
  long result =
      syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter);
  // The number of a thread that could not follow.
  if (result > 0) errno = EBUSY;
  return result == 0 ? 0 : -1;
#endif
}
