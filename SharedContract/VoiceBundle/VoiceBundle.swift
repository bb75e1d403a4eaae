internal import JSON
internal import Posix
package import SpeechTypes

/// A voice's folder, `<identifier>.voice`, checked; the format is in `docs/voice-bundle.md`.
package struct VoiceBundle: Hashable, Sendable {
  /// What a bundle's folder is called after the identifier.
  package static let suffix = ".voice"
  private static let manifestName = "voice.json"
  /// The folder of the recordings.
  package static let audioName = "Audio"
  private static let unitBankName = "units.bank"
  private static let manifestByteLimit = 16 << 20

  /// The folder, absolute and without links.
  package let path: String
  package let manifest: BundleManifest
  /// Of the manifest and every recording, as far as they were looked at.
  package let byteSize: Int64

  /// What a provider says of the voice.
  package var description: VoiceDescription { manifest.description(byteSize: byteSize) }

  /// The index of a voice whose engine is `units`.
  package var unitBankPath: String { FileSystem.join(path, Self.unitBankName) }

  /// Where the recordings lie.
  package var audioFolder: String { FileSystem.join(path, Self.audioName) }

  /// Every recording's file, absolute: those that the manifest lists, and for the engine `units`
  /// all that are there.
  package var recordingPaths: [String] {
    let unlisted =
      manifest.engine == .units ? Self.unlistedRecordings(manifest, in: path) : []
    return (manifest.recordings.map(\.file) + unlisted).map(audioPath(forFile:))
  }

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

  /// Looks at every file that the engine needs.
  ///
  /// - Returns: Bytes of all of them.
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
      byteCount += check(
        FileSystem.join(audio, recording.file), at: "$.recordings[\(index)].file", problems)
    }
    if manifest.engine == .units {
      for name in unlistedRecordings(manifest, in: folder) {
        byteCount += check(FileSystem.join(audio, name), at: "$.engine", problems)
      }
      byteCount += check(FileSystem.join(folder, unitBankName), at: "$.engine", problems)
    }
    return byteCount
  }

  /// - Returns: The file's size; 0 when it cannot be used, which has been reported then.
  private static func check(_ file: String, at path: String, _ problems: JSONProblems) -> Int64 {
    do throws(PosixError) {
      let status = try FileStatus(ofPath: file, followsLinks: false)
      if !status.isRegularFile { problems.report("\(file) is not a regular file", at: path) }
      return status.byteCount
    } catch {
      problems.report(error.description, at: path)
      return 0
    }
  }

  private static func unlistedRecordings(_ manifest: BundleManifest, in folder: String) -> [String]
  {
    let names = try? FileSystem.names(inDirectory: FileSystem.join(folder, audioName))
    let listed = Set(manifest.recordings.map(\.file))
    return (names ?? []).filter { Recording.isFileName($0) && !listed.contains($0) }
  }
}
