/// The words of a sentence on their way to sound, so that the first can be heard before it is known
/// how the last are said.
protocol SentenceSpeech {
  /// How the next words are said, in order; empty when all have been.
  mutating func next() -> [WordRendering]
}

extension SentenceSpeech {
  /// How all words are said that have not been.
  consuming func rest() -> [WordRendering] {
    var renderings: [WordRendering] = []
    while case let more = next(), !more.isEmpty { renderings += more }
    return renderings
  }
}

/// Words of which all is known.
struct WholeSpeech: SentenceSpeech {
  private var renderings: [WordRendering]

  init(_ renderings: [WordRendering]) { self.renderings = renderings }

  mutating func next() -> [WordRendering] {
    defer { renderings = [] }
    return renderings
  }
}
