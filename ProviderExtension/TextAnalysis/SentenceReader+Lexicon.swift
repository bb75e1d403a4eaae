import SpeechTypes

// Words whose pronunciation the document or a lexicon of it gives.
extension SentenceReader {
  /// Reads an element's content as the one word that it is said as (SSML 1.1 §3.1.10).
  ///
  /// - Parameter start: The gap in front of the content.
  /// - Returns: The index behind the content and the gap that ends it.
  mutating func read(_ phones: SpokenPhones, at start: Int) -> Int {
    let end =
      passage.tokens[(start + 1)...].firstIndex { token in
        token.kind == .gap && passage.gaps[token.gap] == .phonesEnd
      } ?? passage.tokens.count
    let content = readContent((start + 1)..<end)
    let contentEnd =
      end < passage.tokens.count
      ? passage.tokens[end].characters.lowerBound : passage.characters.count
    let range =
      passage.visibleRange(passage.tokens[start].characters.lowerBound..<contentEnd)
      ?? TextRange(phones.offset, phones.offset)
    let spoken = content.words.isEmpty ? phones.text : content.words.joined(separator: " ")
    elements += content.others
    elements.append(
      .word(
        SpokenWord(
          spoken: spoken, range: range, style: phones.style, role: role, phonemes: phones.phonemes))
    )
    hasWord = true
    return min(end + 1, passage.tokens.count)
  }

  /// Reads tokens by themselves, without lexicons, which phonemes override.
  private mutating func readContent(
    _ tokens: Range<Int>
  ) -> (words: [String], others: [SentenceElement]) {
    let outer = (elements: elements, scope: lexicons.scope)
    elements = []
    lexicons.scope = LexiconScope()
    var index = tokens.lowerBound
    while index < tokens.upperBound { index = read(at: index) }
    defer { (elements, lexicons.scope) = outer }
    var words: [String] = []
    var others: [SentenceElement] = []
    for element in elements {
      switch element {
      case .word(let word): words.append(word.spoken)
      case .boundary: break
      default: others.append(element)
      }
    }
    return (words, others)
  }

  /// Says the words that begin with a token as a lexicon has them.
  ///
  /// - Returns: The index behind them; nil when no lexicon has them.
  mutating func readByLexicon(at index: Int) -> Int? {
    guard !lexicons.scope.lexicons.isEmpty, passage.isSpellingEdge(before: index) else {
      return nil
    }
    let style = passage.styles[
      passage.characters[passage.tokens[index].characters.lowerBound].style]
    for lexicon in lexicons.lexicons(for: style.language) {
      if let match = longestMatch(in: lexicon, at: index), say(match, from: index, style) {
        return match.end
      }
    }
    return nil
  }

  private struct Match {
    var end: Int
    var spelling: String
    var entry: PronunciationLexicon.Entry
  }

  private func longestMatch(in lexicon: PronunciationLexicon, at index: Int) -> Match? {
    var spelling = ""
    var found: Match?
    var position = passage.tokens[index].characters.lowerBound
    let last = min(index + lexicon.mostTokens, passage.tokens.count)
    for next in index..<last {
      if passage.kind(next) == .gap { break }
      let token = passage.tokens[next]
      passage.appendSpelling(position..<token.characters.upperBound, to: &spelling)
      position = token.characters.upperBound
      if spelling.utf8.count > lexicon.longestSpelling { break }
      guard passage.isSpellingEdge(after: next) else { continue }
      if let entry = entry(spelling, lexicon) {
        found = Match(end: next + 1, spelling: spelling, entry: entry)
      }
    }
    return found
  }

  /// A spelling's entry; at the beginning of a sentence its capital may be the sentence's.
  private func entry(
    _ spelling: String, _ lexicon: PronunciationLexicon
  ) -> PronunciationLexicon.Entry? {
    let roles = lexicons.scope.roles
    if let entry = lexicon.entry(spelling, roles: roles) { return entry }
    guard !hasWord, !lexicons.isInAlias, let first = spelling.first, first.isUppercase else {
      return nil
    }
    return lexicon.entry(first.lowercased() + spelling.dropFirst(), roles: roles)
  }

  private mutating func say(_ match: Match, from index: Int, _ style: SpeechStyle) -> Bool {
    guard let range = passage.visibleRange(passage.characters(index..<match.end)) else {
      return false
    }
    if case .phonemes(let phonemes) = match.entry.form, cast.voice(style.voice).saysPhones {
      elements.append(
        .word(
          SpokenWord(
            spoken: match.spelling.lowercased(), range: range, style: style, role: role,
            phonemes: phonemes)))
      hasWord = true
      return true
    }
    guard let alias = match.entry.alias else {
      lexicons.reportUselessPhones(at: range.start)
      return false
    }
    guard lexicons.open(alias, of: match.spelling, at: range.start)
    else { return false }
    let scalars = SourceScalar.substituted(alias, for: range)
    var reader = SentenceReader(SentenceItem.items(scalars, style), options, cast, lexicons)
    reader.read()
    lexicons = reader.lexicons
    lexicons.closeAlias()
    elements += reader.elements
    hasWord = hasWord || reader.hasWord
    return true
  }
}

extension Passage {
  /// The range of characters without white space at its ends; nil when there is nothing else.
  fileprivate func visibleRange(_ range: Range<Int>) -> TextRange? {
    let visible = range.filter { !characters[$0].scalar.isWhitespace }
    guard let first = visible.first, let last = visible.last else { return nil }
    return characters[first].range.union(characters[last].range)
  }

  /// Appends characters as a lexicon spells them: runs of white space are one space.
  fileprivate func appendSpelling(_ range: Range<Int>, to spelling: inout String) {
    for character in characters[range] {
      if !character.scalar.isWhitespace {
        spelling.unicodeScalars.append(character.scalar)
      } else if spelling.unicodeScalars.last != " " {
        spelling.unicodeScalars.append(" ")
      }
    }
  }

  /// Whether a spelling may begin with a token.
  fileprivate func isSpellingEdge(before index: Int) -> Bool {
    index == 0 || isSpellingEdge(from: index, to: index - 1, isTight: isTight(index))
  }

  /// Whether a spelling may end with a token.
  fileprivate func isSpellingEdge(after index: Int) -> Bool {
    isSpellingEdge(from: index, to: index + 1, isTight: isTight(index + 1))
  }

  /// Whether what stands beside a token is no part of the same word, number or address.
  private func isSpellingEdge(from inner: Int, to outer: Int, isTight isJoined: Bool) -> Bool {
    guard isJoined else { return true }
    guard kind(outer) == .sign else { return kind(inner) == .sign && kind(outer) != .digits }
    if kind(inner) == .sign { return true }
    let beyond = outer + (outer - inner)
    let isInside =
      isTight(max(outer, beyond)) && (kind(beyond) == .word || kind(beyond) == .digits)
    return !isInside
      || (kind(inner) == .word && !"'.@_&:/".unicodeScalars.contains(token(outer).sign))
  }
}
