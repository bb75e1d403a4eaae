/// Something in a request that was not as it should be, with what was done about it.
///
/// Diagnostics never stop a request. They travel to the client, and `voicectl plan` shows them.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: UInt8, Sendable {
    /// Spoken as the standard says, though not as its author may think.
    case note = 0
    /// Not legal or not supported; the text was spoken in the documented substitute way.
    case warning = 1
    /// Part of the request could not be spoken, or the document is not well-formed.
    case error = 2
  }

  /// A stable name, in lower case with hyphens, for programs to match; listed in `docs/plan.md`.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
  }

  package var code: Code
  package var severity: Severity
  /// One sentence for people: what, where it matters, and what was done.
  package var message: String
  package var position: TextPosition

  package init(_ code: Code, _ severity: Severity, _ message: String, at position: TextPosition) {
    self.code = code
    self.severity = severity
    self.message = message
    self.position = position
  }
}

extension Diagnostic.Code {
  // XML
  package static let notWellFormed = Self(rawValue: "not-well-formed")
  package static let undefinedEntity = Self(rawValue: "undefined-entity")
  package static let externalEntity = Self(rawValue: "external-entity")
  package static let encoding = Self(rawValue: "encoding")
  package static let limit = Self(rawValue: "limit")
  package static let depthLimit = Self(rawValue: "depth-limit")

  // SSML
  package static let noRoot = Self(rawValue: "no-root")
  package static let badNamespace = Self(rawValue: "bad-namespace")
  package static let missingAttribute = Self(rawValue: "missing-attribute")
  package static let badValue = Self(rawValue: "bad-value")
  package static let noAttributes = Self(rawValue: "no-attributes")
  package static let unknownElement = Self(rawValue: "unknown-element")
  package static let unknownAttribute = Self(rawValue: "unknown-attribute")
  package static let misplacedElement = Self(rawValue: "misplaced-element")
  /// Legal markup whose effect this version does not have; its text is spoken.
  package static let unsupported = Self(rawValue: "unsupported")
  /// The text of a `say-as` is not what the element says.
  package static let contentMismatch = Self(rawValue: "content-mismatch")
  /// `startmark` or `endmark` names no mark.
  package static let unknownMark = Self(rawValue: "unknown-mark")

  /// A sound that the voice's language or recordings lack, said as the nearest that they have.
  package static let nearestPhone = Self(rawValue: "nearest-phone")

  // Files that a document names
  /// A lexicon that is not there, may not be used, or cannot be read.
  package static let lexiconFetch = Self(rawValue: "lexicon-fetch")
  /// A recording that is not there, may not be used, or cannot be read.
  package static let audioFetch = Self(rawValue: "audio-fetch")
  /// A lexicon with faults; what can be read of it is used.
  package static let badLexicon = Self(rawValue: "bad-lexicon")
  package static let unknownLexiconReference = Self(rawValue: "unknown-lexicon-ref")

  // Voice
  package static let noRecording = Self(rawValue: "no-recording")
  /// No voice has what `required` says.
  package static let voiceSelectionFailure = Self(rawValue: "voice-selection-failure")
  /// The voice that was chosen is not all that was asked for.
  package static let voiceFeature = Self(rawValue: "voice-feature")
  /// A voice that was chosen cannot speak.
  package static let voiceUnusable = Self(rawValue: "voice-unusable")

  // Language
  package static let languageFailure = Self(rawValue: "language-speaking-failure")
  /// A region's language is spoken as that of another region.
  package static let languageVariant = Self(rawValue: "language-variant")
}
