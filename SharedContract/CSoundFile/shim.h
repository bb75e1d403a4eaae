#include <dlfcn.h>
#include <sndfile.h>

/* The library and the eight codecs that it needs are loaded when the first file is opened, not when
   the process starts: that would cost every start 0.7 ms. The types are those of the header. */
typedef struct {
  __typeof__(&sf_open_fd) open_fd;
  __typeof__(&sf_readf_float) readf_float;
  __typeof__(&sf_seek) seek;
  __typeof__(&sf_close) close;
  __typeof__(&sf_strerror) strerror;
} csoundfile_functions;

/* Whether the library is there and has them all. */
static inline int csoundfile_load(csoundfile_functions *functions) {
  void *library = dlopen("libsndfile.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  functions->open_fd = (__typeof__(&sf_open_fd))dlsym(library, "sf_open_fd");
  functions->readf_float = (__typeof__(&sf_readf_float))dlsym(library, "sf_readf_float");
  functions->seek = (__typeof__(&sf_seek))dlsym(library, "sf_seek");
  functions->close = (__typeof__(&sf_close))dlsym(library, "sf_close");
  functions->strerror = (__typeof__(&sf_strerror))dlsym(library, "sf_strerror");
  return functions->open_fd && functions->readf_float && functions->seek && functions->close
         && functions->strerror;
}
