import Testing
import VoiceBundle

@Suite("A bundle's version")
struct BundleVersionTests {
  @Test(
    "is ordered by its numbers",
    arguments: [("1.9", "1.10"), ("1", "1.0.1"), ("0.9.9", "1"), ("2.0", "10.0")])
  func order(lower: String, higher: String) throws {
    let lower = try #require(BundleVersion(lower))
    let higher = try #require(BundleVersion(higher))
    #expect(lower < higher)
    #expect(!(higher < lower))
  }

  @Test("takes a number left out for 0")
  func zeros() {
    #expect(BundleVersion("1") == BundleVersion("1.0.0"))
    #expect(BundleVersion("01.0") == BundleVersion("1"))
  }

  @Test(
    "has numbers and dots only",
    arguments: ["", ".", "1.", "1..2", "1.0b", "-1", "1 ", "9999999999", "1.2.3.4.5.6.7.8.9.0"])
  func malformed(text: String) {
    #expect(BundleVersion(text) == nil)
  }
}
