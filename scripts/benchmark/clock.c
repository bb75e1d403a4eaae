/* Times a synthesizer, with as little as can be between it and the clock.

   The file INPUT is spoken by the protocol of peer.h or, with a VOICE, by the provider's own.

   clock once text|ssml INPUT [VOICE] -- PROGRAM…
     A process for the request; without a VOICE its standard input is the file, and its output
     samples. Prints: microseconds from its start to the first sample; microseconds of processor
     time, its start and end included; bytes of samples.
   clock requests text|ssml|lines REPEATS INPUT [VOICE] -- PROGRAM…
     A process for all requests: the whole file each time, or one of its lines after the other.
     Prints for each request: microseconds to the first sample and to the end; bytes of samples;
     quiet samples in front, of less than 1/1024 of full scale; the longest wait between two reads
     of samples in microseconds; the process's microseconds of processor time since the last. Then
     "#", the requests' microseconds and those of processor time; KiB resident at most; and of the
     process's end, in KiB: what is its own, what is resident but for its voices, and its share of
     all.
   clock clients COUNT REPEATS INPUT [VOICE] -- PROGRAM…
     The same for so many processes at once, each with a line of INPUT after the other under way,
     REPEATS in all, behind a first that is not counted; the last three figures are of all.
   clock cancel REPEATS INPUT [VOICE] -- PROGRAM…
     Cancels each request when its first samples have come. Prints for each: microseconds from that
     to the answer, bytes of samples that come meanwhile, and microseconds from the request to the
     first sample. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "wire.h"

extern char **environ;

enum { maximum_client_count = 64 };

static double microseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double now(void) { return microseconds(CLOCK_MONOTONIC); }

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

/* A program under way, and what is found out about its request's sound as it comes. */
struct child {
  pid_t process;
  int to, from;
  struct buffer answers;
  size_t waiting; /* bytes of samples that a line has told of */
  double begin, first, last, longest_wait;
  double processor; /* at the end of the last request */
  long byte_count, quiet_count;
};

/* Starts the program with its output, and its input when that is no file, in pipes. */
static struct child start(char **program, const char *input) {
  struct child child = {0};
  int in[2], out[2];
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC)) fail("pipe");
  if (input)
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0);
  else
    posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  if (posix_spawnp(&child.process, program[0], &actions, NULL, program, environ)) fail(program[0]);
  posix_spawn_file_actions_destroy(&actions);
  close(in[0]);
  close(out[1]);
  child.to = in[1];
  child.from = out[0];
  fcntl(child.to, F_SETFL, O_NONBLOCK);
  return child;
}

/* Of all threads of a child since its start. */
static double processor_time(struct child *child) {
  clockid_t clock;
  return clock_getcpuclockid(child->process, &clock) ? 0 : microseconds(clock);
}

static void begin_sound(struct child *child) {
  child->first = child->last = child->longest_wait = 0;
  child->byte_count = 0;
  child->quiet_count = -1;
  child->begin = now();
}

static void take_sound(struct child *child, const unsigned char *bytes, size_t count) {
  if (!count) return;
  double time = now();
  if (!child->first) child->first = time;
  if (child->last && time - child->last > child->longest_wait)
    child->longest_wait = time - child->last;
  child->last = time;
  for (size_t at = child->byte_count % 2; child->quiet_count < 0 && at + 1 < count; at += 2) {
    int16_t sample = bytes[at] | bytes[at + 1] << 8;
    if (sample > 32 || sample < -32) child->quiet_count = (child->byte_count + at) / 2;
  }
  child->byte_count += count;
}

static void read_answers(struct child *child) {
  ssize_t got = read(child->from, room(&child->answers, 1 << 16), 1 << 16);
  if (got <= 0) {
    fprintf(stderr, "the program ended early\n");
    exit(1);
  }
  child->answers.count += got;
}

/* Takes what has come by the provider's protocol; true when that ends a request. */
static int take_messages(struct child *child) {
  struct wire_message message = {0};
  size_t start = 0;
  int is_finished = 0;
  while (!is_finished && wire_next(&child->answers, &start, &message)) {
    if (message.kind == WIRE_AUDIO) take_sound(child, message.body, message.byte_count);
    is_finished = message.kind == WIRE_FINISHED;
  }
  drop(&child->answers, start);
  return is_finished;
}

/* Takes what has come by the protocol of peer.h; true at the line that begins with `last`. */
static int take_lines(struct child *child, const char *last) {
  size_t start = 0;
  int is_finished = 0;
  while (!is_finished && start < child->answers.count) {
    unsigned char *bytes = child->answers.bytes + start;
    size_t count = child->answers.count - start;
    if (child->waiting) {
      size_t part = child->waiting < count ? child->waiting : count;
      take_sound(child, bytes, part);
      child->waiting -= part;
      start += part;
      continue;
    }
    unsigned char *end = memchr(bytes, '\n', count);
    if (!end) break;
    start += end - bytes + 1;
    if (sscanf((char *)bytes, "PCM %zu", &child->waiting) != 1)
      is_finished = !memcmp(bytes, last, strlen(last));
  }
  drop(&child->answers, start);
  return is_finished;
}

