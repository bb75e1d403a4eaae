#define _GNU_SOURCE

#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// landlock(7): what each version of the interface can restrict. The system's header may be older than
// the kernel, so numbers that it may lack are here.
static const uint64_t file_rights[] = {
    0,
    (1ULL << 13) - 1,  // all rights on files of version 1
    (1ULL << 14) - 1,  // LANDLOCK_ACCESS_FS_REFER
    (1ULL << 15) - 1,  // LANDLOCK_ACCESS_FS_TRUNCATE
    (1ULL << 15) - 1,
    (1ULL << 16) - 1,  // LANDLOCK_ACCESS_FS_IOCTL_DEV
};

struct ruleset {
  uint64_t files;
  uint64_t network;  // from version 4: to bind and to connect TCP
  uint64_t scopes;   // from version 6: abstract sockets and signals, to the process itself
};

int cposix_landlock_version(void) {
  return (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

int cposix_landlock_ruleset(int version) {
  struct ruleset rules = {.files = file_rights[version < 5 ? version : 5]};
  if (version >= 4) rules.network = 3;
  if (version >= 6) rules.scopes = 3;
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  return (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
}

int cposix_landlock_allow_reading(int ruleset, const char *path) {
  int descriptor = open(path, O_PATH | O_CLOEXEC);
  if (descriptor < 0) return -1;
  struct stat status;
  int result = fstat(descriptor, &status);
  if (result == 0) {
    struct landlock_path_beneath_attr rule = {
        .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE, .parent_fd = descriptor};
    if (S_ISDIR(status.st_mode)) rule.allowed_access |= LANDLOCK_ACCESS_FS_READ_DIR;
    result = (int)syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  int saved = errno;
  close(descriptor);
  errno = saved;
  return result;
}

int cposix_landlock_enter(int ruleset) {
  return (int)syscall(SYS_landlock_restrict_self, ruleset, 0);
}

int cposix_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }
