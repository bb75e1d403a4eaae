internal import Pronunciation
import SpeechTypes

/// The phones that an element's content is to be said with.
struct SpokenPhones: Hashable {
  var phonemes: [Phoneme]
  /// As the document writes them.
  var text: String
  /// Where the content begins.
  var offset: TextOffset
  var style: SpeechStyle
}
