import Posix
import SealedFiles
import TestSupport
import Testing

@Suite("A sealed file")
struct SealedFileTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.path("sealed") }

  init() throws { directory = try TemporaryDirectory() }

  private func seal(_ parts: [[UInt8]], passphrase: String = "correct horse") throws -> [UInt8] {
    let file = try Descriptor(opening: path, .writeOnly, options: [.create, .truncate])
    var writer = try SealedFileWriter(file, passphrase: passphrase, cost: .least)
    for part in parts { try writer.append(part) }
    try writer.finish()
    return try Descriptor(opening: path, .readOnly).readAll()
  }

  private func open(_ bytes: [UInt8], passphrase: String = "correct horse") throws -> [UInt8] {
    try directory.write(bytes, to: "sealed")
    var reader = try SealedFileReader(
      Descriptor(opening: path, .readOnly), passphrase: passphrase)
    var result: [UInt8] = []
    while case let part = try reader.read(10_007), !part.isEmpty { result += part }
    return result
  }

  @Test(
    "gives back what was put in, however long",
    arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])
  func roundTrip(count: Int) throws {
    var numbers = SeededNumbers(state: 1)
    let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &numbers) }
    let sealed = try seal([Array(bytes.prefix(count / 3)), Array(bytes.dropFirst(count / 3))])
    let partCount = max(1, (count + 65_535) / 65_536)
    #expect(sealed.count == 88 + count + 17 * partCount)
    #expect(try open(sealed) == bytes)
  }

  @Test("is another one each time")
  func salted() throws { #expect(try seal([[1, 2]]) != seal([[1, 2]])) }

  @Test(
    "does not open with another passphrase", arguments: ["", "Correct horse", "correct horse "])
  func wrongPassphrase(passphrase: String) throws {
    let sealed = try seal([[1, 2, 3]])
    #expect(throws: SealedFileError.wrongPassphrase) { try open(sealed, passphrase: passphrase) }
  }

  @Test(
    "shows every change of a byte",
    arguments: [0, 7, 8, 11, 12, 32, 47, 48, 63, 64, 87, 88, 100, 65_640, 65_641, 70_000])
  func altered(offset: Int) throws {
    var sealed = try seal([[UInt8](repeating: 3, count: 70_000)])
    sealed[offset] ^= 1
    #expect(throws: SealedFileError.self) { try open(sealed) }
  }

  @Test("shows where it was cut", arguments: [0, 1, 8, 87, 88, 89, 105, 65_641, 65_642, 70_100])
  func truncated(count: Int) throws {
    let sealed = try seal([[UInt8](repeating: 3, count: 70_000)])
    #expect(throws: SealedFileError.self) { try open(Array(sealed.prefix(count))) }
  }

  @Test("tells the kinds of damage apart")
  func kinds() throws {
    let sealed = try seal([[UInt8](repeating: 3, count: 70_000)])
    #expect(throws: SealedFileError.truncated) { try open(Array(sealed.prefix(65_641))) }
    #expect(throws: SealedFileError.altered(byteOffset: 65_641)) {
      try open(Array(sealed.dropLast()))
    }
    #expect(throws: SealedFileError.surplus(byteOffset: 65_641)) {
      let whole = try seal([[UInt8](repeating: 3, count: 65_536)])
      return try open(whole + [0])
    }
    #expect(throws: SealedFileError.notSealed) { try open(Array("something else".utf8)) }
  }

  @Test("refuses a later version and a cost that would stop the machine")
  func header() throws {
    var sealed = try seal([[1]])
    sealed[8] = 2
    #expect(throws: SealedFileError.newerVersion(2)) { try open(sealed) }
    sealed[8] = 1
    sealed[29] = 255
    #expect(throws: SealedFileError.self) { try open(sealed) }
  }
}
