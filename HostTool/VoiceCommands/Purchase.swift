internal import AIFF
internal import AppGroup
internal import Checksum
internal import Posix
internal import VoiceBundle

/// A bundle that has been found good, ready to be put into the store.
struct Purchase: Hashable {
  /// As bought and not enabled.
  let voice: StoredVoice
  /// Every file of the bundle, for `verify`.
  let files: [StoredFile]

  /// Reads every file of the bundle.
  ///
  /// - Throws: Every recording that cannot be used, or why the files have no checksum, or that a
  ///   signature is not theirs.
  init(_ bundle: VoiceBundle) throws(UnusableBundle) {
    let checksum: BundleChecksum
    let signature: BundleSignature?
    do {
      checksum = try BundleChecksum.compute(bundle.path)
      signature = try BundleSignature.read(bundle.path, of: checksum)
    } catch {
      throw UnusableBundle(["\(error)"])
    }
    let problems = bundle.recordingProblems()
    guard problems.isEmpty else { throw UnusableBundle(problems) }
    voice = StoredVoice(
      description: bundle.description, bundlePath: bundle.path, checksum: checksum.digest,
      signer: signature.map { "\($0.key)" } ?? "", isPurchased: true, isEnabled: false)
    files = checksum.files.map { StoredFile(path: $0.path, digest: $0.digest) }
  }

  /// Whether the store says the same of the voice, whatever its state and its store.
  func isSame(as stored: StoredVoice) -> Bool {
    var other = stored
    other.isEnabled = voice.isEnabled
    other.isPurchased = voice.isPurchased
    other.layer = voice.layer
    return other == voice
  }
}

/// Why a bundle cannot be bought.
struct UnusableBundle: Error, Hashable {
  /// What is wrong, with the file; never empty.
  let problems: [String]

  init(_ problems: [String]) { self.problems = problems }
}

extension VoiceBundle {
  /// What is wrong with the recordings' files: each must be readable AIFF with one channel, at the
  /// manifest's sample rate, and not too long.
  func recordingProblems() -> [String] {
    recordingPaths.compactMap { path in
      problem(ofRecording: path).map { "\(path): \($0)" }
    }
  }

  private func problem(ofRecording path: String) -> String? {
    let description: AIFFDescription
    do {
      let file = try MappedFile(path)
      description = try AIFFDescription(parsing: file.bytes)
    } catch let error as AIFFError {
      return "\(error)"
    } catch let error as PosixError {
      return "\(error.number) (\(error.call))"
    } catch {
      return "\(error)"
    }
    if description.channelCount != 1 { return "\(description.channelCount) channels, not 1" }
    guard description.sampleRate == manifest.sampleRate else {
      return "sample rate \(description.sampleRate) Hz, not the bundle's \(manifest.sampleRate) Hz"
    }
    if Double(description.frameCount) > Double(Recording.secondLimit) * manifest.sampleRate {
      return "longer than \(Recording.secondLimit) seconds"
    }
    return nil
  }
}
