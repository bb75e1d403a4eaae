internal import CommandLineTool
internal import VoiceProject

/// What the person who records sees or hears read.
struct RecordingScreen {
  private static let barColumnCount = 40
  /// The meter is drawn so often at most.
  private static let drawingSeconds = 0.05

  static let keys = """
    space or Enter  start to record, and stop
    r               record this prompt again
    p               play what was recorded
    k               keep a recording that is said to be bad
    s               skip this prompt
    b               back to the prompt before
    q               quit; everything kept is saved
    ?               this help
    """

  private let console: Console
  private let isPlain: Bool
  private var meter = LevelMeter()
  private var secondsSinceDrawing = 0.0

  init(_ console: Console, isPlain: Bool) {
    self.console = console
    self.isPlain = isPlain
  }

  /// Says something in lines of its own.
  func say(_ text: String) throws(CommandFailure) { try console.print(text) }

  /// Shows a prompt.
  func show(
    _ prompt: String, number: Int, of count: Int, isRecorded: Bool
  ) throws(CommandFailure) {
    let state = isRecorded ? ", recorded already" : ""
    try say("\nPrompt \(number) of \(count)\(state):")
    try say(console.output.styled(prompt.printable, .bold))
  }

  /// Says that recording has started.
  mutating func beginRecording(stopsBySilence: Bool) throws(CommandFailure) {
    meter = LevelMeter()
    secondsSinceDrawing = 0
    try say(
      stopsBySilence
        ? "Recording. Read the text; it stops when you are silent."
        : "Recording. Read the text, then press space or Enter.")
  }

  /// Draws the level, where something may be drawn over.
  mutating func showLevel(_ samples: Span<Int16>, sampleRate: Int) throws(CommandFailure) {
    guard !isPlain else { return }
    meter.take(samples)
    secondsSinceDrawing += Double(samples.count) / Double(sampleRate)
    guard secondsSinceDrawing >= Self.drawingSeconds else { return }
    secondsSinceDrawing = 0
    let width = min(Self.barColumnCount, (console.output.columnCount ?? 80) - 12)
    try write("\r\u{1B}[K" + meter.bar(columnCount: max(width, 4)))
  }

  /// Takes the level away.
  func endRecording() throws(CommandFailure) {
    if !isPlain { try write("\r\u{1B}[K") }
  }

  private func write(_ text: String) throws(CommandFailure) {
    do {
      try console.output.write(text)
    } catch {
      throw CommandFailure(.outputClosed, [])
    }
  }
}
