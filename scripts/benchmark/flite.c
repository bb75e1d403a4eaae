/* flite with the diphone voice kal16, sentence by sentence as its own reader of files does. */
#include <flite/flite.h>
#include "peer.h"

cst_voice *register_cmu_us_kal16(const char *folder);
void usenglish_init(cst_voice *voice);
cst_lexicon *cmulex_init(void);

static cst_voice *voice;

static int take(const cst_wave *wave, int first, int count, int is_last,
                cst_audio_streaming_info *info) {
  (void)is_last;
  (void)info;
  return put_samples(wave->samples + first, count) ? CST_AUDIO_STREAM_CONT : CST_AUDIO_STREAM_STOP;
}

static int start(void) {
  flite_init();
  flite_add_lang("eng", usenglish_init, cmulex_init);
  voice = register_cmu_us_kal16(NULL);
  cst_audio_streaming_info *info = new_audio_streaming_info();
  info->min_buffsize = 256;
  info->asc = take;
  feat_set(voice->features, "streaming_info", audio_streaming_info_val(info));
  return 16000;
}

static const char *setting(const char *name) {
  return get_param_string(voice->features, name, NULL);
}

static void speak(const char *text, int is_ssml) {
  if (is_ssml) {
    flite_ssml_text_to_speech(text, voice, "none");
    return;
  }
  cst_tokenstream *tokens =
      ts_open_string(text, setting("text_whitespace"), setting("text_singlecharsymbols"),
                     setting("text_prepunctuation"), setting("text_postpunctuation"));
  flite_ts_to_speech(tokens, voice, "none");
}
