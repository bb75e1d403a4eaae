import Posix
import RecordedVoice
import SpeechProviderKit
import SpeechTypes
import TestSupport
import Testing

/// Files whose fields lie. A trap would end the test program, which is how these tests fail worst.
@Suite("A damaged bundle fails with a reason or sounds wrong, and nothing worse", .tags(.audio))
struct DamagedBundleTests {
  /// What a field of 32 bits is made to say.
  enum Lie: CaseIterable {
    case zero, greatest, greatestSigned, notANumber, greatestFloat, oneMore, oneLess

    func applied(to field: UInt32) -> UInt32 {
      switch self {
      case .zero: 0
      case .greatest: .max
      case .greatestSigned: 0x7FFF_FFFF
      case .notANumber: 0x7FC0_0000
      case .greatestFloat: 0x7F7F_FFFF
      case .oneMore: field &+ 1
      case .oneLess: field &- 1
      }
    }
  }

  // MARK: - Unit banks

  /// Bytes of a record of each section; docs/unit-bank.md.
  private static let recordByteCounts = [16, 16, 4, 16, 16, 4, 8, 4, 1]
  private static let headerByteCount = 96

  @Test("A unit bank's header", arguments: Lie.allCases)
  func header(lie: Lie) throws {
    let voice = try MadeUnitVoice()
    let bank = try Self.bytes(voice.unitBankPath)
    for offset in stride(from: 0, to: Self.headerByteCount, by: 4) {
      try speak(voice, Self.changed(bank, [offset], lie, isLittleEndian: true), voice.unitBankPath)
    }
  }

  @Test(
    "A unit bank's records", arguments: [Lie.zero, .greatest, .notANumber, .oneMore], [false, true])
  func records(lie: Lie, inAll: Bool) throws {
    let voice = try MadeUnitVoice()
    let bank = try Self.bytes(voice.unitBankPath)
    for (section, recordByteCount) in Self.recordByteCounts.enumerated() {
      let start = Int(Self.uint32(bank, at: 20 + section * 8, isLittleEndian: true))
      let count = Int(Self.uint32(bank, at: 24 + section * 8, isLittleEndian: true))
      let records = inAll ? Array(0..<count) : [0, count / 2, count - 1]
      for word in 0..<max(1, recordByteCount / 4) {
        let offsets = records.map { start + $0 * recordByteCount + word * 4 }
          .filter { $0 + 4 <= bank.count }
        try speak(
          voice, Self.changed(bank, offsets, lie, isLittleEndian: true), voice.unitBankPath)
      }
    }
  }

  @Test("A unit bank that names recordings outside of its bundle")
  func escape() throws {
    let outside = try TemporaryDirectory()
    let voice = try MadeUnitVoice()
    let audio = try Self.bytes(FileSystem.join(voice.audioFolder, "0.aiff"))
    let path = try outside.write(audio, to: "x")
    let bank = try Self.bytes(voice.unitBankPath)
    let names = Int(Self.uint32(bank, at: 20 + 8 * 8, isLittleEndian: true))
    let count = Int(Self.uint32(bank, at: 24 + 8 * 8, isLittleEndian: true))
    // Every recording's name begins with the section, and there is room for a longer one behind it.
    for name in [path, "../Audio/0.aiff", "../../../../../../../../../..\(path)", ".hidden.aiff"] {
      var changed = bank
      let recordings = Int(Self.uint32(bank, at: 20 + 4 * 8, isLittleEndian: true))
      for number in 0..<4 { Self.set(0, at: recordings + number * 16 + 8, &changed) }
      let bytes = Array(name.utf8) + [0]
      changed.replaceSubrange(names..<(names + count), with: bytes)
      Self.set(UInt32(bytes.count), at: 24 + 8 * 8, &changed)
      Self.set(UInt32(changed.count), at: 16, &changed)
      let rendering = try speak(voice, changed, voice.unitBankPath)
      #expect(rendering?.samples == nil, "\(name)")
    }
  }

  // MARK: - Recordings

