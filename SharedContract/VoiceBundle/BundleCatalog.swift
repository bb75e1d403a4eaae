internal import Posix
package import SpeechTypes

/// The voice bundles that are on offer in some folders.
package struct BundleCatalog: Sendable {
  /// One for each identifier, in the order of the identifiers.
  package let bundles: [VoiceBundle]
  /// Bundles and folders that could not be used, in the order of the search.
  package let problems: [BundleError]

  package subscript(identifier: VoiceIdentifier) -> VoiceBundle? {
    bundles.first { $0.manifest.identifier == identifier }
  }

  /// Looks for `*.voice` in each folder, not below it; a folder that is not there is left out.
  ///
  /// Of several bundles with one identifier the highest version counts, then the earliest folder.
  package static func find(in folders: [String]) -> BundleCatalog {
    var best: [VoiceIdentifier: VoiceBundle] = [:]
    var problems: [BundleError] = []
    for path in folders.flatMap({ candidates(in: $0, &problems) }) {
      do {
        let bundle = try VoiceBundle.load(path)
        let other = best[bundle.manifest.identifier]
        if let other, other.manifest.version >= bundle.manifest.version { continue }
        best[bundle.manifest.identifier] = bundle
      } catch {
        problems.append(error)
      }
    }
    let bundles = best.values.sorted { $0.manifest.identifier < $1.manifest.identifier }
    return BundleCatalog(bundles: bundles, problems: problems)
  }

  private static func candidates(in folder: String, _ problems: inout [BundleError]) -> [String] {
    do throws(PosixError) {
      return try FileSystem.names(inDirectory: folder)
        .filter { $0.hasSuffix(VoiceBundle.suffix) && !$0.hasPrefix(".") }
        .map { FileSystem.join(folder, $0) }
    } catch {
      if error.number != .noSuchFile { problems.append(.unreadable(path: folder, error)) }
      return []
    }
  }
}
