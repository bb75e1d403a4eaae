/// What `Synthesize` is called with, but for the pipe.
package struct SynthesisArguments: Hashable, Sendable {
  package var text: String
  /// A voice's identifier, as `StreamForm` takes it apart; empty for the voice of the language.
  package var voice: String
  /// 0 to 2; 1 is the voice's own.
  package var pitch: Double
  /// 0.1 to 10; 1 is the voice's own.
  package var rate: Double
  package var isSSML: Bool
  /// A BCP 47 tag; empty for none.
  package var language: String

  package init(
    text: String, voice: String, pitch: Double = 1, rate: Double = 1, isSSML: Bool = false,
    language: String = ""
  ) {
    self.text = text
    self.voice = voice
    self.pitch = pitch
    self.rate = rate
    self.isSSML = isSSML
    self.language = language
  }
}
