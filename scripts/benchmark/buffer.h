/* Bytes that grow at the end and go at the beginning. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct buffer {
  unsigned char *bytes;
  size_t count, capacity;
};

/* Where `more` bytes may be added behind those that are there. */
static unsigned char *room(struct buffer *buffer, size_t more) {
  if (buffer->count + more > buffer->capacity) {
    buffer->capacity = 2 * (buffer->count + more);
    buffer->bytes = realloc(buffer->bytes, buffer->capacity);
    if (!buffer->bytes) abort();
  }
  return buffer->bytes + buffer->count;
}

static void append(struct buffer *buffer, const void *bytes, size_t count) {
  memcpy(room(buffer, count), bytes, count);
  buffer->count += count;
}

static void drop(struct buffer *buffer, size_t count) {
  memmove(buffer->bytes, buffer->bytes + count, buffer->count -= count);
}
