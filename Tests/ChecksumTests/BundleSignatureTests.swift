import Checksum
import Posix
import TestSupport
import Testing

@Suite("A bundle's signature")
struct BundleSignatureTests {
  /// RFC 8032 §7.1, test 2: a message of one byte, 0x72.
  private static let seed = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"
  private static let key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
  private static let signature =
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
    + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
  private static let keyText = "voice-provider signing key 1\n\(seed)\(key)\n"

  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("abc", to: "a/x")
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test("is Ed25519's")
  func vector() throws {
    let key = try #require(SigningKey(Self.keyText))
    #expect(key.verifyingKey.description == Self.key)
    #expect(key.text == Self.keyText)
    let signature = key.signature(of: "r")
    #expect(Self.hexadecimal(signature) == Self.signature)
    #expect(key.verifyingKey.accepts(signature, of: "r"))
    #expect(!key.verifyingKey.accepts(signature, of: "s"))
  }

  @Test("is a line of a file that is not one of the signed ones")
  func file() throws {
    let key = try #require(SigningKey(Self.keyText))
    let checksum = try BundleChecksum.compute(directory.path)
    let signature = BundleSignature(of: checksum, by: key)
    let text = "ed25519 \(Self.key) \(Self.hexadecimal(key.signature(of: checksum.text)))\n"
    #expect(signature.text == text)
    try directory.write(text, to: "voice.sig")
    #expect(try BundleChecksum.compute(directory.path) == checksum)
    #expect(try BundleSignature.read(directory.path, of: checksum) == signature)
    // Elsewhere the name means nothing.
    try directory.write(text, to: "a/voice.sig")
    let changed = try BundleChecksum.compute(directory.path)
    #expect(changed.differences(from: checksum) == ["a/voice.sig"])
    #expect(throws: SignatureError.wrong(path: directory.path("voice.sig"))) {
      try BundleSignature.read(directory.path, of: changed)
    }
  }

  @Test("need not be there")
  func none() throws {
    let checksum = try BundleChecksum.compute(directory.path)
    #expect(try BundleSignature.read(directory.path, of: checksum) == nil)
  }

  @Test(
    "is refused in any other form",
    arguments: [
      "", "\n", "ed25519", "ed25519  \n", "rsa \(key) \(signature)\n",
      "ed25519 \(key) \(signature)",
      "ed25519 \(key) \(signature)\n\n", "ed25519 \(signature) \(key)\n",
      "ed25519 \(key.uppercased()) \(signature)\n", "ed25519 \(key) \(signature)0\n",
    ])
  func malformed(text: String) throws {
    try directory.write(text, to: "voice.sig")
    let checksum = try BundleChecksum.compute(directory.path)
    #expect(throws: SignatureError.malformed(path: directory.path("voice.sig"))) {
      try BundleSignature.read(directory.path, of: checksum)
    }
  }

  @Test("is not read through a link, nor from a FIFO")
  func link() throws {
    try FileSystem.makeLink(directory.path("voice.sig"), to: "a/x")
    #expect(throws: ChecksumError.notAFile(path: directory.path("voice.sig"))) {
      try BundleChecksum.compute(directory.path)
    }
  }

  @Test("comes of keys that nobody else has")
  func keys() throws {
    let keys = (0..<3).map { _ in SigningKey() }
    #expect(Set(keys.map(\.verifyingKey)).count == 3)
    let read = try #require(SigningKey(keys[0].text))
    #expect(keys[0].verifyingKey.accepts(read.signature(of: "x"), of: "x"))
    #expect(!keys[1].verifyingKey.accepts(read.signature(of: "x"), of: "x"))
    for text in ["", Self.key, Self.keyText + "\n", Self.keyText.uppercased()] {
      #expect(SigningKey(text) == nil)
    }
  }
}
