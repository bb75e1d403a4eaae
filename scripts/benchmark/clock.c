/* Times a synthesizer, with as little as can be between it and the clock.

   clock once INPUT HEADER -- PROGRAM…
     A process for the request: it reads the file INPUT and writes samples behind HEADER bytes.
     Prints: microseconds to the first sample, of processor time; KiB resident at most; bytes of
     samples; samples before the first that is above 1/1024 of full scale.
   clock requests text|ssml|lines REPEATS INPUT -- PROGRAM serve…
   clock requests text|ssml|lines REPEATS INPUT VOICE -- PROVIDER…
     A process for all requests, by the protocol of bridge.c or, with a VOICE, by the provider's
     own: the file INPUT each time, or one of its lines after the other. Prints for each request:
     microseconds to the first sample and to the end; bytes of samples; quiet samples in front.
     Then "#", the requests' microseconds and those of processor time, and KiB resident at most. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "wire.h"

extern char **environ;

static pid_t child;
static int to_child = -1, from_child;

static double microseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static struct buffer contents(const char *path) {
  struct buffer bytes = {0};
  int file = open(path, O_RDONLY);
  ssize_t got;
  while ((got = read(file, room(&bytes, 1 << 16), 1 << 16)) > 0) bytes.count += got;
  if (got < 0) fail(path);
  close(file);
  return bytes;
}

/* Starts the program with its output, and its input when that is no file, in pipes. */
static void start(char **program, const char *input) {
  int in[2], out[2];
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC)) fail("pipe");
  if (input)
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0);
  else
    posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  if (posix_spawnp(&child, program[0], &actions, NULL, program, environ)) fail(program[0]);
  close(in[0]);
  close(out[1]);
  to_child = in[1];
  from_child = out[0];
}

/* What is found out about a request's sound as it comes. */
static double first_time;
static long sound_byte_count, quiet_count;

static void begin_sound(void) {
  first_time = 0;
  sound_byte_count = 0;
  quiet_count = -1;
}

static void take_sound(const unsigned char *bytes, size_t count) {
  if (!first_time && count) first_time = microseconds(CLOCK_MONOTONIC);
  for (size_t index = sound_byte_count % 2; quiet_count < 0 && index + 1 < count; index += 2) {
    int16_t sample = bytes[index] | bytes[index + 1] << 8;
    if (sample > 32 || sample < -32) quiet_count = (sound_byte_count + index) / 2;
  }
  sound_byte_count += count;
}

static void once(const char *input, size_t header, char **program) {
  static unsigned char bytes[1 << 16];
  struct rusage usage;
  ssize_t got;
  begin_sound();
  double begin = microseconds(CLOCK_MONOTONIC);
  start(program, input);
  while ((got = read(from_child, bytes, sizeof bytes)) > 0) {
    size_t skipped = (size_t)got < header ? (size_t)got : header;
    header -= skipped;
    take_sound(bytes + skipped, got - skipped);
  }
  wait4(child, NULL, 0, &usage);
  if (!sound_byte_count) {
    fprintf(stderr, "%s made no sound\n", program[0]);
    exit(1);
  }
  double processor = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6 +
                     usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
  printf("%.1f\t%.0f\t%ld\t%ld\t%ld\n", first_time - begin, processor, usage.ru_maxrss,
         sound_byte_count, quiet_count);
}

static struct buffer answers;

static void read_answers(void) {
  ssize_t got = read(from_child, room(&answers, 1 << 16), 1 << 16);
  if (got <= 0) {
    fprintf(stderr, "the program ended early\n");
    exit(1);
  }
  answers.count += got;
}

/* Reads to the end of a request's sound, by the provider's protocol. */
static void finish_wire(void) {
  for (;;) {
    struct wire_message message = {0};
    size_t start = 0;
    int is_finished = 0;
    while (!is_finished && wire_next(&answers, &start, &message)) {
      if (message.kind == WIRE_AUDIO) take_sound(message.body, message.byte_count);
      is_finished = message.kind == WIRE_FINISHED;
    }
    drop(&answers, start);
    if (is_finished) return;
    read_answers();
  }
}

