import SpeechTypes

/// Gathers text and markup and says where sentences end.
///
/// The end of a sentence that text alone tells is seen with the first character of the next one.
struct SentenceSplitter {
  /// A sentence of more characters is cut at the next white space, so that speech starts and memory
  /// stays bounded whatever the text.
  static let maximumScalarCount = 600
  /// A sentence of more items, marks above all, is cut where it stands.
  static let maximumItemCount = 4000
  /// A token of more characters is cut where it stands.
  static let maximumTokenScalarCount = 1200

  private let reader: any LanguageReader
  /// How characters are spoken, and whether the items say so.
  private var style = SpeechStyle()
  private var hasStyle = false
  private(set) var items: [SentenceItem] = []
  private var scalarCount = 0
  /// Index behind a sentence's end mark and closing quotes, while what follows is not known.
  private var candidateEnd: Int?
  private var sawSpaceAfterCandidate = false
  /// Whether the word behind the candidate has to come before it is known for what it is.
  private var isDeciding = false
  private var lineEndCount = 0
  /// Whether the text is what a `say-as` says, so that a stop in it ends no sentence.
  private var isInSayAs = false

  /// A piece that is complete.
  struct Piece {
    var items: [SentenceItem]
    var ending: PhraseBoundary
    /// Whether the sentence goes on in the next piece.
    var isCut = false

    /// The characters alone.
    var text: String {
      // As bytes: a string looks at its end with each character that comes.
      var utf8: [UInt8] = []
      utf8.reserveCapacity(items.count)
      for case .scalar(let source) in items { utf8 += UTF8.encode(source.scalar) ?? .init() }
      return String(decoding: utf8, as: UTF8.self)
    }
  }

  /// - Parameter reader: Knows where the language's sentences end.
  init(_ reader: any LanguageReader) { self.reader = reader }

  /// Says how the characters that come are spoken.
  mutating func setStyle(_ style: SpeechStyle) {
    guard style != self.style else { return }
    self.style = style
    hasStyle = false
  }

  /// Adds a character.
  ///
  /// - Parameters:
  ///   - splits: False inside an `s` or `token`, where the document says what a sentence is.
  ///   - blankLineEndsParagraph: For plain text.
  /// - Returns: The piece before it when the character begins a new one.
  mutating func add(
    _ scalar: SourceScalar, splits: Bool, blankLineEndsParagraph: Bool
  ) -> Piece? {
    defer { append(scalar) }
    if scalar.scalar.isWhitespace {
      if scalar.scalar.isLineEnd { lineEndCount += 1 }
      if isDeciding, let end = candidateEnd, let piece = decide(end) { return piece }
      if candidateEnd != nil { sawSpaceAfterCandidate = true }
      return scalarCount >= Self.maximumScalarCount ? cut() : nil
    }
    defer { lineEndCount = 0 }
    if blankLineEndsParagraph, lineEndCount >= 2, scalarCount > 0 { return take(.paragraph) }
    if scalarCount >= Self.maximumTokenScalarCount { return cut() }
    guard splits, let end = candidateEnd else { return nil }
    if isDeciding { return scalar.scalar.isWordLetter ? nil : decide(end) }
    if sawSpaceAfterCandidate || isAlone(end) {
      switch reader.verdict(items[..<end], next: scalar.scalar, word: nil) {
      case .ends: return take(.sentence, upTo: labelStart(before: end) ?? end)
      case .continues: candidateEnd = nil
      case .needsWord: isDeciding = true
      }
      return nil
    }
    if !scalar.scalar.closesQuotation && !scalar.scalar.endsSentence { candidateEnd = nil }
    return nil
  }

  /// Where the label of a list's next item begins, `2.`, that was taken for the end of the item in
  /// front; nil where there is none.
  private func labelStart(before end: Int) -> Int? {
    let label = scalars(items.startIndex..<end).prefix(4)
    guard let first = label.firstIndex(of: "."), first > 0, first < 3,
      label[..<first].allSatisfy(\.isDigit)
    else { return nil }
    var start = end - 1
    while start > first, end - start <= 4 {
      guard case .scalar(let source) = items[start - 1] else { return nil }
      if source.scalar.isLineEnd { return end - start > 1 ? start : nil }
      guard source.scalar.isDigit else { return nil }
      start -= 1
    }
    return nil
  }

  private func scalars(_ range: Range<Int>) -> [Unicode.Scalar] {
    items[range].prefix(8).compactMap { item in
      guard case .scalar(let source) = item else { return nil }
      return source.scalar
    }
  }

  /// Ends the sentence at `end` or not, now that the word behind it is known.
  private mutating func decide(_ end: Int) -> Piece? {
    isDeciding = false
    candidateEnd = nil
    var word = ""
    for case .scalar(let source) in items[end...] where !source.scalar.isWhitespace {
      word.unicodeScalars.append(source.scalar)
    }
    guard let first = word.unicodeScalars.first else { return nil }
    let verdict = reader.verdict(items[..<end], next: first, word: word.lowercased())
    return verdict == .ends ? take(.sentence, upTo: end) : nil
  }

  /// Adds what is no character; it never ends a sentence by itself.
  ///
  /// - Returns: The piece up to here when it has become too long.
  mutating func add(_ item: SentenceItem) -> Piece? {
    if case .sayAsStart = item { isInSayAs = true }
    if case .sayAsEnd = item { isInSayAs = false }
    items.append(item)
    return items.count >= Self.maximumItemCount ? cut() : nil
  }

  /// Ends the sentence here: the document says so, or the text is over.
  ///
  /// - Returns: What was gathered, a sentence that had not been known to end first.
  mutating func finish(_ ending: PhraseBoundary) -> [Piece] {
    var pieces: [Piece] = []
    if isDeciding, let end = candidateEnd, let piece = decide(end) { pieces.append(piece) }
    if !items.isEmpty { pieces.append(take(ending)) }
    return pieces
  }

  private mutating func append(_ scalar: SourceScalar) {
    if !hasStyle { items.append(.style(style)) }
    hasStyle = true
    items.append(.scalar(scalar))
    scalarCount += 1
    if isDeciding || isInSayAs { return }
    if scalar.scalar.endsSentence || scalar.scalar.endsSentenceAlone
      || (candidateEnd != nil && !sawSpaceAfterCandidate && scalar.scalar.closesQuotation)
    {
      candidateEnd = items.count
      sawSpaceAfterCandidate = false
    }
  }

  private func isAlone(_ end: Int) -> Bool {
    for item in items[..<end].suffix(4).reversed() {
      guard case .scalar(let last) = item else { return false }
      if !last.scalar.closesQuotation { return last.scalar.endsSentenceAlone }
    }
    return false
  }

  private mutating func cut() -> Piece {
    var piece = take(.none)
    piece.isCut = true
    return piece
  }

  private mutating func take(_ ending: PhraseBoundary, upTo end: Int? = nil) -> Piece {
    var piece = Piece(items: items, ending: ending)
    items = []
    if let end, end < piece.items.count {
      // What is left begins in the style that it is in.
      if let style = piece.items[..<end].last(where: \.isStyle) { items.append(style) }
      items += piece.items[end...]
      piece.items.removeSubrange(end...)
    }
    hasStyle = hasStyle && !items.isEmpty
    scalarCount = items.reduce(0) { if case .scalar = $1 { $0 + 1 } else { $0 } }
    candidateEnd = nil
    isDeciding = false
    sawSpaceAfterCandidate = false
    lineEndCount = 0
    return piece
  }
}
