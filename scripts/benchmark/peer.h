/* What the programs around other synthesizers have in common.

   PROGRAM serve|text|ssml

   serve: prints "READY rate"; answers "SPEAK text|ssml byteCount" and the text with any number of
   "PCM byteCount" and samples, then "DONE", or "DONE cancelled" after a "CANCEL". text, ssml:
   speaks standard input and writes the samples.

   A program gives start(), which returns the sample rate, and speak(), which hands the samples of
   a text to put_samples() until that says no more. */
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static int start(void);
static void speak(const char *text, int is_ssml);

static int is_serving, is_cancelled;

/* Whether more samples are wanted. */
static int put_samples(const int16_t *samples, int count) {
  char header[24], line[16];
  struct pollfd input = {0, POLLIN, 0};
  if (is_serving && poll(&input, 1, 0) > 0 && fgets(line, sizeof line, stdin))
    is_cancelled = !strcmp(line, "CANCEL\n");
  if (is_cancelled) return 0;
  if (count <= 0) return 1;
  int length = is_serving ? snprintf(header, sizeof header, "PCM %d\n", 2 * count) : 0;
  struct iovec parts[] = {{header, length}, {(void *)samples, 2 * (size_t)count}};
  /* The other end of the pipe reads everything, so that a write is whole. */
  if (writev(1, parts, 2) < 0) exit(0);
  return 1;
}

static char *read_text(size_t byte_count) {
  char *text = malloc(byte_count + 1);
  if (!text) exit(4);
  size_t count = fread(text, 1, byte_count, stdin);
  text[count] = 0;
  return text;
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  is_serving = !strcmp(arguments[1], "serve");
  int rate = start();
  if (!is_serving) {
    char *text = read_text(16 << 20);
    speak(text, !strcmp(arguments[1], "ssml"));
    return 0;
  }
  dprintf(1, "READY %d\n", rate);
  char line[64], kind[8];
  size_t byte_count;
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "SPEAK %7s %zu", kind, &byte_count) != 2) continue;
    char *text = read_text(byte_count);
    is_cancelled = 0;
    speak(text, !strcmp(kind, "ssml"));
    free(text);
    dprintf(1, is_cancelled ? "DONE cancelled\n" : "DONE\n");
  }
  return 0;
}
