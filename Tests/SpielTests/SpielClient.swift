import JSON
import Posix
import SpeechTypes
import TestSupport
import Testing

/// The client in `Client/`, written with GLib as the programs are that speak with Spiel.
final class SpielClient {
  struct Refusal: Error, Equatable {
    var name: String
    var message: String
  }

  private let bus: SpielBus
  private var child: ChildProcess?
  private let input: Descriptor
  private let answers: LineReader

  init(_ bus: SpielBus) throws {
    // One that has ended is a failed write, not the end of the run.
    Signal.ignoreBrokenPipe()
    self.bus = bus
    let toClient = try Pipe()
    let fromClient = try Pipe()
    // It may be killed while it still looks for a bus that has ended before it.
    let log = try Descriptor(opening: bus.path("client"), .writeOnly, options: [.create, .append])
    child = try ChildProcess(
      path: "/usr/bin/python3",
      arguments: ["-B", "\(SourceTree.root)/Tests/SpielTests/Client/spiel_client.py"],
      environment: bus.environment, standardInput: toClient.readEnd.rawValue,
      standardOutput: fromClient.writeEnd.rawValue, standardError: log.rawValue)
    input = toClient.split { _, writeEnd in writeEnd }
    answers = LineReader(fromClient.split { readEnd, _ in readEnd })
  }

  // MARK: - The bus

  /// The property `Voices`, each voice's members in their order.
  func voices() throws -> [[JSONValue]] {
    try Self.voices(try ask("get", [:])["Voices"])
  }

  /// Waits for the voices to be told anew.
  func changedVoices() throws -> [[JSONValue]] {
    let answer = try ask("change", [:])
    #expect(answer["interface"] == .string("org.freedesktop.Speech.Provider"))
    #expect(answer["invalidated"] == .array([]))
    guard case .object(let changed)? = answer["changed"] else { throw LineReader.Silence() }
    #expect(Array(changed.keys) == ["Voices"])
    return try Self.voices(changed["Voices"])
  }

  /// The service's process.
  func process() throws -> Int { try number(try ask("process", [:])["process"]) }

  /// Waits until the service has its name, or has it no more.
  func waitForName(owned: Bool) throws {
    let answer = try ask("wait_for_name", ["owned": .bool(owned)])
    try #require(answer["done"] == .bool(true), "\(bus.log)")
  }

  // MARK: - Speech

  /// Has something said into a pipe that bears a name here.
  func speak(
    _ text: String, _ voice: String, pitch: Double = 1, rate: Double = 1, isSSML: Bool = false,
    language: String = "", as key: String = "a"
  ) throws {
    try ask(
      "speak",
      [
        "key": .string(key), "text": .string(text), "voice": .string(voice),
        "pitch": .real(pitch), "rate": .real(rate), "ssml": .bool(isSSML),
        "language": .string(language),
      ])
  }

  /// The next bytes of a pipe: so many, or all to the end.
  func read(_ count: Int? = nil, from key: String = "a") throws -> [UInt8] {
    let path = bus.path("read-\(key)")
    var arguments: [String: JSONValue] = ["key": .string(key), "to": .string(path)]
    if let count { arguments["count"] = .integer(Int64(count)) }
    try ask("read", arguments)
    let bytes = try Descriptor(opening: path, .readOnly).readAll()
    try FileSystem.removeFile(path)
    return bytes
  }

  /// Says something and reads all of it.
  func spoken(
    _ text: String, _ voice: String, pitch: Double = 1, rate: Double = 1, isSSML: Bool = false,
    language: String = ""
  ) throws -> [UInt8] {
    try speak(text, voice, pitch: pitch, rate: rate, isSSML: isSSML, language: language)
    defer { try? close() }
    return try read()
  }

  /// How many bytes wait in a pipe.
  func waitingByteCount(_ key: String = "a") throws -> Int {
    try number(try ask("waiting", ["key": .string(key)])["count"])
  }

  func close(_ key: String = "a") throws { try ask("close", ["key": .string(key)]) }

  // MARK: - Asking

  @discardableResult
  private func ask(_ action: String, _ arguments: [String: JSONValue]) throws -> JSONObject {
    var request = JSONObject()
    request["do"] = .string(action)
    for (key, value) in arguments { request[key] = value }
    try input.writeAll(JSONValue.object(request).serialized() + "\n")
    let line = try answers.line()
    guard case .object(let answer) = try JSONValue.parse(Array(line.utf8)) else {
      throw LineReader.Silence()
    }
    if case .string(let name)? = answer["error"], case .string(let text)? = answer["message"] {
      throw Refusal(name: name, message: text)
    }
    return answer
  }

  private func number(_ value: JSONValue?) throws -> Int {
    guard case .integer(let number)? = value else { throw LineReader.Silence() }
    return Int(number)
  }

  private static func voices(_ value: JSONValue?) throws -> [[JSONValue]] {
    guard case .array(let voices)? = value else { throw LineReader.Silence() }
    return voices.compactMap { if case .array(let members) = $0 { members } else { nil } }
  }
}
