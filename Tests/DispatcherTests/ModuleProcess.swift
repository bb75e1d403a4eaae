import Posix
import TestSupport
import Testing

/// The real module and the two pipes to it, as a server has them.
///
/// Every wait ends in an error after ten seconds, so that a module that hangs fails one test and not
/// the run.
final class ModuleProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  struct Reply: Equatable {
    var code: Int
    /// Without the code.
    var lines: [String]

    init(_ code: Int, _ lines: [String]) {
      self.code = code
      self.lines = lines
    }
  }

  private static let patienceMilliseconds: Int32 = 10_000

  let identifier: Int32
  private let folder: ModuleFolder
  private var child: ChildProcess?
  private var input: Descriptor?
  private var output: Descriptor?
  private var reader = EventReader()

  /// Starts it, and lets it start its providers.
  init(_ folder: ModuleFolder, environment: [String] = []) throws {
    self.folder = folder
    let log = try Descriptor(
      opening: folder.logPath, .writeOnly, options: [.create, .append])
    let toModule = try Pipe()
    let fromModule = try Pipe()
    let child = try Executable("sd_voiceprovider").start(
      ["\(folder.path)/voiceprovider.conf"], environment: folder.environment + environment,
      standardInput: toModule.readEnd.rawValue, standardOutput: fromModule.writeEnd.rawValue,
      standardError: log.rawValue)
    identifier = child.identifier
    self.child = consume child
    input = toModule.split { _, writeEnd in writeEnd }
    output = fromModule.split { readEnd, _ in readEnd }
  }

  /// One that has said which voices it has, and speaks at full volume.
  static func ready(_ folder: ModuleFolder) throws -> ModuleProcess {
    let module = try ModuleProcess(folder)
    #expect(try module.reply(to: "INIT").code == 299)
    #expect(try module.reply(to: "LIST VOICES").code == 200)
    try module.set("volume=100")
    return module
  }

  // MARK: - Talking

  func send(_ text: String) throws {
    try input?.writeAll(text)
  }

  /// The next message.
  func next() throws -> ModuleEvent {
    while true {
      if let event = try reader.next() { return event }
      guard try readMore(Self.patienceMilliseconds) else {
        throw Failure(description: "the module has ended: \(folder.log)")
      }
    }
  }

  /// What it has written and nobody has read.
  var unreadByteCount: Int { output?.unreadByteCount ?? 0 }

  /// Whether nothing comes for so long.
  func isSilent(milliseconds: Int32) throws -> Bool {
    guard try reader.next() == nil, output != nil else { return false }
    var entries = [PollEntry(descriptor: output?.rawValue ?? -1, events: .readable)]
    return try !poll(&entries, timeoutMilliseconds: milliseconds)
  }

  /// - Returns: False at the end.
  private func readMore(_ milliseconds: Int32) throws -> Bool {
    guard output != nil else { return false }
    var entries = [PollEntry(descriptor: output?.rawValue ?? -1, events: .readable)]
    guard try poll(&entries, timeoutMilliseconds: milliseconds) else {
      throw Failure(description: "the module says nothing: \(folder.log)")
    }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = try output?.read(into: &chunk) ?? 0
    reader.append(chunk[..<count])
    return count > 0
  }

  /// Sends a command of one line, and waits for its reply; events on the way are left out.
  func reply(to command: String) throws -> Reply {
    try send(command + "\n")
    return try nextReply()
  }

  private func nextReply() throws -> Reply {
    while true {
      if case .reply(let code, let lines) = try next() { return Reply(code, lines) }
    }
  }

  /// Sends a command and its lines, and expects its two replies, with nothing between them.
  func exchange(_ command: String, _ lines: [String], replies: [Int]) throws {
    try send("\(command)\n")
    guard case .reply(replies[0], _) = try next() else {
      throw Failure(description: "no first reply to \(command)")
    }
    try send(lines.map { "\($0.hasPrefix(".") ? "." : "")\($0)\n" }.joined() + ".\n")
    guard case .reply(replies[1], _) = try next() else {
      throw Failure(description: "no second reply to \(command)")
    }
  }

  func set(_ lines: String...) throws { try exchange("SET", lines, replies: [203, 203]) }

  /// Begins a message, up to where the module says that it speaks.
  func begin(_ text: String, command: String = "SPEAK") throws {
    try exchange(command, [text], replies: [202, 200])
  }

  /// Has a message spoken.
  ///
  /// - Returns: Its events, from its begin to its end.
  func speak(_ text: String, command: String = "SPEAK") throws -> [ModuleEvent] {
    try begin(text, command: command)
    return try eventsToEnd()
  }

  func eventsToEnd() throws -> [ModuleEvent] {
    var events: [ModuleEvent] = []
    repeat { events.append(try next()) } while !events[events.count - 1].isEnd
    return events
  }

  /// The names of the voices.
  func voiceNames(_ command: String = "LIST VOICES") throws -> [String] {
    let reply = try reply(to: command)
    guard reply.code == 200 else { return [] }
    return reply.lines.dropLast().map { String($0.prefix { $0 != "\t" }) }
  }

  // MARK: - Processes

  func closeInput() { input = nil }

  func closeOutput() { output = nil }

  func signal(_ signal: Signal) { child?.send(signal) }

  /// Waits for the end.
  func exitCode() throws -> Int32 {
    guard let child = child.take(),
      try child.hasEnded(withinMilliseconds: Self.patienceMilliseconds)
    else { throw Failure(description: "the module does not end") }
    return child.wait()
  }

  /// The provider that it has started.
  func provider() throws -> ProcessHandle {
    try #require(try ProcessHandle.children(of: identifier).first)
  }
}
