import Checksum
import Posix
import TestSupport
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  // FIPS 180-4's examples, and the empty message.
  static let vectors = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test("of a text is the standard's", arguments: vectors)
  func text(text: String, digest: String) {
    #expect(SHA256.digest(of: text) == digest)
  }

  @Test("of a file is that of its bytes", arguments: vectors)
  func file(text: String, digest: String) throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(text, to: "file")
    #expect(try SHA256.digest(ofFile: path) == digest)
  }

  @Test("of a missing file, a folder or a device is an error", arguments: ["no", ".", "/dev/null"])
  func noFile(name: String) throws {
    let directory = try TemporaryDirectory()
    #expect(throws: PosixError.self) { try SHA256.digest(ofFile: directory.path(name)) }
  }
}
