package import SSML
package import SpeechTypes

/// The document that a provider is sent for an utterance, and the text that it stands for.
///
/// Shapes and numbers are those that Apple's system sends: a default utterance is a bare
/// `<speak>text</speak>`; anything else is told by `lang` and `prosody` around the text.
package struct SpokenDocument: Sendable {
  /// A stretch of an utterance's text.
  package struct Run: Hashable, Sendable {
    package var text: String
    /// How it is pronounced, in IPA; nil for as it is written.
    package var pronunciation: String?

    package init(_ text: String, pronunciation: String? = nil) {
      self.text = text
      self.pronunciation = pronunciation
    }
  }

  /// What is sent.
  package private(set) var ssml = ""
  /// The utterance's text and where its parts stand in `ssml`.
  package private(set) var shown = ShownText()

  /// Marks up a text.
  ///
  /// - Parameters:
  ///   - rate: On the scale of `UtteranceRate`.
  ///   - pitch: A multiple of the voice's own.
  ///   - volume: 0 for silence to 1 for the voice's own level.
  ///   - language: What to say the text's language is; nil for nothing.
  package init(
    _ runs: [Run], rate: Float = UtteranceRate.default, pitch: Float = 1, volume: Float = 1,
    language: LanguageTag? = nil
  ) {
    let attributes = SSMLMarkup.prosodyAttributes(
      pitch: Double(pitch), rate: UtteranceRate.multiple(of: rate),
      volumeDecibels: Decibel.of(amplitude: Double(volume)))
    ssml = "<speak>"
    if let language { ssml += "<lang xml:lang=\"\(language)\">" }
    if !attributes.isEmpty { ssml += "<prosody\(attributes)>" }
    for run in runs { append(run) }
    if !attributes.isEmpty { ssml += "</prosody>" }
    if language != nil { ssml += "</lang>" }
    ssml += "</speak>"
  }

  /// Takes a document as it is.
  ///
  /// - Returns: nil for one that is not well-formed, has another root than `speak`, or expands
  ///   entities beyond their limit.
  package init?(ssml: String) {
    var diagnostics: [Diagnostic] = []
    let shown = ShownText(ssml: Array(ssml.utf8), diagnostics: &diagnostics)
    let refused: Set<Diagnostic.Code> = [
      .notWellFormed, .undefinedEntity, .encoding, .noRoot, .limit,
    ]
    guard !diagnostics.contains(where: { refused.contains($0.code) }) else { return nil }
    self.ssml = ssml
    self.shown = shown
  }

  /// The stretch of the text, in UTF-16 units, that a stretch of the document stands for.
  package func shownRange(of range: TextRange) -> Range<Int> {
    let utf8 = shown.range(of: range.utf8)
    let text = shown.text
    let start = text.utf8.index(text.startIndex, offsetBy: utf8.lowerBound)
    let end = text.utf8.index(start, offsetBy: utf8.count)
    let location = text.utf16.distance(from: text.startIndex, to: start)
    return location..<(location + text.utf16.distance(from: start, to: end))
  }
}

// MARK: - Markup

extension SpokenDocument {
  private mutating func append(_ run: Run) {
    if let pronunciation = run.pronunciation {
      ssml += "<phoneme alphabet=\"ipa\" ph=\"\(SSMLMarkup.escapedAttribute(pronunciation))\">"
    }
    var verbatim = ""
    for scalar in run.text.unicodeScalars {
      guard let escaped = SSMLMarkup.escape(scalar) else {
        verbatim.unicodeScalars.append(scalar)
        continue
      }
      append(verbatim, as: verbatim)
      verbatim = ""
      append(String(scalar), as: escaped)
    }
    append(verbatim, as: verbatim)
    if run.pronunciation != nil { ssml += "</phoneme>" }
  }

  private mutating func append(_ text: String, as source: String) {
    guard !text.isEmpty else { return }
    let start = ssml.utf8.count
    ssml += source
    shown.append(text, for: start..<ssml.utf8.count, isVerbatim: text == source)
  }
}
