import AVFoundation

/// The names of the voices, a line each in the file that `SAMPLE_VOICES` names.
enum VoiceNames {
  /// The names now; none while there is no file.
  static func read() -> [String] {
    guard let path = ProcessInfo.processInfo.environment["SAMPLE_VOICES"],
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map(String.init)
  }

  /// Tells the system of every change, from a thread of its own.
  static let watch: Void = {
    // Here and not on the thread: before anybody has seen the list, so that no change is missed.
    let first = read()
    Thread.detachNewThread {
      var told = first
      while true {
        Thread.sleep(forTimeInterval: 0.02)
        let names = read()
        guard names != told else { continue }
        told = names
        AVSpeechSynthesisProviderVoice.updateSpeechVoices()
      }
    }
  }()
}
