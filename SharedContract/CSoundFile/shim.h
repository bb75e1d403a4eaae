#include <dlfcn.h>
#include <sndfile.h>

/* The library and the eight codecs that it needs are loaded when the first file is opened, not when
   the process starts: that would cost every start 0.7 ms. The types are those of the header. */
typedef struct {
  __typeof__(&sf_open_fd) open_fd;
  __typeof__(&sf_format_check) format_check;
  __typeof__(&sf_command) command;
  __typeof__(&sf_readf_float) readf_float;
  __typeof__(&sf_readf_double) readf_double;
  __typeof__(&sf_writef_double) writef_double;
  __typeof__(&sf_writef_int) writef_int;
  __typeof__(&sf_seek) seek;
  __typeof__(&sf_close) close;
  __typeof__(&sf_strerror) strerror;
} csoundfile_functions;

/* Whether the library is there and has them all. */
static inline int csoundfile_load(csoundfile_functions *functions) {
  void *library = dlopen("libsndfile.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  int is_complete = 1;
#define CSOUNDFILE_FIND(name) \
  functions->name = (__typeof__(&sf_##name))dlsym(library, "sf_" #name); \
  is_complete = is_complete && functions->name
  CSOUNDFILE_FIND(open_fd);
  CSOUNDFILE_FIND(format_check);
  CSOUNDFILE_FIND(command);
  CSOUNDFILE_FIND(readf_float);
  CSOUNDFILE_FIND(readf_double);
  CSOUNDFILE_FIND(writef_double);
  CSOUNDFILE_FIND(writef_int);
  CSOUNDFILE_FIND(seek);
  CSOUNDFILE_FIND(close);
  CSOUNDFILE_FIND(strerror);
#undef CSOUNDFILE_FIND
  return is_complete;
}
