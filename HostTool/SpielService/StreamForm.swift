/// In which form a stream's sound goes out.
package enum StreamForm: Hashable, Sendable {
  /// `audio/x-spiel`: pieces of audio, and events between them.
  case chunks
  /// `audio/x-raw`: samples and nothing else.
  case samples

  /// What is put behind a voice's identifier for bare samples. No identifier holds the sign.
  private static let samplesSuffix = "#raw"

  /// Takes a voice's identifier as a client writes it apart.
  ///
  /// - Returns: The form, and the identifier alone.
  package static func split(_ voice: String) -> (form: Self, identifier: String) {
    voice.hasSuffix(samplesSuffix)
      ? (.samples, String(voice.dropLast(samplesSuffix.count))) : (.chunks, voice)
  }
}
