import TestSupport
import Testing
import VoiceBundle

@Suite("The catalogue of bundles")
struct BundleCatalogTests {
  let fixture: BundleFixture

  init() throws { fixture = try BundleFixture() }

  private func make(_ version: String, in folder: String) throws -> String {
    try fixture.makeBundle(
      try BundleFixture.manifest(replacing: #""1.0""#, with: "\"\(version)\""), in: folder)
  }

  private func find(_ folders: String...) -> BundleCatalog {
    BundleCatalog.find(in: folders.map { fixture.directory.path($0) })
  }

  @Test("has the highest version of an identifier")
  func highestVersion() throws {
    _ = try make("1.9", in: "a")
    let newer = try make("1.10", in: "b")
    #expect(find("a", "b").bundles.map(\.path) == [newer])
    #expect(find("b", "a").bundles.map(\.path) == [newer])
  }

  @Test("has the earlier folder's of two equal versions")
  func earlierFolder() throws {
    let first = try make("1", in: "a")
    _ = try make("1.0", in: "b")
    #expect(find("a", "b").bundles.map(\.path) == [first])
  }

  @Test("has the sound bundles beside a broken one, and names the broken one")
  func broken() throws {
    let sound = try make("1.0", in: "a")
    try fixture.directory.write("no JSON", to: "a/com.example.broken.voice/voice.json")
    try fixture.directory.write("no folder", to: "a/com.example.file.voice")
    try fixture.directory.write("not a bundle", to: "a/readme.txt")
    let catalog = find("a", "missing")
    #expect(catalog.bundles.map(\.path) == [sound])
    #expect(
      catalog.problems.map(\.path) == [
        fixture.directory.path("a/com.example.broken.voice/voice.json"),
        fixture.directory.path("a/com.example.file.voice"),
      ])
  }
}
