import SpeechTypes

/// A `say-as` whose text is being read.
struct OpenSayAs {
  /// How far the text was what the element says.
  private enum Fit: Int {
    /// Not at all: it is read as anywhere else.
    case none
    /// The kind, but not its format.
    case kind
    case whole
  }

  private let request: SayAs
  private let position: TextPosition
  /// The first of its characters in the passage.
  private let start: Int
  private var fit = Fit.none

  init(_ request: SayAs, at position: TextPosition, from start: Int) {
    self.request = request
    self.position = position
    self.start = start
  }

  /// A token, and those behind it, as what the element says; nil where they are not.
  ///
  /// A text in another format than the element's is of its kind all the same (SSML 1.0 §3.1.8).
  mutating func reading(
    of passage: Passage, at index: Int, by reader: any LanguageReader, announcesCapitals: Bool
  ) -> Reading? {
    func reading(_ kind: SayAsKind) -> Reading? {
      reader.reading(of: passage, at: index, as: kind, announcesCapitals: announcesCapitals)
    }
    if let reading = reading(request.kind) {
      fit = .whole
      return reading
    }
    guard let kind = request.kind.withoutFormat, let reading = reading(kind) else { return nil }
    if fit == .none { fit = .kind }
    return reading
  }

  /// White space by its name, where characters are asked for and there are no others.
  func whiteSpaceReading(
    in passage: Passage, upTo end: Int, by reader: any LanguageReader
  ) -> Reading? {
    guard case .characters = request.kind, fit == .none, end - start == 1 else { return nil }
    return Reading(
      end: 0, reader.name(of: passage.characters[start].scalar, announcesCapitals: false),
      start..<end)
  }

  /// What is to be told when its text is not what it says.
  func remark(in passage: Passage, upTo end: Int) -> SentenceGatherer.Remark? {
    let text = passage.characters[start..<end].prefix(Self.longestText)
    guard fit != .whole, text.contains(where: { !$0.scalar.isWhitespace }) else { return nil }
    var content = ""
    for character in text { content.unicodeScalars.append(character.scalar) }
    let outcome =
      fit == .kind
      ? "is not in its format; read as any \(request.name)" : "is none; read as it stands"
    return SentenceGatherer.Remark(
      code: .contentMismatch, message: "say-as \(request.name): \"\(content.clipped)\" \(outcome)",
      position: position)
  }

  /// Characters of the text that a remark looks at.
  private static let longestText = 100
}
