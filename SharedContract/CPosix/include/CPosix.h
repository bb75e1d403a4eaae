#ifndef CPOSIX_H
#define CPOSIX_H

// Macros, variadic calls and GNU extensions that Swift cannot import. Each wrapper names the call it
// stands for. No system header is included here: its types would become this module's in Swift.

#include <stddef.h>

// open(2) is variadic.
int cposix_open(const char *path, int flags, unsigned int mode);

// fcntl(2) is variadic.
int cposix_fcntl(int descriptor, int command, int argument);

// ioctl(2) is variadic; TIOCGWINSZ tells a terminal's columns and rows, 0 when it is none.
int cposix_window_columns(int descriptor);
int cposix_window_rows(int descriptor);

// FIONREAD tells the bytes in a pipe, 0 when it is none.
int cposix_unread_byte_count(int descriptor);

// The W… macros of wait(2): the exit code, or 128 plus the signal's number.
int cposix_exit_code(int status);

// The S_IS… macros of inode(7).
int cposix_is_directory(unsigned int mode);
int cposix_is_regular(unsigned int mode);

// renameat2(2) with RENAME_EXCHANGE, which glibc declares only with its extensions.
int cposix_exchange(const char *first, const char *second);

// pipe2(2) with O_CLOEXEC.
int cposix_pipe(int *read_end, int *write_end);

// posix_spawn_file_actions_addclosefrom_np(3); `actions` is a posix_spawn_file_actions_t.
int cposix_spawn_close_from(void *actions, int first);

// The GNU form of strerror_r(3).
const char *cposix_strerror(int number, char *buffer, size_t size);

// pidfd_open(2), which glibc wraps only in later versions.
int cposix_pidfd_open(int process);

// Blocks the signals for the calling thread and makes a signalfd(2) for them.
int cposix_signalfd(const int *signals, size_t count);

// The next signal's number from a signalfd(2), or 0.
int cposix_next_signal(int descriptor);

// eventfd(2), non-blocking and close-on-exec, which Swift's Glibc does not have.
int cposix_eventfd(void);

// A timerfd(2) of the monotonic clock, non-blocking and close-on-exec, that fires again and again.
int cposix_interval_timer(int milliseconds);

// pthread_setname_np(3) for the calling thread, a GNU extension.
void cposix_name_thread(const char *name);

// Remembers a mapped file, so that one who shortens the file does not end this process by SIGBUS.
// NULL without memory; then the mapping is as any other.
struct cposix_mapping;
struct cposix_mapping *cposix_guard(void *base, size_t byte_count, const char *path);

// Forgets it; to be called before munmap(2).
void cposix_unguard(struct cposix_mapping *mapping);

// Installs the handler: sigaction(2) for SIGBUS.
int cposix_survive_shortening(void);

// How many times a guarded file has turned out to be shorter, and the path of the last; NULL for none.
long cposix_damage_count(void);
const char *cposix_last_damaged_path(void);

// landlock(7), which glibc does not wrap: the interface's version, a set of rules that denies all that
// the version knows of, a file or folder that may be read all the same, and the entering of it.
int cposix_landlock_version(void);
int cposix_landlock_ruleset(int version);
int cposix_landlock_allow_reading(int ruleset, const char *path);
int cposix_landlock_enter(int ruleset);

// prctl(2) is variadic; PR_SET_NO_NEW_PRIVS.
int cposix_no_new_privileges(void);

// seccomp(2), which glibc does not wrap, with the filter of a process that only reads.
int cposix_filter_calls(void);

#endif
