import Posix
import TestSupport
import Testing

@Suite("A file is replaced in one step")
struct ReplacedFileTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func bytes(of name: String) throws -> [UInt8] {
    try Descriptor(opening: directory.path(name), .readOnly).readAll()
  }

  @Test("with its bytes and permissions, whatever was there", arguments: [0o600, 0o644, 0o440])
  func replacing(permissions: UInt32) throws {
    for bytes in [[1, 2, 3], [], [4]] as [[UInt8]] {
      try FileSystem.replaceFile(directory.path("f"), with: bytes, permissions: permissions)
      #expect(try self.bytes(of: "f") == bytes)
      #expect(try FileStatus(ofPath: directory.path("f")).permissions == permissions)
      #expect(try FileSystem.names(inDirectory: directory.path) == ["f"])
    }
  }

  @Test("and who has the old one open reads that on")
  func reader() throws {
    let old = try Descriptor(opening: directory.write("old", to: "f"), .readOnly)
    try FileSystem.replaceFile(directory.path("f"), with: Array("new".utf8), permissions: 0o600)
    #expect(try old.readAll() == Array("old".utf8))
  }

  @Test("in spite of what a killed process has left, through which nothing is written")
  func leftover() throws {
    try directory.write("mine", to: "other")
    let temporary = directory.path("f.voice-provider-new")
    try FileSystem.makeLink(temporary, to: directory.path("other"))
    try FileSystem.replaceFile(directory.path("f"), with: [1], permissions: 0o600)
    #expect(try bytes(of: "other") == Array("mine".utf8))
    #expect(try FileSystem.names(inDirectory: directory.path) == ["f", "other"])
  }

  @Test("or not at all, and nothing is left behind")
  func failure() throws {
    try FileSystem.makeDirectory(directory.path("f"), permissions: 0o700)
    #expect(throws: PosixError.self) {
      try FileSystem.replaceFile(directory.path("f"), with: [1], permissions: 0o600)
    }
    #expect(try FileSystem.names(inDirectory: directory.path) == ["f"])
  }
}