static int take(struct child *child, const char *voice) {
  return voice ? take_messages(child) : take_lines(child, "DONE");
}

/* Writes all of it, and reads what comes while the pipe is full. */
static void send_bytes(struct child *child, struct buffer *out, const char *voice) {
  size_t start = 0;
  while (start < out->count) {
    ssize_t sent = write(child->to, out->bytes + start, out->count - start);
    if (sent < 0 && errno != EAGAIN) fail("write");
    if (sent > 0) start += sent;
    if (start == out->count) break;
    struct pollfd entries[] = {{child->to, POLLOUT, 0}, {child->from, POLLIN, 0}};
    if (poll(entries, 2, -1) < 0) fail("poll");
    if (!entries[1].revents) continue;
    read_answers(child);
    take(child, voice);
  }
  out->count = 0;
}

/* A process that is ready for requests. */
static struct child server(char **program, const char *voice) {
  struct child child = start(program, NULL);
  if (voice) {
    struct buffer hello = {0};
    wire_hello(&hello);
    send_bytes(&child, &hello, voice);
  } else {
    do read_answers(&child);
    while (!take_lines(&child, "READY"));
  }
  return child;
}

static void ask(struct child *child, const char *voice, uint32_t credit, int is_ssml,
                const char *text, size_t count) {
  static struct buffer out;
  out.count = 0;
  if (voice) {
    wire_speak(&out, 1, credit, voice, is_ssml, text, count);
  } else {
    char line[40];
    append(&out, line, sprintf(line, "SPEAK %s %zu\n", is_ssml ? "ssml" : "text", count));
    append(&out, text, count);
  }
  begin_sound(child);
  send_bytes(child, &out, voice);
}

/* Reads samples, or answers by the protocol that there is a voice for, until the end. */
static void hear(struct child *child, const char *voice) {
  static unsigned char bytes[1 << 16];
  ssize_t got;
  if (!voice)
    while ((got = read(child->from, bytes, sizeof bytes)) > 0) take_sound(child, bytes, got);
  else
    do read_answers(child);
    while (!take(child, voice));
}

static void once(const char *kind, const char *input, const char *voice, char **program) {
  struct rusage usage;
  struct buffer text = contents(input), hello = {0};
  double begin = now();
  struct child child = start(program, voice ? NULL : input);
  begin_sound(&child);
  if (voice) {
    wire_hello(&hello);
    send_bytes(&child, &hello, voice);
    ask(&child, voice, UINT32_MAX, !strcmp(kind, "ssml"), (char *)text.bytes, text.count);
  }
  hear(&child, voice);
  close(child.to);
  close(child.from);
  wait4(child.process, NULL, 0, &usage);
  if (!child.byte_count) {
    fprintf(stderr, "%s made no sound\n", program[0]);
    exit(1);
  }
  double processor = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6 +
                     usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
  printf("%.1f\t%.0f\t%ld\n", child.first - begin, processor, child.byte_count);
}

static void print_request(struct child *child) {
  double processor = processor_time(child);
  printf("%.1f\t%.1f\t%ld\t%ld\t%.1f\t%.1f\n", child->first - child->begin, now() - child->begin,
         child->byte_count, child->quiet_count, child->longest_wait, processor - child->processor);
  child->processor = processor;
}

/* The next line of a text, again and again. */
static char *next_line(struct buffer *text, size_t *start, size_t *count) {
  if (*start >= text->count) *start = 0;
  char *line = (char *)text->bytes + *start;
  char *end = memchr(line, '\n', text->count - *start);
  *count = end ? (size_t)(end - line) : text->count - *start;
  *start += *count + 1;
  return line;
}

struct memory {
  long own, resident, shared_out; /* KiB */
};

/* Adds what a process has now. */
static void add_memory(pid_t process, struct memory *sum) {
  char path[40], line[4096];
  int is_voice = 0;
  long value;
  snprintf(path, sizeof path, "/proc/%d/smaps", process);
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file)) {
    if (strchr(line, '-') && strchr(line, '-') < strchr(line, ' '))
      is_voice = strstr(line, ".voice/") || strstr(line, "espeak-ng-data");
    if (sscanf(line, "Rss: %ld", &value) == 1 && !is_voice) sum->resident += value;
    if (sscanf(line, "Pss: %ld", &value) == 1) sum->shared_out += value;
    if (sscanf(line, "Private_Dirty: %ld", &value) == 1) sum->own += value;
  }
  if (file) fclose(file);
}

