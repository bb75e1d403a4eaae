internal import AppGroup
internal import Checksum
internal import SpeechTypes
internal import VoiceBundle

/// Something that is not as it was bought, or that cannot be used.
struct Finding: Hashable {
  /// A voice's identifier or a store's folder.
  let subject: String
  let message: String
}

/// Compares a voice's bundle with what was bought.
struct VoiceVerification {
  let voice: StoredVoice
  /// The bundle's files when it was bought; empty when they are not known.
  let files: [StoredFile]

  /// Reads every file of the bundle; empty for a sound one.
  func findings() -> [Finding] {
    (bundleProblems() + fileProblems()).map {
      Finding(subject: voice.identifier.rawValue, message: $0)
    }
  }

  private func fileProblems() -> [String] {
    guard !voice.checksum.isEmpty else { return [] }
    do {
      let checksum = try BundleChecksum.compute(voice.bundlePath)
      return checksumProblems(checksum) + signatureProblems(checksum)
    } catch {
      return ["\(error)"]
    }
  }

  private func bundleProblems() -> [String] {
    do {
      let bundle = try VoiceBundle.load(voice.bundlePath)
      guard bundle.manifest.identifier == voice.identifier else {
        return ["\(bundle.path): the bundle is now \(bundle.manifest.identifier)"]
      }
      return bundle.recordingProblems()
    } catch {
      guard case .invalid(let path, let problems) = error else { return ["\(error)"] }
      return problems.map { "\(path): \($0)" }
    }
  }

  private func signatureProblems(_ now: BundleChecksum) -> [String] {
    guard !voice.signer.isEmpty else { return [] }
    do {
      let signature = try BundleSignature.read(voice.bundlePath, of: now)
      if let signature, "\(signature.key)" == voice.signer { return [] }
      let finding = signature.map { "it is by \($0.key) now" } ?? "it is gone"
      return ["\(voice.bundlePath): the signature by \(voice.signer) was bought; \(finding)"]
    } catch {
      return ["\(error)"]
    }
  }

  private func checksumProblems(_ now: BundleChecksum) -> [String] {
    guard now.digest != voice.checksum else { return [] }
    let bought = BundleChecksum(files.map { .init(path: $0.path, digest: $0.digest) })
    guard bought.digest == voice.checksum else {
      return ["\(voice.bundlePath): the checksum is \(now.digest), not \(voice.checksum)"]
    }
    return now.differences(from: bought).map { path in
      let isThere = now.files.contains { $0.path == path }
      let wasThere = bought.files.contains { $0.path == path }
      let what = isThere ? (wasThere ? "changed" : "added") : "missing"
      return "\(voice.bundlePath)/\(path): \(what) since the voice was bought"
    }
  }
}
