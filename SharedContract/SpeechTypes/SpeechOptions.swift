/// What a client asks for beyond the plain reading of a request's text.
package struct SpeechOptions: Hashable, Sendable {
  /// How much punctuation is named.
  package var punctuation = PunctuationMode.none
  /// Every character is named by itself.
  package var isSpelling = false
  /// While spelling, capitals are told from small letters by "cap".
  package var announcesCapitals = false
  /// What the document's own prosody is a change of.
  package var prosody = Prosody.normal
  /// Where a document's relative URIs start, an absolute path; nil for nowhere.
  ///
  /// A document may use the files in it.
  package var baseFolder: String?
  /// Other folders whose files a document may use; absolute paths.
  package var allowedFolders: [String] = []

  package init() {}

  /// The same with its prosody held within what a request may ask for.
  package var limited: Self {
    var options = self
    options.prosody = Prosody(
      rate: prosody.rate.held(to: Prosody.rates), pitch: prosody.pitch.held(to: Prosody.pitches),
      volumeDecibels: prosody.volumeDecibels.held(to: Prosody.requestVolumes))
    return options
  }
}
