import Checksum
import Glibc
import Posix
import TestSupport
import Testing

@Suite("A folder's checksum")
struct BundleChecksumTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
  private static let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  @Test("is the digest of sha256sum's text, in the order of bytes")
  func text() throws {
    try directory.write("abc", to: "a/x")
    try directory.write("", to: "a-b")
    try directory.write("abc", to: "a.txt")
    try directory.write("", to: "B")
    let checksum = try BundleChecksum.compute(directory.path)
    let expected = """
      \(Self.empty)  B
      \(Self.empty)  a-b
      \(Self.abc)  a.txt
      \(Self.abc)  a/x

      """
    #expect(checksum.text == expected)
    // From `sha256sum` of the text above.
    #expect(checksum.digest == "6d22e23cccf3d04266b4dc47cc3624a9f55beb2765bc97629c7b099e5afaee6b")
  }

  @Test("tells which files changed, came and went")
  func differences() throws {
    for name in ["same", "changed", "removed"] { try directory.write("abc", to: name) }
    let before = try BundleChecksum.compute(directory.path)
    try directory.write("abd", to: "changed")
    try directory.write("abc", to: "new")
    try FileSystem.removeFile(directory.path("removed"))
    let after = try BundleChecksum.compute(directory.path)
    #expect(after.differences(from: before) == ["changed", "new", "removed"])
    #expect(after.differences(from: after).isEmpty)
    #expect(after.digest != before.digest)
  }

  @Test("is refused when there is a link, even one inside the folder")
  func link() throws {
    try directory.write("abc", to: "file")
    let link = directory.path("sub/link")
    try FileSystem.makeDirectory(directory.path("sub"), permissions: 0o700)
    #expect(symlink("../file", link) == 0)
    #expect(throws: ChecksumError.notAFile(path: link)) {
      try BundleChecksum.compute(directory.path)
    }
  }

  @Test("is refused when there is a FIFO")
  func fifo() throws {
    #expect(mkfifo(directory.path("fifo"), 0o600) == 0)
    #expect(throws: ChecksumError.notAFile(path: directory.path("fifo"))) {
      try BundleChecksum.compute(directory.path)
    }
  }

  @Test(
    "is refused when a name could be read as another", arguments: ["a\nb", "a\\b", "a\u{FFFD}"])
  func name(name: String) throws {
    try directory.write("abc", to: name)
    #expect(throws: ChecksumError.unsupportedName(path: directory.path(name))) {
      try BundleChecksum.compute(directory.path)
    }
  }

  @Test("of a folder that is not there is an error with its path")
  func missing() throws {
    let error = try #require(throws: ChecksumError.self) {
      try BundleChecksum.compute(directory.path("none"))
    }
    #expect("\(error)".contains(directory.path("none")))
  }
}
