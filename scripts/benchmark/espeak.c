/* espeak-ng, with the voice en-us and its samples in pieces of 20 ms. */
#include <espeak-ng/speak_lib.h>
#include "peer.h"

static int take(short *samples, int count, espeak_EVENT *events) {
  (void)events;
  return samples && !put_samples(samples, count);
}

static int start(void) {
  int rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 20, NULL, 0);
  espeak_SetSynthCallback(take);
  espeak_SetVoiceByName("en-us");
  return rate;
}

static void speak(const char *text, int is_ssml) {
  espeak_Synth(text, strlen(text) + 1, 0, POS_CHARACTER, 0,
               espeakCHARS_UTF8 | (is_ssml ? espeakSSML : 0), NULL, NULL);
}
