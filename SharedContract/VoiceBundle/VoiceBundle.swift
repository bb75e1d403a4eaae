internal import JSON
internal import Posix
package import SpeechTypes

/// A voice's folder, `<identifier>.voice`, checked; the format is in `docs/voice-bundle.md`.
package struct VoiceBundle: Hashable, Sendable {
  /// What a bundle's folder is called after the identifier.
  package static let suffix = ".voice"
  private static let manifestName = "voice.json"
  private static let audioName = "Audio"
  private static let manifestByteLimit = 16 << 20

  /// The folder, absolute and without links.
  package let path: String
  package let manifest: BundleManifest
  /// Of the manifest and every recording, as far as they were looked at.
  package let byteSize: Int64

  /// What a provider says of the voice.
  package var description: VoiceDescription { manifest.description(byteSize: byteSize) }

  /// The recording's file, absolute.
  package func audioPath(for recording: Recording) -> String {
    audioPath(forFile: recording.file)
  }

  /// The path of a recording's file, absolute.
  package func audioPath(forFile file: String) -> String {
    FileSystem.join(FileSystem.join(path, Self.audioName), file)
  }

  /// Reads the manifest and looks at every file it names, not into them.
  ///
  /// - Parameter checksFiles: False for a bundle that was checked when it was bought: a file that
  ///   is not there any more is found missing when it is needed, and speech starts sooner.
  /// - Throws: Every problem there is, in one error.
  package static func load(
    _ path: String, checksFiles: Bool = true
  ) throws(BundleError) -> VoiceBundle {
    let (folder, bytes) = try readManifest(path)
    let manifestPath = FileSystem.join(folder, manifestName)
    let document: JSONValue
    do {
      document = try JSONValue.parse(bytes)
    } catch {
      throw .notJSON(path: manifestPath, error)
    }
    if let format = BundleManifest.format(of: document), format > BundleManifest.format {
      throw .newerFormat(path: manifestPath, format: format)
    }
    let problems = JSONProblems()
    let manifest = BundleManifest(document, problems: problems)
    guard let manifest else { throw .invalid(path: manifestPath, problems.all) }
    checkName(ofFolder: folder, manifest.identifier, problems)
    let audioByteSize = checksFiles ? checkFiles(of: manifest, in: folder, problems) : 0
    guard problems.all.isEmpty else { throw .invalid(path: manifestPath, problems.all) }
    return VoiceBundle(
      path: folder, manifest: manifest, byteSize: Int64(bytes.count) + audioByteSize)
  }

  private static func readManifest(
    _ path: String
  ) throws(BundleError) -> (folder: String, bytes: [UInt8]) {
    do throws(PosixError) {
      let folder = try FileSystem.realPath(path)
      let manifestPath = FileSystem.join(folder, manifestName)
      // Non-blocking, so that a FIFO in place of the file does not hang the caller.
      let file = try Descriptor(
        opening: manifestPath, .readOnly, options: [.nonBlocking, .noFollow])
      guard try FileStatus(of: file).isRegularFile else {
        throw PosixError("open", manifestPath, number: .invalidArgument)
      }
      return (folder, try file.readAll(byteLimit: manifestByteLimit))
    } catch {
      throw .unreadable(path: path, error)
    }
  }

  private static func checkName(
    ofFolder folder: String, _ identifier: VoiceIdentifier, _ problems: JSONProblems
  ) {
    let expected = identifier.rawValue + suffix
    guard !folder.hasSuffix("/" + expected) else { return }
    problems.report("the bundle's folder must be called \(expected)", at: "$.identifier")
  }

  /// - Returns: Bytes of all recordings.
  private static func checkFiles(
    of manifest: BundleManifest, in folder: String, _ problems: JSONProblems
  ) -> Int64 {
    let audio = FileSystem.join(folder, audioName)
    guard (try? FileStatus(ofPath: audio, followsLinks: false))?.isDirectory == true else {
      problems.report("\(audio) is not a folder", at: "$.recordings")
      return 0
    }
    var byteCount: Int64 = 0
    for (index, recording) in manifest.recordings.enumerated() {
      let file = FileSystem.join(audio, recording.file)
      do throws(PosixError) {
        let status = try FileStatus(ofPath: file, followsLinks: false)
        byteCount += status.byteCount
        if status.isRegularFile { continue }
        problems.report("\(file) is not a regular file", at: "$.recordings[\(index)].file")
      } catch {
        problems.report(error.description, at: "$.recordings[\(index)].file")
      }
    }
    return byteCount
  }
}
