internal import CommandLineTool
internal import Glibc
internal import Posix
internal import VoiceProject

/// What somebody types while recording: keys of a terminal, or lines where standard input is none.
///
/// Of a line the first character counts; an empty one is Enter.
struct KeyInput: ~Copyable {
  private let mode: TerminalMode?
  private let isTerminal: Bool
  private let interruption: Interruption
  private var waiting: [RecordingSession.Key] = []
  private var line: [UInt8] = []
  private var isAtEnd = false

  init(_ interruption: Interruption) {
    isTerminal = TerminalQuestion.isPossible
    mode = TerminalMode(byKey: true)
    self.interruption = interruption
  }

  /// Waits for the next key; `quit` at the end of the input and after Ctrl-C.
  mutating func next() throws(CommandFailure) -> RecordingSession.Key {
    while true {
      if let key = try take(waitingMilliseconds: nil) { return key }
    }
  }

  /// The key that has been typed already.
  ///
  /// - Returns: Nil when there is none.
  mutating func typed() throws(CommandFailure) -> RecordingSession.Key? {
    try take(waitingMilliseconds: 0)
  }

  private mutating func take(
    waitingMilliseconds: Int32?
  ) throws(CommandFailure) -> RecordingSession.Key? {
    if interruption.isRequested() { return .quit }
    if !waiting.isEmpty { return waiting.removeFirst() }
    if isAtEnd { return waitingMilliseconds == nil ? .quit : nil }
    var entries = [
      PollEntry(descriptor: STDIN_FILENO, events: .readable),
      PollEntry(descriptor: interruption.descriptor, events: .readable),
    ]
    do throws(PosixError) {
      try poll(&entries, timeoutMilliseconds: waitingMilliseconds)
    } catch {
      throw CommandFailure(.failed, "standard input: \(error.number)")
    }
    if !entries[0].ready.isEmpty { read() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  private mutating func read() {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    // A terminal that has gone away answers an error.
    guard count > 0 else {
      isAtEnd = true
      return
    }
    let typed = bytes.prefix(count)
    guard isTerminal else { return takeLines(typed) }
    // An arrow or another key that sends several characters means nothing here.
    guard typed.first != 0x1B else { return waiting.append(.other) }
    waiting += typed.map(RecordingSession.Key.init(byte:))
  }

  private mutating func takeLines(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        line.append(byte)
        continue
      }
      waiting.append(RecordingSession.Key(byte: line.first ?? byte))
      line = []
    }
  }
}

extension RecordingSession.Key {
  /// What a character means; 4 is Ctrl-D.
  init(byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .go
    case UInt8(ascii: "r"), UInt8(ascii: "R"): self = .redo
    case UInt8(ascii: "p"), UInt8(ascii: "P"): self = .play
    case UInt8(ascii: "k"), UInt8(ascii: "K"): self = .keep
    case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .skip
    case UInt8(ascii: "b"), UInt8(ascii: "B"): self = .back
    case UInt8(ascii: "?"), UInt8(ascii: "h"), UInt8(ascii: "H"): self = .help
    case UInt8(ascii: "q"), UInt8(ascii: "Q"), 4: self = .quit
    default: self = .other
    }
  }
}
