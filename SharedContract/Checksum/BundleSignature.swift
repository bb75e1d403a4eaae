package import Posix

/// A bundle's `voice.sig`: who vouches for its files, by Ed25519 over the text of its checksum.
///
/// The form is in `docs/voice-bundle.md`.
package struct BundleSignature: Hashable, Sendable {
  /// The file in the bundle's folder; not one of those that the checksum is about.
  package static let fileName = "voice.sig"
  private static let method = "ed25519"
  private static let byteLimit = 4096

  /// Whose it says to be.
  package let key: VerifyingKey
  private let signature: [UInt8]

  /// Signs what a bundle holds.
  package init(of checksum: BundleChecksum, by key: SigningKey) {
    self.key = key.verifyingKey
    signature = key.signature(of: checksum.text)
  }

  /// Reads what `text` writes; nil for anything else.
  package init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == Self.method, let key = VerifyingKey(words[1]),
      words[2].last == "\n",
      let signature = Hexadecimal.bytes(
        words[2].dropLast(), count: VerifyingKey.signatureByteCount)
    else { return nil }
    self.key = key
    self.signature = signature
  }

  /// One line: the method, the key and the signature, both in hexadecimal.
  package var text: String { "\(Self.method) \(key) \(Hexadecimal.text(signature))\n" }

  /// Whether the key's owner has signed just these files.
  package func fits(_ checksum: BundleChecksum) -> Bool {
    key.accepts(signature, of: checksum.text)
  }

  /// The signature of a bundle's files in its folder; nil when it has none.
  ///
  /// - Throws: When there is one that is not theirs, or none that can be read.
  package static func read(
    _ folder: String, of checksum: BundleChecksum
  ) throws(SignatureError) -> BundleSignature? {
    guard let signature = try read(folder) else { return nil }
    guard signature.fits(checksum) else {
      throw .wrong(path: FileSystem.join(folder, fileName))
    }
    return signature
  }

  private static func read(_ folder: String) throws(SignatureError) -> BundleSignature? {
    let path = FileSystem.join(folder, fileName)
    let bytes: [UInt8]
    do throws(PosixError) {
      let file = try Descriptor(opening: path, .readOnly, options: [.nonBlocking, .noFollow])
      guard try FileStatus(of: file).isRegularFile else {
        throw PosixError("open", path, number: .invalidArgument)
      }
      bytes = try file.readAll(byteLimit: byteLimit)
    } catch {
      if error.number == .noSuchFile { return nil }
      throw .unreadable(error)
    }
    guard let text = String(validating: bytes, as: UTF8.self), let signature = Self(text) else {
      throw .malformed(path: path)
    }
    return signature
  }
}

/// Why a bundle's signature says nothing.
package enum SignatureError: Error, Hashable, CustomStringConvertible {
  case unreadable(PosixError)
  case malformed(path: String)
  /// It is no signature of these files.
  case wrong(path: String)

  package var description: String {
    switch self {
    case .unreadable(let error): "\(error)"
    case .malformed(let path): "\(path): not a signature"
    case .wrong(let path): "\(path): the signature is not of these files; they were changed"
    }
  }
}
