internal import Checksum
internal import CommandLineTool
internal import JSON
internal import Posix
internal import VoiceBundle

/// A bundle whose files have been read, and its signature.
struct SignedBundle {
  /// The folder, without links.
  let path: String
  let checksum: BundleChecksum
  let signature: Result<BundleSignature?, SignatureError>

  /// - Throws: `failed` when it is no bundle, or its files have no checksum.
  init(_ folder: String) throws(CommandFailure) {
    do {
      path = try VoiceBundle.load(folder).path
      checksum = try BundleChecksum.compute(path)
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
    let (path, checksum) = (path, checksum)
    signature = Result { () throws(SignatureError) in
      try BundleSignature.read(path, of: checksum)
    }
  }

  /// Those of the manifest without the right to execute: who reads the one reads the other.
  var signaturePermissions: UInt32 {
    let status = try? FileStatus(ofPath: FileSystem.join(path, "voice.json"))
    return (status?.permissions ?? 0o600) & 0o644
  }
}

/// What a bundle's signature is worth in a group.
struct SignatureVerdict {
  private let path: String
  /// Nil where there is none that fits.
  private let key: String?
  /// The trusted key's, perhaps empty; nil for another key.
  private let name: String?
  private let finding: String

  init(_ bundle: SignedBundle, _ trustedKeys: [String: String]) {
    path = bundle.path
    switch bundle.signature {
    case .success(nil):
      (key, name, finding) = (nil, nil, "\(path): not signed")
    case .failure(let error):
      (key, name, finding) = (nil, nil, "\(error)")
    case .success(let signature?):
      let text = "\(signature.key)"
      key = text
      name = trustedKeys[text]
      let owner = name.map { $0.isEmpty ? ", trusted" : ", trusted: \($0)" }
      finding = "\(path): signed by \(text)\(owner ?? ", which is not trusted")"
    }
  }

  var isTrusted: Bool { name != nil }
  var sentence: String { finding }

  /// The form is in `docs/voicectl.md`.
  var json: JSONValue {
    [
      "bundle": .string(path), "key": key.map { .string($0) } ?? .null,
      "trusted": .bool(isTrusted), "finding": .string(finding),
    ]
  }
}