static void requests(const char *kind, int repeats, const char *input, const char *voice,
                     char **program) {
  struct buffer text = contents(input);
  struct memory memory = {0};
  struct rusage usage;
  struct child child = server(program, voice);
  double wall = now(), processor = processor_time(&child);
  size_t start = 0;
  for (int number = 0; number < repeats; number++) {
    size_t count = text.count;
    char *asked =
        strcmp(kind, "lines") ? (char *)text.bytes : next_line(&text, &start, &count);
    ask(&child, voice, UINT32_MAX, !strcmp(kind, "ssml"), asked, count);
    do read_answers(&child);
    while (!take(&child, voice));
    print_request(&child);
  }
  wall = now() - wall;
  processor = processor_time(&child) - processor;
  add_memory(child.process, &memory);
  close(child.to);
  close(child.from);
  wait4(child.process, NULL, 0, &usage);
  printf("#\t%.0f\t%.0f\t%ld\t%ld\t%ld\t%ld\n", wall, processor, usage.ru_maxrss, memory.own,
         memory.resident, memory.shared_out);
}

static void clients(int count, int repeats, const char *input, const char *voice,
                    char **program) {
  struct buffer text = contents(input);
  struct memory memory = {0};
  struct child children[maximum_client_count];
  struct pollfd entries[maximum_client_count];
  size_t start = 0, line_count;
  int asked = 0, answered = 0;
  if (count > maximum_client_count) count = maximum_client_count;
  for (int number = 0; number < count; number++) {
    children[number] = server(program, voice);
    entries[number] = (struct pollfd){children[number].from, POLLIN, 0};
    /* What the first request opens is open when they are timed. */
    char *line = next_line(&text, &start, &line_count);
    ask(&children[number], voice, UINT32_MAX, 0, line, line_count);
    do read_answers(&children[number]);
    while (!take(&children[number], voice));
  }
  double wall = now();
  for (int number = 0; number < count && asked < repeats; number++, asked++) {
    char *line = next_line(&text, &start, &line_count);
    ask(&children[number], voice, UINT32_MAX, 0, line, line_count);
  }
  while (answered < asked) {
    if (poll(entries, count, -1) < 0) fail("poll");
    for (int number = 0; number < count; number++) {
      if (!entries[number].revents) continue;
      read_answers(&children[number]);
      if (!take(&children[number], voice)) continue;
      print_request(&children[number]);
      answered++;
      if (asked >= repeats) continue;
      asked++;
      char *line = next_line(&text, &start, &line_count);
      ask(&children[number], voice, UINT32_MAX, 0, line, line_count);
    }
  }
  wall = now() - wall;
  for (int number = 0; number < count; number++) add_memory(children[number].process, &memory);
  for (int number = 0; number < count; number++) {
    close(children[number].to);
    close(children[number].from);
    wait4(children[number].process, NULL, 0, NULL);
  }
  printf("#\t%.0f\t0\t0\t%ld\t%ld\t%ld\n", wall, memory.own, memory.resident, memory.shared_out);
}

static void cancel(int repeats, const char *input, const char *voice, char **program) {
  struct buffer text = contents(input), out = {0};
  struct child child = server(program, voice);
  for (int number = 0; number < repeats; number++) {
    /* Half a second, what a client that plays allows. */
    ask(&child, voice, 22050, 0, (char *)text.bytes, text.count);
    int is_finished = 0;
    while (!child.first && !is_finished) {
      read_answers(&child);
      is_finished = take(&child, voice);
    }
    out.count = 0;
    if (voice) {
      wire_head(&out, 0x06, 4);
      wire_integer(&out, 1, 4);
    } else {
      append(&out, "CANCEL\n", 7);
    }
    long byte_count = child.byte_count;
    double begin = now();
    send_bytes(&child, &out, voice);
    while (!is_finished) {
      read_answers(&child);
      is_finished = take(&child, voice);
    }
    printf("%.1f\t%ld\t%.1f\n", now() - begin, child.byte_count - byte_count,
           child.first - child.begin);
  }
  close(child.to);
  close(child.from);
  wait4(child.process, NULL, 0, NULL);
}

int main(int count, char **arguments) {
  int dashes = 1;
  while (dashes < count && strcmp(arguments[dashes], "--")) dashes++;
  char **program = arguments + dashes + 1, **given = arguments + 2;
  const char *mode = count > 1 ? arguments[1] : "";
  int given_count = dashes - 2;
  signal(SIGPIPE, SIG_IGN);
  if (dashes >= count) given_count = 0;
  if (!strcmp(mode, "once") && (given_count == 2 || given_count == 3)) {
    once(given[0], given[1], given_count == 3 ? given[2] : NULL, program);
  } else if (!strcmp(mode, "requests") && (given_count == 3 || given_count == 4)) {
    requests(given[0], atoi(given[1]), given[2], given_count == 4 ? given[3] : NULL, program);
  } else if (!strcmp(mode, "clients") && (given_count == 3 || given_count == 4)) {
    clients(atoi(given[0]), atoi(given[1]), given[2], given_count == 4 ? given[3] : NULL, program);
  } else if (!strcmp(mode, "cancel") && (given_count == 2 || given_count == 3)) {
    cancel(atoi(given[0]), given[1], given_count == 3 ? given[2] : NULL, program);
  } else {
    fprintf(stderr, "usage: see clock.c\n");
    return 2;
  }
  return 0;
}
