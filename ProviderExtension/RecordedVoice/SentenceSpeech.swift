/// The words of a sentence on their way to sound, so that the first can be heard before it is known
/// how the last are said.
protocol SentenceSpeech: AnyObject {
  /// How the next words are said, in order; empty when all have been.
  ///
  /// - Parameter isUrgent: Whether the first of them are wanted before it is known how others are
  ///   said, though it takes longer in all.
  /// - Throws: When a recording that is needed cannot be used.
  func next(isUrgent: Bool) throws(RecordingError) -> [WordRendering]
}

extension SentenceSpeech {
  /// How all words are said that have not been.
  func rest() throws(RecordingError) -> [WordRendering] {
    var renderings: [WordRendering] = []
    while case let more = try next(isUrgent: false), !more.isEmpty { renderings += more }
    return renderings
  }
}

/// Words of which all is known.
final class WholeSpeech: SentenceSpeech {
  private var renderings: [WordRendering]

  init(_ renderings: [WordRendering]) { self.renderings = renderings }

  func next(isUrgent: Bool) -> [WordRendering] {
    defer { renderings = [] }
    return renderings
  }
}
