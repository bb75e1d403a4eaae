package import AppGroup
package import Posix
package import SpeechTypes
package import VoiceBundle

/// An app group of its own below the system's temporary folder, with voices bought and enabled.
///
/// For one thread at a time; removed with the last reference.
package final class TemporaryAppGroup {
  private let directory: TemporaryDirectory
  private let group: AppGroup

  /// The group's folder, for `--group`.
  package let path: String

  /// - Parameter bundlePaths: Bundles of the voices to buy.
  package init(buying bundlePaths: [String] = SampleVoice.allCases.map(\.bundlePath)) throws {
    directory = try TemporaryDirectory()
    path = directory.path("group")
    group = AppGroup(AppGroupLocation([GroupFolder(path, .user)]))
    if !bundlePaths.isEmpty {
      try change { change in
        for bundle in bundlePaths { try change.setVoice(Self.storedVoice(bundle)) }
      }
    }
  }

  /// What the store keeps of a bundle that is bought and enabled.
  package static func storedVoice(_ bundlePath: String) throws(BundleError) -> StoredVoice {
    let bundle = try VoiceBundle.load(bundlePath)
    return StoredVoice(description: bundle.description, bundlePath: bundle.path)
  }

  /// Commits a change, and signals it as a host does.
  package func change(_ body: (borrowing StoreChange) throws -> Void) throws {
    try group.transaction(body)
  }

  /// The generation that the last commit made.
  package func generation() throws -> UInt64 { try group.generation() }

  /// A path beside the group's folder, for a test's own files.
  package func pathBeside(_ name: String) -> String { directory.path(name) }

  /// Copies a bundle to where a test may break it.
  ///
  /// - Returns: The copy's folder.
  package func copyBundle(_ voice: SampleVoice) throws(PosixError) -> String {
    for folder in ["", "/Audio"] {
      for name in try FileSystem.names(inDirectory: voice.bundlePath + folder) {
        let source = FileSystem.join(voice.bundlePath + folder, name)
        guard try FileStatus(ofPath: source, followsLinks: false).isRegularFile else { continue }
        let bytes = try Descriptor(opening: source, .readOnly).readAll()
        try directory.write(bytes, to: "\(voice.rawValue).voice\(folder)/\(name)")
      }
    }
    return directory.path("\(voice.rawValue).voice")
  }
}

/// The voices that come with the project.
package enum SampleVoice: String, CaseIterable, Sendable {
  /// Answers every request with one of two whole recordings.
  case hello = "com.example.sample.hello"
  /// Joins recorded words and phrases.
  case coach = "com.example.coach"

  /// The voice's bundle in the repository that this file was compiled in.
  package var bundlePath: String {
    let root = (0..<3).reduce(#filePath) { path, _ in FileSystem.parent(of: path) }
    return FileSystem.join(root, "ProviderExtension/Voices/\(rawValue).voice")
  }

  package var identifier: VoiceIdentifier {
    guard let identifier = VoiceIdentifier(rawValue) else {
      preconditionFailure("\(rawValue) is of the form of an identifier")
    }
    return identifier
  }
}
