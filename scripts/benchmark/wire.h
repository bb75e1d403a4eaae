/* The client's side of docs/provider-protocol.md, as far as measuring needs it; little-endian
   machines only. */
#include "buffer.h"

enum { WIRE_AUDIO = 0x85, WIRE_FINISHED = 0x89, WIRE_FAILURE = 0x8A, WIRE_PIECE = 65000 };

static void wire_integer(struct buffer *out, uint64_t value, int byte_count) {
  append(out, &value, byte_count);
}

static void wire_head(struct buffer *out, int kind, size_t body_byte_count) {
  wire_integer(out, body_byte_count + 1, 4);
  wire_integer(out, kind, 1);
}

static void wire_hello(struct buffer *out) {
  wire_head(out, 0x01, 4 + 2 + 2 + 2 + 5);
  append(out, "VPRV\1\0\1\0\5\0bench", 15);
}

/* A request and its text, with credit for so many bytes of audio. */
static void wire_speak(struct buffer *out, uint32_t request, uint32_t credit, const char *voice,
                       int is_ssml, const char *text, size_t byte_count) {
  static const double rate_pitch_volume[] = {1, 1, 0};
  wire_head(out, 0x03, 4 + 1 + 1 + 4 + 2 + strlen(voice) + 3 + sizeof rate_pitch_volume + 4);
  wire_integer(out, request, 4);
  wire_integer(out, 0, 1);
  wire_integer(out, is_ssml, 1);
  wire_integer(out, credit, 4);
  wire_integer(out, strlen(voice), 2);
  append(out, voice, strlen(voice));
  wire_integer(out, 0, 3);
  append(out, rate_pitch_volume, sizeof rate_pitch_volume);
  wire_integer(out, 0, 4); /* no base folder, no allowed folders */
  do {
    size_t piece = byte_count < WIRE_PIECE ? byte_count : WIRE_PIECE;
    wire_head(out, 0x04, 4 + 1 + piece);
    wire_integer(out, request, 4);
    wire_integer(out, piece == byte_count, 1);
    append(out, text, piece);
    text += piece;
    byte_count -= piece;
  } while (byte_count);
}

struct wire_message {
  int kind;
  uint32_t request;
  unsigned char *body; /* behind the request */
  size_t byte_count;
};

/* The message at `*start`, which moves behind it; false until it is whole. */
static int wire_next(struct buffer *in, size_t *start, struct wire_message *message) {
  uint32_t byte_count;
  if (in->count - *start < 4) return 0;
  memcpy(&byte_count, in->bytes + *start, 4);
  if (in->count - *start < 4 + (size_t)byte_count) return 0;
  unsigned char *bytes = in->bytes + *start;
  message->kind = bytes[4];
  if (byte_count >= 5) memcpy(&message->request, bytes + 5, 4);
  message->body = bytes + 9;
  message->byte_count = byte_count >= 5 ? byte_count - 5 : 0;
  *start += 4 + byte_count;
  return 1;
}
