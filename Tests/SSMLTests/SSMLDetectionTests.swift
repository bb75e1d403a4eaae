import SSML
import Testing

@Suite("SSML is told from plain text by its first bytes")
struct SSMLDetectionTests {
  @Test(
    "It begins with an XML declaration, a document type or speak",
    arguments: [
      ("<speak>", true), ("<speak/>", true), (" \n<speak version='1.1'", true),
      ("\u{FEFF}<speak\n", true), ("<?xml version='1.0'?>", true), ("<ssml:speak >", true),
      ("<!DOCTYPE speak [", true), ("<!DOCTYPE speak>", true), ("<!DOCTYPE s:speak >", true),
      ("<speaker>", false), ("<speak", false), ("<?xmlfoo ?>", false), ("speak", false),
      ("", false), ("  ", false), ("<", false), ("< speak>", false), ("a <speak>", false),
      ("<!DOCTYPE html>", false), ("<!DOCTYPEspeak>", false), ("<p>", false), ("<:speak>", true),
    ])
  func detection(text: String, expected: Bool) {
    #expect(SSMLDetection.looksLikeSSML(text) == expected)
  }
}