  @Test("A recording's header", arguments: Lie.allCases)
  func recording(lie: Lie) throws {
    let voice = try MadeUnitVoice()
    let path = FileSystem.join(voice.audioFolder, "0.aiff")
    let audio = try Self.bytes(path)
    for offset in stride(from: 0, to: 54, by: 2) {
      try speak(voice, Self.changed(audio, [offset], lie, isLittleEndian: false), path)
    }
  }

  @Test("A recording that is a link, a FIFO or a device is not opened")
  func notAFile() throws {
    let voice = try MadeUnitVoice()
    let path = FileSystem.join(voice.audioFolder, "0.aiff")
    let kept = FileSystem.join(voice.audioFolder, "kept")
    try FileSystem.rename(path, to: kept)
    for target in ["kept", "/dev/zero", "/dev/null"] {
      try FileSystem.makeLink(path, to: target)
      let failure = #expect(throws: SpeechFailure.self, "\(target)") {
        _ = try Rendering(
          "the cat", voice: MadeUnitVoice.identifier, kind: .plain, on: voice.unit())
      }
      #expect(failure?.code == .voiceUnusable)
      try FileSystem.removeFile(path)
    }
  }

  @Test("A recording of more than an hour is not spoken with", arguments: [3600, 3601])
  func longest(seconds: Int) throws {
    let voice = try MadeVoice([.init(text: "walk", frameCount: seconds * 1000)])
    let unit = try Rendering.unit(voice)
    unit.beginStreamedRequest(
      voice: try #require(VoiceIdentifier(MadeVoice.identifier)), textKind: .plain)
    unit.appendText(Array("walk".utf8)[...], isLast: true)
    while unit.nextPlanEvents() != nil {}
    let message = unit.requestFailure?.message
    #expect(message?.contains("longer than 3600 seconds") == (seconds > 3600 ? true : nil))
  }

  // MARK: - Speaking

  /// Puts the bytes in the file's place, speaks at several rates and pitches, and puts it back.
  ///
  /// - Returns: The last of what was heard; nil where the voice was refused.
  @discardableResult
  private func speak(
    _ voice: MadeUnitVoice, _ bytes: [UInt8], _ path: String
  ) throws -> Rendering? {
    let before = try Self.bytes(path)
    defer { try? Self.write(before, to: path) }
    try Self.write(bytes, to: path)
    var rendering: Rendering?
    for prosody in [Prosody.normal, Prosody(rate: 0.5, pitch: 1.5, volumeDecibels: 0)] {
      do {
        let heard = try Rendering(
          "The cat, see?", voice: MadeUnitVoice.identifier, kind: .plain, frameCount: 4096,
          prosody: prosody, on: voice.unit())
        #expect(heard.samples.allSatisfy { abs($0) <= 1 })
        #expect(heard.samples.count < Int(60 * MadeUnitVoice.sampleRate))
        rendering = heard
      } catch {
        #expect((error as? SpeechFailure)?.code == .voiceUnusable)
        rendering = nil
      }
    }
    return rendering
  }

  // MARK: - Bytes

  private static func bytes(_ path: String) throws -> [UInt8] {
    try Descriptor(opening: path, .readOnly).readAll()
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    try Descriptor(opening: path, .writeOnly, options: .truncate).writeAll(bytes)
  }

  private static func changed(
    _ bytes: [UInt8], _ offsets: [Int], _ lie: Lie, isLittleEndian: Bool
  ) -> [UInt8] {
    var changed = bytes
    for offset in offsets where offset + 4 <= bytes.count {
      let field = lie.applied(to: uint32(bytes, at: offset, isLittleEndian: isLittleEndian))
      set(isLittleEndian ? field : field.byteSwapped, at: offset, &changed)
    }
    return changed
  }

  private static func uint32(_ bytes: [UInt8], at offset: Int, isLittleEndian: Bool) -> UInt32 {
    let value = (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
    return isLittleEndian ? value : value.byteSwapped
  }

  /// Writes the lowest byte first.
  private static func set(_ value: UInt32, at offset: Int, _ bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[offset + index] = UInt8(value >> UInt32(8 * index) & 0xFF) }
  }
}
