import SpeechSynthesis
import Testing

@Suite("Well-formed documents with the root speak are utterances, and nothing else is")
struct SSMLAcceptanceTests {
  @Test(
    "Accepted",
    arguments: [
      "<speak>a</speak>", " <speak>a</speak>", "\n\t<speak>a</speak>\n", "\u{FEFF}<speak>a</speak>",
      "<?xml version=\"1.0\"?><speak>a</speak>",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<speak>a</speak>",
      "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"en\">a</speak>",
      "<!-- c --><speak><!-- c -->a</speak><!-- c -->", "<speak><wow deep='1'>a</wow></speak>",
      "<speak><![CDATA[a]]></speak>",
    ])
  func accepted(ssml: String) throws {
    let utterance = try #require(AVSpeechUtterance(ssmlRepresentation: ssml))
    #expect(utterance.speechString.filter { !$0.isWhitespace } == "a")
  }

  @Test("Nothing may be said", arguments: ["<speak/>", "<speak></speak>", "<speak> </speak>"])
  func empty(ssml: String) throws {
    let utterance = try #require(AVSpeechUtterance(ssmlRepresentation: ssml))
    #expect(utterance.speechString.allSatisfy { $0.isWhitespace })
  }

  @Test(
    "Refused",
    arguments: [
      "", " ", "a", "a & b", "<speaker>a</speaker>", "<speak>a", "<speak>a</speek>",
      "<speak>a</speak>b", "<speak>a</speak><speak>b</speak>", "a<speak>b</speak>",
      "<speak>a & b</speak>", "<speak>a < b</speak>", "<speak>&nope;</speak>",
      "<speak a=1>a</speak>", "<p>a</p>", "<speak><b></speak></b>", "<speak>\u{1}</speak>",
    ])
  func refused(ssml: String) { #expect(AVSpeechUtterance(ssmlRepresentation: ssml) == nil) }

  @Test("A megabyte of text is read")
  func long() throws {
    let text = String(repeating: "word ", count: 200_000)
    let utterance = try #require(AVSpeechUtterance(ssmlRepresentation: "<speak>\(text)</speak>"))
    #expect(utterance.speechString.utf8.count >= 999_999)
  }

  @Test("A document that would fill the memory is not")
  func bomb() {
    var ssml = "<!DOCTYPE speak [<!ENTITY a \"ha\">"
    for (name, inner) in zip("bcdefghij", "abcdefghi") {
      ssml += "<!ENTITY \(name) \"" + String(repeating: "&\(inner);", count: 10) + "\">"
    }
    #expect(AVSpeechUtterance(ssmlRepresentation: ssml + "]><speak>&j;</speak>") == nil)
  }
}
