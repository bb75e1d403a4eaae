/* Preloaded into speech-dispatcher: tells on the pipe that $SINK names when sound goes to ALSA and
   when ALSA is to drop it. A record: microseconds of the monotonic clock as a double, then frames as
   a 64-bit integer, -1 for a drop. */
#define _GNU_SOURCE
#include <alsa/asoundlib.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static int sink = -1;

__attribute__((constructor)) static void open_sink(void) {
  const char *path = getenv("SINK");
  if (path) sink = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
}

static void tell(int64_t frame_count) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  struct {
    double microseconds;
    int64_t frame_count;
  } record = {time.tv_sec * 1e6 + time.tv_nsec / 1e3, frame_count};
  if (write(sink, &record, sizeof record) != sizeof record) sink = -1;
}

snd_pcm_sframes_t snd_pcm_writei(snd_pcm_t *device, const void *samples, snd_pcm_uframes_t count) {
  static snd_pcm_sframes_t (*next)(snd_pcm_t *, const void *, snd_pcm_uframes_t);
  if (!next) next = dlsym(RTLD_NEXT, "snd_pcm_writei");
  tell(count);
  return next(device, samples, count);
}

int snd_pcm_drop(snd_pcm_t *device) {
  static int (*next)(snd_pcm_t *);
  if (!next) next = dlsym(RTLD_NEXT, "snd_pcm_drop");
  tell(-1);
  return next(device);
}
