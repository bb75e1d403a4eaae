import SpeechTypes
import TextAnalysis

/// Voices of a list, numbered as they are opened; counts what it is asked.
final class MadeCast: VoiceFinder {
  var list: VoiceList
  /// Voices that cannot speak.
  var broken: Set<String> = []
  var isListBroken = false
  private(set) var listCount = 0
  /// In the order of their numbers, from 1 on.
  private(set) var opened: [String] = []

  init(_ list: VoiceList = VoiceSelectionTests.list) { self.list = list }

  func voiceList() throws(VoiceRefusal) -> VoiceList {
    listCount += 1
    if isListBroken { throw VoiceRefusal("the store is away") }
    return list
  }

  func open(_ identifier: VoiceIdentifier) throws(VoiceRefusal) -> SpeakingVoice {
    if broken.contains(identifier.rawValue) { throw VoiceRefusal("it is broken") }
    if !opened.contains(identifier.rawValue) { opened.append(identifier.rawValue) }
    let number = (opened.firstIndex(of: identifier.rawValue) ?? 0) + 1
    return SpeakingVoice(
      number: number, description: list[identifier], pitchHertz: Double(100 * (number + 1)),
      wholeWords: ["w\(number)x"])
  }

  /// The request's own voice, at 100 Hz.
  func voice(_ identifier: String) -> SpeakingVoice {
    SpeakingVoice(
      description: VoiceIdentifier(identifier).flatMap { list[$0] }, pitchHertz: 100,
      wholeWords: ["w0x"])
  }

  /// Words with the voices that say them and, where one is said, their language: `hi`, `hi@fr`,
  /// `hi@fr[fr-CA]`.
  func outline(_ analysis: Analysis) -> String {
    analysis.words.map { word in
      let voice = word.style.voice == 0 ? "" : "@\(opened[word.style.voice - 1])"
      return word.spoken + voice + (word.style.language.map { "[\($0)]" } ?? "")
    }.joined(separator: " ")
  }
}
