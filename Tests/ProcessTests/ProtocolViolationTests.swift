import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite(
  "A provider ends with a client that breaks the protocol", .tags(.process), .serialized,
  .timeLimit(.minutes(5)))
struct ProtocolViolationTests {
  /// Bytes that no client may send, written down without the code that writes messages.
  struct Violation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    var comesFirst = false
    var endsInput = false
  }

  private static let hello: [UInt8] =
    [11, 0, 0, 0, 0x01] + Array("VPRV".utf8) + [1, 0, 1, 0, 0, 0]
  private static let voice = [24, 0] + Array("com.example.sample.hello".utf8)
  /// No punctuation named, no spelling, no capitals told; rate 1, pitch 1, 0 dB.
  private static let style: [UInt8] = [0, 0, 0] + one + one + [0, 0, 0, 0, 0, 0, 0, 0]
  /// That, with no folder.
  private static let options: [UInt8] = style + [0, 0, 0, 0]
  private static let one: [UInt8] = [0, 0, 0, 0, 0, 0, 0xF0, 0x3F]
  private static let notANumber: [UInt8] = [0, 0, 0, 0, 0, 0, 0xF8, 0x7F]
  /// Request 7, audio, plain text, no credit.
  private static let speak: [UInt8] =
    message(0x03, [7, 0, 0, 0, 0, 0, 0, 0, 0, 0] + voice + options)

  private static func message(_ kind: UInt8, _ body: [UInt8]) -> [UInt8] {
    let length = body.count + 1
    return [UInt8(length & 0xFF), UInt8(length >> 8 & 0xFF), UInt8(length >> 16), 0, kind] + body
  }

  static let violations: [Violation] = [
    Violation(
      testDescription: "a question before hello", bytes: message(0x02, []), comesFirst: true),
    Violation(
      testDescription: "a hello without its first word",
      bytes: message(0x01, Array("VPRX".utf8) + [1, 0, 1, 0, 0, 0]), comesFirst: true),
    Violation(
      testDescription: "a hello with versions the wrong way round",
      bytes: message(0x01, Array("VPRV".utf8) + [2, 0, 1, 0, 0, 0]), comesFirst: true),
    Violation(
      testDescription: "text of a shell", bytes: Array("hello there\n".utf8), comesFirst: true),
    Violation(testDescription: "a second hello", bytes: hello),
    Violation(testDescription: "an unknown kind", bytes: message(0x07, [])),
    Violation(
      testDescription: "a provider's kind", bytes: message(0x83, [0, 0, 0, 0, 0, 0, 0, 0])),
    Violation(testDescription: "a message of no bytes", bytes: [0, 0, 0, 0]),
    Violation(testDescription: "a message one byte too large", bytes: [1, 0, 0x10, 0]),
    Violation(testDescription: "the largest length there is", bytes: [255, 255, 255, 255]),
    Violation(testDescription: "a question with a body", bytes: message(0x02, [0])),
    Violation(testDescription: "a cancel cut short", bytes: message(0x06, [1, 0, 0])),
    Violation(
      testDescription: "a credit too long", bytes: message(0x05, [1, 0, 0, 0, 1, 0, 0, 0, 0])),
    Violation(
      testDescription: "a speak cut short", bytes: message(0x03, [7, 0, 0, 0, 0, 0, 0, 0])),
    Violation(
      testDescription: "a purpose that is none",
      bytes: message(0x03, [7, 0, 0, 0, 2, 0, 0, 0, 0, 0] + voice + options)),
    Violation(
      testDescription: "a text kind that is none",
      bytes: message(0x03, [7, 0, 0, 0, 0, 2, 0, 0, 0, 0] + voice + options)),
    Violation(
      testDescription: "a voice that is not UTF-8",
      bytes: message(0x03, [7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0xC3, 0x28] + options)),
    Violation(
      testDescription: "a voice that is no identifier",
      bytes: message(0x03, [7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0] + Array("a b!".utf8) + options)),
    Violation(
      testDescription: "a punctuation mode that is none",
      bytes: message(
        0x03, [7, 0, 0, 0, 0, 0, 0, 0, 0, 0] + voice + [4] + options.dropFirst())),
    Violation(
      testDescription: "a rate that is not a number",
      bytes: message(
        0x03,
        [7, 0, 0, 0, 0, 0, 0, 0, 0, 0] + voice + [0, 0, 0] + notANumber + options.dropFirst(11))),
    Violation(
      testDescription: "a volume that is not a number",
      bytes: message(
        0x03,
        [7, 0, 0, 0, 0, 0, 0, 0, 0, 0] + voice + style.dropLast(8) + notANumber
          + [0, 0, 0, 0])),
    Violation(
      testDescription: "a base folder that is a relative path",
      bytes: message(
        0x03, [7, 0, 0, 0, 0, 0, 0, 0, 0, 0] + voice + style + [1, 0, 0x2E, 0, 0])),
    Violation(
      testDescription: "an allowed folder that is empty",
      bytes: message(
        0x03, [7, 0, 0, 0, 0, 0, 0, 0, 0, 0] + voice + style + [0, 0, 1, 0, 0, 0])),
    Violation(testDescription: "two requests of one name", bytes: speak + speak),
    Violation(
      testDescription: "text behind the last piece",
      bytes: speak + message(0x04, [7, 0, 0, 0, 0]) + message(0x04, [7, 0, 0, 0, 1])
        + message(0x04, [7, 0, 0, 0, 0])),
    Violation(
      testDescription: "a piece of text that is too large",
      bytes: message(0x04, [7, 0, 0, 0, 0] + [UInt8](repeating: 0x20, count: 65_537))),
    Violation(testDescription: "an end inside a length", bytes: [5, 0], endsInput: true),
    Violation(testDescription: "an end inside a body", bytes: [5, 0, 0, 0, 0x06], endsInput: true),
  ]

  @Test("with an error message and exit code 3, and nothing else", arguments: violations)
  func violation(_ violation: Violation) throws {
    let group = try TemporaryAppGroup(buying: [SampleVoice.hello.bundlePath])
    let provider = try ProviderProcess(group)
    if !violation.comesFirst { try provider.send(bytes: Self.hello) }
    try provider.send(bytes: violation.bytes)
    if violation.endsInput { provider.closeInput() }
    let messages = try provider.remainingMessages()
    let expected = (violation.comesFirst ? 0 : 1) + 1
    let rest = messages.filter { if case .started = $0 { false } else { true } }
    #expect(rest.count == expected)
    guard case .failure(nil, let failure) = messages.last else {
      Issue.record("no failure: \(messages)")
      return
    }
    #expect(failure.code == .wire)
    #expect(failure.message.contains { $0.isLetter })
    #expect(try provider.exitCode() == 3)
    #expect(provider.log.hasPrefix("voice-provider: the client broke the protocol: "))
    #expect(provider.log.hasSuffix(failure.message + "\n"))
  }

  @Test("also one that does not read what it did wrong")
  func unread() throws {
    let provider = try ProviderProcess.welcomed(try TemporaryAppGroup(buying: []))
    _ = try provider.flood(with: Self.message(0x02, []), byteLimit: 1 << 20)
    provider.closeOutput()
    #expect([0, 3].contains(try provider.exitCode()))
  }

  @Test(
    "saying so when they have no version in common",
    arguments: [UInt16(0)...0, 2...2, 2...UInt16.max])
  func noVersion(_ versions: ClosedRange<UInt16>) throws {
    let provider = try ProviderProcess(try TemporaryAppGroup(buying: []))
    try provider.send(.hello(versions: versions, name: "tests"), .listVoices)
    let messages = try provider.remainingMessages()
    #expect(messages.count == 1)
    guard case .failure(nil, let failure) = messages.first else {
      Issue.record("no failure: \(messages)")
      return
    }
    #expect(failure.code == .version)
    #expect(try provider.exitCode() == 3)
  }

  @Test(
    "but speaks the highest version both know", arguments: [UInt16(0)...1, 1...1, 1...UInt16.max])
  func highestVersion(_ versions: ClosedRange<UInt16>) throws {
    let provider = try ProviderProcess(try TemporaryAppGroup(buying: []))
    try provider.send(.hello(versions: versions, name: ""))
    guard case .welcome(let version, let name) = try provider.next() else {
      Issue.record("no welcome")
      return
    }
    #expect(version == 1)
    #expect(name.hasPrefix("voice-provider "))
  }
}
