/* Lets a harness with a simple protocol of its own measure the provider.

   bridge serve|text|ssml VOICE PROVIDER [ARGUMENT...]

   serve: prints "READY rate"; answers "SPEAK text|ssml byteCount" and the text with any number of
   "PCM byteCount" and samples, then "DONE", or "DONE cancelled" after a "CANCEL". text, ssml:
   speaks standard input and writes the samples.

   The process that is started becomes the provider and its child the bridge, so that time and
   memory of the process are the provider's alone. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <sys/uio.h>
#include <unistd.h>
#include "wire.h"

static struct buffer input, answers, requests;
static int to_provider, from_provider, is_serving;
static const char *voice;
static uint32_t request;

static void put(const void *bytes, size_t count) {
  while (count) {
    ssize_t written = write(1, bytes, count);
    if (written < 0 && errno != EINTR) exit(0);
    if (written < 0) continue;
    bytes = (const char *)bytes + written;
    count -= written;
  }
}

static void put_audio(unsigned char *samples, size_t count) {
  char header[24];
  int length = is_serving ? snprintf(header, sizeof header, "PCM %zu\n", count) : 0;
  struct iovec parts[] = {{header, length}, {samples, count}};
  ssize_t written = writev(1, parts, 2);
  if (written < length) exit(0);
  put(samples + written - length, count - (written - length));
}

static void take(struct wire_message *message) {
  if (message->kind == WIRE_FAILURE) {
    fputs("bridge: the provider failed: ", stderr);
    fwrite(message->body, 1, message->byte_count, stderr);
    fputc('\n', stderr);
    exit(1);
  }
  if (message->request != request) return;
  if (message->kind == WIRE_AUDIO) put_audio(message->body, message->byte_count);
  if (message->kind == WIRE_FINISHED) {
    if (!is_serving) exit(0);
    const char *line = message->body[0] ? "DONE cancelled\n" : "DONE\n";
    put(line, strlen(line));
  }
}

static void take_answers(void) {
  ssize_t got = read(from_provider, room(&answers, 1 << 16), 1 << 16);
  if (got <= 0) exit(got < 0);
  answers.count += got;
  size_t start = 0;
  struct wire_message message = {0};
  while (wire_next(&answers, &start, &message)) take(&message);
  drop(&answers, start);
}

static void take_input(void) {
  ssize_t got = read(0, room(&input, 1 << 16), 1 << 16);
  if (got <= 0) exit(0);
  input.count += got;
  unsigned char *end;
  while (input.count && (end = memchr(input.bytes, '\n', input.count))) {
    size_t line = end - input.bytes + 1, count;
    char kind[8];
    if (sscanf((char *)input.bytes, "SPEAK %7s %zu", kind, &count) == 2) {
      if (input.count < line + count) return;
      wire_speak(&requests, ++request, UINT32_MAX, voice, !strcmp(kind, "ssml"), (char *)end + 1, count);
      line += count;
    } else if (!memcmp(input.bytes, "CANCEL", 6)) {
      wire_head(&requests, 0x06, 4);
      wire_integer(&requests, request, 4);
    } else if (!memcmp(input.bytes, "QUIT", 4)) {
      exit(0);
    }
    drop(&input, line);
  }
}

static void bridge(const char *mode) {
  fcntl(to_provider, F_SETFL, O_NONBLOCK);
  wire_hello(&requests);
  if (is_serving) {
    put("READY 22050\n", 12);
  } else {
    ssize_t got;
    while ((got = read(0, room(&input, 1 << 16), 1 << 16)) > 0) input.count += got;
    wire_speak(
        &requests, ++request, UINT32_MAX, voice, !strcmp(mode, "ssml"), (char *)input.bytes, input.count);
  }
  for (;;) {
    ssize_t sent = write(to_provider, requests.bytes, requests.count);
    if (sent > 0) drop(&requests, sent);
    struct pollfd entries[] = {{is_serving ? 0 : -1, POLLIN, 0},
                               {from_provider, POLLIN, 0},
                               {requests.count ? to_provider : -1, POLLOUT, 0}};
    if (poll(entries, 3, -1) < 0) continue;
    if (entries[0].revents) take_input();
    if (entries[1].revents) take_answers();
  }
}

int main(int count, char **arguments) {
  int request_pipe[2], answer_pipe[2];
  if (count < 4 || pipe2(request_pipe, O_CLOEXEC) || pipe2(answer_pipe, O_CLOEXEC)) return 2;
  is_serving = !strcmp(arguments[1], "serve");
  voice = arguments[2];
  pid_t child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    close(request_pipe[0]);
    close(answer_pipe[1]);
    to_provider = request_pipe[1];
    from_provider = answer_pipe[0];
    bridge(arguments[1]);
  }
  dup2(request_pipe[0], 0);
  dup2(answer_pipe[1], 1);
  execv(arguments[3], arguments + 3);
  perror(arguments[3]);
  return 1;
}
