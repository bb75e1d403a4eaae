internal import AppGroup
internal import CommandLineTool
internal import Posix
internal import ProviderClient
internal import ProviderWire
internal import SpeechTypes
internal import VoiceBundle
internal import VoiceProject

/// Has the provider speak with a bundle that is not installed yet, in an app group of its own.
struct PersonalVoiceTrial {
  /// More sound than a sentence has.
  private static let creditByteCount: UInt32 = 64 << 20

  private let voice: VoiceDescription
  private let connection: ProviderConnection

  /// - Parameter group: A folder for the group; what is in it is replaced.
  init(of bundlePath: String, group: String) throws {
    try FileSystem.removeTree(group)
    try FileSystem.makeDirectories(group, permissions: 0o700)
    let purchase = try Purchase(try VoiceBundle.load(bundlePath))
    let own = try Environment.executablePath()
    try AppGroup(AppGroupLocation.resolve(explicit: group)).transaction { store in
      var stored = purchase.voice
      stored.isEnabled = true
      try store.setVoice(stored)
      try store.setPersonalVoiceAuthorisation(.authorized, application: own)
    }
    voice = purchase.voice.description
    connection = try ProviderConnection(
      try ProviderLaunch.system(group: group), clientName: "voicectl personal build")
  }

  /// What the voice makes of a text: its words as they are spoken, and how many sentences they are.
  func words(of text: String) throws(ProviderError) -> (words: [String], sentenceCount: Int) {
    let plan = try SpeechPlan(
      Array(text.utf8), .plain, voice.identifier, SpeechOptions(), connection)
    var words: [String] = []
    var sentenceCount = 0
    for event in plan.events {
      switch event.content {
      case .word(let word): words.append(word.spoken)
      case .sentence: sentenceCount += 1
      default: break
      }
    }
    return (words, sentenceCount)
  }

  /// Says a sentence and examines it as a take is examined.
  ///
  /// - Returns: What is wrong with it.
  func problems(saying sentence: TrialSentence) throws(ProviderError) -> [String] {
    let request = try connection.begin(
      .audio, .plain, text: Array(sentence.text.utf8), voice: voice.identifier,
      creditByteCount: Self.creditByteCount)
    var samples: [Int16] = []
    var problems: [String] = []
    while true {
      guard case .message(let message) = try connection.next() else { continue }
      switch message {
      case .audio(request, let bytes): samples.append(littleEndian: bytes)
      case .diagnostics(request, let found): problems += found.map(\.message)
      case .failure(_, let failure): throw .failed(failure)
      case .finished(request, _, _):
        let measure = TakeMeasure(samples.span, sampleRate: Int(voice.sampleRate))
        let examination = TakeExamination(measure, phoneCount: sentence.phoneCount, isCut: true)
        return problems + examination.problems.map(\.description)
      default: break
      }
    }
  }
}
