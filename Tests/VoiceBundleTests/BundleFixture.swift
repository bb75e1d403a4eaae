import Posix
import TestSupport
import Testing

/// Makes bundles in a temporary folder.
struct BundleFixture {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  static let manifest = #"""
    {"format": 1, "identifier": "com.example.coach", "name": "Coach", "version": "1.0",
     "primaryLanguages": ["en-US"], "supportedLanguages": ["en-US", "en-GB"],
     "gender": "female", "age": 30, "quality": "enhanced", "traits": ["novelty"],
     "sampleRate": 22050, "engine": "phrases", "license": "CC0", "source": "a test",
     "recordings": [{"file": "three-medial.aiff", "text": "three", "position": "medial"},
                    {"file": "go.aif", "text": "go"}],
     "rules": [{"contains": "three", "play": "three-medial.aiff"}, {"play": "go.aif"}]}
    """#

  /// Makes `<folder>/com.example.coach.voice` with two recordings of 10 and 3 bytes.
  func makeBundle(_ manifest: String = manifest, in folder: String = "voices") throws -> String {
    let bundle = "\(folder)/com.example.coach.voice"
    try directory.write(manifest, to: "\(bundle)/voice.json")
    try directory.write([UInt8](repeating: 0, count: 10), to: "\(bundle)/Audio/three-medial.aiff")
    try directory.write([UInt8](repeating: 0, count: 3), to: "\(bundle)/Audio/go.aif")
    return directory.path(bundle)
  }

  /// The manifest with one stretch of its text replaced.
  static func manifest(replacing old: String, with new: String) throws -> String {
    try #require(manifest.contains(old))
    return manifest.replacing(old, with: new, maxReplacements: 1)
  }
}
