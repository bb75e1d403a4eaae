internal import CommandLineTool
internal import Posix
internal import VoiceProject

/// `personal record` at work: shows prompts, records, examines and keeps, as the keys say.
struct RecordingLoop: ~Copyable {
  let settings: RecordingSettings
  let context: CommandContext
  let phones: PromptPhones?
  let interruption: Interruption
  private(set) var project: VoiceProject
  var session: RecordingSession
  var keys: KeyInput
  var screen: RecordingScreen
  /// What was just recorded and is not kept yet, at the project's sample rate.
  var newTake: [Int16] = []

  init(
    _ project: VoiceProject, _ settings: RecordingSettings, _ context: CommandContext
  ) throws(CommandFailure) {
    let interruption: Interruption
    do throws(PosixError) {
      interruption = try Interruption()
    } catch {
      throw CommandFailure(.failed, "signals: \(error)")
    }
    let recorded = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try project.recordedNumbers()
    }
    let prompts = project.document.prompts
    session = RecordingSession(
      promptCount: prompts.count, recorded: recorded,
      skipped: Set(prompts.indices.filter { prompts[$0].isSkipped }.map { $0 + 1 }),
      first: settings.first)
    keys = KeyInput(interruption)
    screen = RecordingScreen(context.console, isPlain: settings.isPlain)
    phones = context.promptPhones(project.document.language)
    self.interruption = interruption
    self.project = project
    self.settings = settings
    self.context = context
  }

  /// Runs until every prompt is done or the person quits.
  mutating func run() throws(CommandFailure) -> ExitCode {
    guard session.state != .ended else {
      try tellEnd(isComplete: true)
      return .success
    }
    // Before anybody reads to a microphone that is not there.
    _ = try openMicrophone()
    try screen.say("Space or Enter starts and stops a recording; ? tells the other keys.")
    try perform([.showPrompt])
    while session.state != .ended {
      if session.state == .recording {
        try record()
      } else {
        try perform(session.press(try keys.next()))
      }
    }
    return interruption.isRequested() ? .interrupted : .success
  }

  // MARK: - Actions

  mutating func perform(
    _ actions: [RecordingSession.Action]
  ) throws(CommandFailure) {
    for action in actions {
      switch action {
      case .showPrompt: try showPrompt()
      // The session's state says it, and `run` acts on that.
      case .startRecording, .stopRecording: break
      case .playNewTake: try play(newTake)
      case .playKeptTake:
        let number = session.number
        try play(
          try CommandFailure.wrapping { () throws(VoiceProjectError) in
            try project.readTake(number)
          })
      case .keepTake(let number): try keepTake(number)
      case .skipPrompt(let number):
        try changeProject { project throws(VoiceProjectError) in
          try project.setSkipped(true, number)
        }
        try screen.say("Skipped.")
      case .explain: try screen.say(RecordingScreen.keys)
      case .sayNothingRecorded: try screen.say("Nothing has been recorded for this prompt.")
      case .sayFirst: try screen.say("This is the first prompt.")
      case .sayUnknownKey: try screen.say("That key does nothing here; ? tells the keys.")
      case .finish(let isComplete): try tellEnd(isComplete: isComplete)
      }
    }
  }

  private mutating func showPrompt() throws(CommandFailure) {
    let prompts = project.document.prompts
    let text = prompts[session.number - 1].text
    try screen.show(
      text, number: session.number, of: prompts.count, isRecorded: session.isRecorded)
    if settings.speaksPrompts { speak(text) }
  }

  private mutating func keepTake(_ number: Int) throws(CommandFailure) {
    let samples = newTake
    try changeProject { project throws(VoiceProjectError) in
      try project.writeTake(samples, number)
      try project.setSkipped(false, number)
    }
    newTake = []
  }

  private mutating func changeProject(
    _ change: (inout VoiceProject) throws(VoiceProjectError) -> Void
  ) throws(CommandFailure) {
    do throws(VoiceProjectError) { try change(&project) } catch { throw CommandFailure(error) }
  }

  private func tellEnd(isComplete: Bool) throws(CommandFailure) {
    let count = project.document.prompts.count
    let skipped = session.skippedCount > 0 ? ", \(session.skippedCount) skipped" : ""
    let counts = "\(session.recordedCount) of \(count) prompts recorded\(skipped)"
    let name = project.document.name
    try screen.say(
      isComplete
        ? "\nThat was the last prompt: \(counts)."
        : "\nSaved: \(counts). Go on with: voicectl personal record \(name)")
  }
}
