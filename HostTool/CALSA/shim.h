#ifndef CALSA_SHIM_H
#define CALSA_SHIM_H

#include <alsa/asoundlib.h>
#include <stdarg.h>
#include <stdio.h>

// The library prints its errors to standard error unless it is given a variadic function, which
// Swift cannot write. This one keeps the last message of each thread. The buffer belongs to the
// object file: these functions are to be called from one Swift file.

static inline char *_Nonnull calsa_last_message(void) {
  static _Thread_local char message[256];
  return message;
}

static inline void calsa_keep_message(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(calsa_last_message(), 256, format, arguments);
  va_end(arguments);
}

static inline void calsa_keep_messages(void) {
  snd_lib_error_set_handler(calsa_keep_message);
}

#endif
