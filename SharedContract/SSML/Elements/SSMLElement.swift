/// An element of a document with its attributes as typed values.
///
/// An attribute that is absent, or whose value is bad and was reported, is nil or empty. Sections
/// are those of SSML 1.1. The large and rare cases are indirect, so that events stay small.
package enum SSMLElement: Hashable, Sendable {
  /// §3.1.1. Also stands for a root that the document leaves out.
  case speak(SpeakAttributes)
  /// §3.1.8.1, `p`.
  case paragraph(LanguageAttributes)
  /// §3.1.8.1, `s`.
  case sentence(LanguageAttributes)
  /// §3.1.8.2, `token` and `w`.
  case token(role: [QualifiedName], LanguageAttributes)
  /// §3.1.12.
  case lang(LanguageAttributes)
  /// §3.1.9.
  case sayAs(SayAsAttributes)
  /// §3.1.10.
  case phoneme(PhonemeAttributes)
  /// §3.1.11. The alias is nil when it is missing: the content is spoken.
  case sub(alias: String?)
  /// §3.2.1.
  indirect case voice(VoiceAttributes)
  /// §3.2.2. Moderate unless the document says otherwise.
  case emphasis(EmphasisLevel)
  /// §3.2.3, `break`. The length, if given, is for the consumer to limit.
  case breakPause(BreakStrength?, TimeDesignation?)
  /// §3.2.4.
  case prosody(ProsodyAttributes)
  /// §3.3.1. Its content is spoken only when the media cannot be.
  indirect case audio(AudioAttributes)
  /// §3.3.2. Its name's white space is collapsed. Also `bookmark`, which others call it.
  case mark(name: String)
  /// §3.3.3. Its content is never spoken.
  case desc(LanguageAttributes)
  /// §3.1.5. Its content is never spoken.
  indirect case lexicon(LexiconAttributes)
  /// §3.1.5. The reference names a lexicon's identifier.
  case lookup(reference: String?)
  /// §3.1.6.
  case meta(MetaAttributes)
  /// §3.1.7. Its content is never spoken.
  case metadata
  /// An element that is not SSML's, or that was reported as out of place or without its
  /// attributes: it has no effect, and its content is that of the element around it. With its
  /// prefix, as written.
  case other(name: String)
}
