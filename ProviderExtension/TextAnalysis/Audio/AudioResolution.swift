import SSML
import SpeechTypes

/// What an `audio` element comes to, and what there is to tell of it.
struct AudioResolution {
  var audio: SpokenAudio
  var remarks: [AudioPassage.Remark] = []

  /// - Parameters:
  ///   - base: The document's `xml:base`.
  ///   - style: Of the speech around it.
  ///   - volumeDecibels: Of the request as a whole: of the document's own prosody nothing applies.
  init(
    _ attributes: AudioAttributes, at range: TextRange, _ position: TextPosition, base: String?,
    style: SpeechStyle, volumeDecibels: Double, finder: any AudioFinder
  ) {
    audio = SpokenAudio(
      uri: attributes.source ?? "", range: range, position: position, rate: style.prosody.rate)
    do throws(AudioFailure) {
      guard let uri = attributes.source else { throw AudioFailure("it has no src") }
      let media = try finder.find(
        AudioReference(uri: uri, base: base, mediaType: attributes.mediaType))
      audio.passage = AudioPassage(
        attributes, of: media, volumeDecibels: volumeDecibels, remarks: &remarks)
    } catch {
      remarks.append(
        AudioPassage.Remark(
          code: .audioFetch,
          message: "audio \"\(audio.uri)\" cannot be played: \(error); its content is spoken"))
    }
  }
}
