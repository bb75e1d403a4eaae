internal import AudioOutput
internal import CommandLineTool
internal import Posix
internal import VoiceProject

extension RecordingLoop {
  /// A recording ends by itself after this.
  private static var longestSeconds: Int { 60 }

  /// Opens the microphone, at the project's sample rate where it has that.
  func openMicrophone() throws(CommandFailure) -> ALSACaptureDevice {
    let wanted = project.document.sampleRate
    do throws(AudioOutputError) {
      return try ALSACaptureDevice(
        settings.microphone, sampleRates: [wanted] + [48_000, 44_100].filter { $0 != wanted })
    } catch {
      throw CommandFailure(.failed, "microphone: \(error)")
    }
  }

  /// Records the present prompt until a key, silence or the longest time ends it.
  mutating func record() throws(CommandFailure) {
    // Opened anew for each recording, so that the microphone is off between them.
    var recorder = try Self.recorder(try openMicrophone())
    let sampleRate = recorder.sampleRate
    var detector = SpeechEndDetector(sampleRate: sampleRate)
    var samples: [Int16] = []
    try screen.beginRecording(stopsBySilence: settings.stopsBySilence)
    while samples.count < Self.longestSeconds * sampleRate {
      let start = samples.count
      try Self.read(&recorder, into: &samples)
      let part = samples.span.extracting(droppingFirst: start)
      detector.take(part)
      try screen.showLevel(part, sampleRate: sampleRate)
      if settings.stopsBySilence && detector.hasEnded { break }
      guard let key = try keys.typed() else { continue }
      let actions = session.press(key)
      if actions == [.stopRecording] { break }
      try perform(actions)
      guard session.state == .recording else { return }
    }
    try screen.endRecording()
    try judge(samples, sampleRate: sampleRate, lostCount: recorder.lostCount)
  }

  private mutating func judge(
    _ samples: [Int16], sampleRate: Int, lostCount: Int
  ) throws(CommandFailure) {
    let wanted = project.document.sampleRate
    guard let samples = SampleRateConversion.convert(samples, from: sampleRate, to: wanted) else {
      throw CommandFailure(.failed, "microphone: \(sampleRate) Hz cannot be made \(wanted) Hz")
    }
    let prompt = project.document.prompts[session.number - 1]
    let examination = TakeExamination(
      TakeMeasure(samples.span, sampleRate: wanted),
      phoneCount: phones.flatMap { $0.phoneCount(of: prompt) },
      lostSoundCount: lostCount)
    newTake = Array(samples[examination.kept])
    let isGood = examination.problems.isEmpty
    if isGood {
      let tenths = Int((examination.measure.speechSeconds * 10).rounded())
      let level = Int(examination.measure.speechLevel.rounded())
      try screen.say("Good: \(tenths / 10).\(tenths % 10) seconds, level \(level) dB.")
    } else {
      for problem in examination.problems { try screen.say("Not good: \(problem)") }
      try screen.say("Space or r records it again, p plays it, k keeps it, s skips the prompt.")
    }
    try perform(session.finishRecording(isGood: isGood))
  }

  /// Plays a recording; Ctrl-C stops it.
  func play(_ samples: [Int16]) throws(CommandFailure) {
    let interruption = interruption
    do throws(AudioOutputError) {
      var player = ALSAPlayer(
        try ALSADevice(
          settings.playbackDevice, sampleRate: Double(project.document.sampleRate)),
        shouldStop: { interruption.isRequested() })
      try player.write(samples.span)
      try player.finish()
    } catch {
      // Without it one can still record.
      try screen.say("It cannot be played: \(error).".printable)
    }
  }

  /// Has the default voice read a text, and waits for the end.
  func speak(_ text: String) {
    do throws(PosixError) {
      let nothing = try Descriptor(opening: "/dev/null", .readWrite)
      let program = try Environment.executablePath()
      let child = try ChildProcess(
        path: program,
        arguments: ["say", "--device", settings.playbackDevice, "--text", "--", text],
        standardInput: nothing.rawValue, standardOutput: nothing.rawValue)
      _ = child.wait()
    } catch {
      context.warn("--speak-prompts: \(error)")
    }
  }

  private static func recorder(
    _ device: consuming ALSACaptureDevice
  ) throws(CommandFailure) -> ALSARecorder {
    do throws(AudioOutputError) {
      return try ALSARecorder(device)
    } catch {
      throw CommandFailure(.failed, "microphone: \(error)")
    }
  }

  private static func read(
    _ recorder: inout ALSARecorder, into samples: inout [Int16]
  ) throws(CommandFailure) {
    do throws(AudioOutputError) {
      try recorder.read(into: &samples)
    } catch {
      throw CommandFailure(.failed, "microphone: \(error)")
    }
  }
}