/* Reads to the line "DONE", or "READY" before the first request. */
static void finish_lines(const char *last) {
  size_t waiting = 0;
  for (;;) {
    size_t start = 0;
    int is_finished = 0;
    while (!is_finished && start < answers.count) {
      unsigned char *bytes = answers.bytes + start;
      size_t count = answers.count - start;
      if (waiting) {
        size_t part = waiting < count ? waiting : count;
        take_sound(bytes, part);
        waiting -= part;
        start += part;
        continue;
      }
      unsigned char *end = memchr(bytes, '\n', count);
      if (!end) break;
      start += end - bytes + 1;
      if (sscanf((char *)bytes, "PCM %zu", &waiting) != 1)
        is_finished = !memcmp(bytes, last, strlen(last));
    }
    drop(&answers, start);
    if (is_finished) return;
    read_answers();
  }
}

static void request(const char *voice, int is_ssml, const char *text, size_t count) {
  static struct buffer out;
  out.count = 0;
  if (voice) {
    wire_speak(&out, 1, voice, is_ssml, text, count);
  } else {
    char line[40];
    append(&out, line, sprintf(line, "SPEAK %s %zu\n", is_ssml ? "ssml" : "text", count));
    append(&out, text, count);
  }
  begin_sound();
  double begin = microseconds(CLOCK_MONOTONIC);
  if (write(to_child, out.bytes, out.count) != (ssize_t)out.count) fail("write");
  if (voice) finish_wire(); else finish_lines("DONE");
  double end = microseconds(CLOCK_MONOTONIC);
  printf("%.1f\t%.1f\t%ld\t%ld\n", first_time - begin, end - begin, sound_byte_count, quiet_count);
}

static void requests(const char *kind, int repeats, const char *input, const char *voice,
                     char **program) {
  struct buffer text = contents(input);
  struct rusage usage;
  clockid_t clock;
  start(program, NULL);
  if (voice) {
    struct buffer hello = {0};
    wire_hello(&hello);
    if (write(to_child, hello.bytes, hello.count) < 0) fail("write");
  } else {
    finish_lines("READY");
  }
  clock_getcpuclockid(child, &clock);
  double wall = microseconds(CLOCK_MONOTONIC), processor = microseconds(clock);
  size_t start = 0;
  for (int number = 0; number < repeats; number++) {
    size_t count = text.count;
    if (!strcmp(kind, "lines")) {
      if (start >= text.count) start = 0;
      unsigned char *end = memchr(text.bytes + start, '\n', text.count - start);
      count = end ? (size_t)(end - text.bytes) - start : text.count - start;
    }
    request(voice, !strcmp(kind, "ssml"), (char *)text.bytes + start, count);
    if (!strcmp(kind, "lines")) start += count + 1;
  }
  wall = microseconds(CLOCK_MONOTONIC) - wall;
  processor = microseconds(clock) - processor;
  close(to_child);
  close(from_child);
  wait4(child, NULL, 0, &usage);
  printf("#\t%.0f\t%.0f\t%ld\n", wall, processor, usage.ru_maxrss);
}

int main(int count, char **arguments) {
  int dashes = 1;
  while (dashes < count && strcmp(arguments[dashes], "--")) dashes++;
  char **program = arguments + dashes + 1;
  signal(SIGPIPE, SIG_IGN);
  if (dashes == 4 && !strcmp(arguments[1], "once")) {
    once(arguments[2], atoi(arguments[3]), program);
  } else if ((dashes == 5 || dashes == 6) && !strcmp(arguments[1], "requests")) {
    requests(arguments[2], atoi(arguments[3]), arguments[4], dashes == 6 ? arguments[5] : NULL,
             program);
  } else {
    fprintf(stderr, "usage: see clock.c\n");
    return 2;
  }
  return 0;
}
