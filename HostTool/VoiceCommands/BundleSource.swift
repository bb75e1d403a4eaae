internal import CommandLineTool
internal import Posix
internal import SpeechTypes
internal import Spelling
internal import VoiceBundle

/// Where voices are bought from; reads each bundle once. One thread.
final class BundleSource {
  /// Everything on offer, not yet checked.
  let catalog: BundleCatalog
  private var offered: [VoiceIdentifier: Result<Purchase, UnusableBundle>] = [:]
  private var named: [String: Result<Purchase, UnusableBundle>] = [:]

  init(_ catalog: BundleCatalog) { self.catalog = catalog }

  /// The bundle on offer, checked; nil when there is none.
  func purchase(_ identifier: VoiceIdentifier) throws(UnusableBundle) -> Purchase? {
    if let known = offered[identifier] { return try known.get() }
    guard let bundle = catalog[identifier] else {
      let problems = problems(of: identifier)
      guard problems.isEmpty else { throw UnusableBundle(problems) }
      return nil
    }
    let result = Result { () throws(UnusableBundle) in try Purchase(bundle) }
    offered[identifier] = result
    return try result.get()
  }

  /// The bundle in a folder, checked.
  func purchase(at path: String) throws(UnusableBundle) -> Purchase {
    if let known = named[path] { return try known.get() }
    let result = Result { () throws(UnusableBundle) in try Purchase(Self.load(path)) }
    named[path] = result
    return try result.get()
  }

  /// The end of a message that nothing of that name is on offer.
  func suggestion(for text: String) -> String {
    NearestName.suggestion(for: text, in: catalog.bundles.map(\.manifest.identifier.rawValue))
  }

  /// Why a bundle that is there is not on offer.
  private func problems(of identifier: VoiceIdentifier) -> [String] {
    let folder = "/" + identifier.rawValue + VoiceBundle.suffix
    return catalog.problems.filter {
      $0.path.hasSuffix(folder) || FileSystem.parent(of: $0.path).hasSuffix(folder)
    }.map(\.description)
  }

  private static func load(_ path: String) throws(UnusableBundle) -> VoiceBundle {
    do {
      return try VoiceBundle.load(path)
    } catch {
      throw UnusableBundle([error.description])
    }
  }
}
