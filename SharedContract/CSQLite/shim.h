#include <sqlite3.h>
#include <stdint.h>

// sqlite3_db_config is variadic; SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE.
static inline int csqlite_leave_log_on_close(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

enum { csqlite_wal_index_header_word_count = 12 };

// Copies both copies of the WAL index's header (https://sqlite.org/walformat.html, 2.1) as they are
// now, from where SQLite has them mapped: no lock, no system call. 0 while it has not mapped them.
static inline int csqlite_copy_wal_index_header(sqlite3 *database, uint64_t *words) {
  enum { page_byte_count = 32768 };
  sqlite3_file *file = 0;
  volatile void *page = 0;
  if (sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK ||
      !file || !file->pMethods || file->pMethods->iVersion < 2)
    return 0;
  // The VFS says read-only of an index that this user may only read.
  int code = file->pMethods->xShmMap(file, 0, page_byte_count, 0, &page);
  if ((code != SQLITE_OK && code != SQLITE_READONLY) || !page) return 0;
  const volatile uint64_t *header = (const volatile uint64_t *)page;
  for (int index = 0; index < csqlite_wal_index_header_word_count; index++)
    words[index] = header[index];
  return 1;
}
