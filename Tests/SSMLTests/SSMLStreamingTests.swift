import SSML
import SpeechTypes
import Testing

@Suite("How a document arrives does not matter")
struct SSMLStreamingTests {
  static let documents: [String] =
    SSMLRepairTests.contents.map { document($0.0) } + [
      "\u{FEFF} <?xml version='1.0'?><!-- a --><!DOCTYPE speak [<!ENTITY a '<p>ü</p>&b;'>"
        + "<!ENTITY b \"]>\"><!-- ]> ' --><?x ]>?>]>" + document("&a;<![CDATA[ a ]] > ]]&#x1F600;"),
      document("Zoë 😀 \u{301}<sub alias='日本語'>日本</sub>\r\n語<x:y xmlns:x='urn:ü'>é</x:y>"),
      "plain 😀 text & more <b>bold</b>", "  <![CDATA[  x ]]]]>  y",
      "<!DOCTYPE speak [ <speak>x</speak>", "<!DOCTYPE speak <speak>x</speak>", "]]> ]<b/>]>",
      "<speak>a</speak><!-- b --> c <speak>d", "<a b='<c", "<a b='<", "<a b=\"x>y", "</speak",
      "&#x1F6",
    ]

  @Test("In two pieces, wherever cut, or byte by byte, it gives the same", arguments: documents)
  func splits(text: String) {
    let bytes = Array(text.utf8)
    let whole = DocumentReading(bytes)
    for cut in bytes.indices {
      let reading = DocumentReading(bytes, cuts: [cut])
      #expect(reading.events == whole.events, "cut at \(cut)")
      #expect(reading.sortedDiagnostics == whole.sortedDiagnostics, "cut at \(cut)")
    }
    let reading = DocumentReading(bytes, cuts: Array(bytes.indices))
    #expect(reading.events == whole.events)
    #expect(reading.sortedDiagnostics == whole.sortedDiagnostics)
  }

  @Test("Verbatim text is the source's at its range, in UTF-8 and UTF-16", arguments: documents)
  func ranges(text: String) {
    let bytes = Array(text.utf8)
    let units = Array(text.utf16)
    var end = TextOffset.zero
    for case .text(let run) in DocumentReading(bytes).events {
      #expect(run.range.start >= end || !run.isVerbatim)
      end = run.range.start
      guard run.isVerbatim else { continue }
      #expect(Array(run.text.utf8) == Array(bytes[run.range.utf8]))
      #expect(Array(run.text.utf16) == Array(units[run.range.utf16]))
    }
  }

  @Test("Text and elements come before the document is over")
  func early() {
    var reader = SSMLReader()
    reader.append(Array("<speak>Hel".utf8).span)
    guard case .event(.open(.speak, _)) = reader.next() else {
      Issue.record("no root")
      return
    }
    guard case .event(.text(let text)) = reader.next() else {
      Issue.record("no text")
      return
    }
    #expect(text.text == "Hel")
    #expect(reader.next() == .needsInput)
    #expect(reader.next() == .needsInput)
    reader.append(Array("lo".utf8).span)
    guard case .event(.text(let rest)) = reader.next() else {
      Issue.record("no rest")
      return
    }
    #expect(rest.range.start == text.range.end)
    reader.finish()
    guard case .event(.close) = reader.next() else {
      Issue.record("no end")
      return
    }
    #expect(reader.next() == .end)
    #expect(reader.next() == .end)
  }

  /// A `>` in quotation marks behind the limit once ended the tag if all of it had arrived.
  @Test("A tag past the limit ends at the same place, wherever cut")
  func longTag() {
    let bytes = Array("<p><sub alias='0123456789 > > x</p>y' > z".utf8)
    var limits = SSMLLimits.standard
    for tagByteCount in 4...bytes.count {
      limits.tagByteCount = tagByteCount
      let whole = DocumentReading(bytes, limits: limits)
      let reading = DocumentReading(bytes, cuts: Array(bytes.indices), limits: limits)
      #expect(reading.events == whole.events, "limit \(tagByteCount)")
      #expect(reading.sortedDiagnostics == whole.sortedDiagnostics, "limit \(tagByteCount)")
    }
  }

  @Test("Random garbage gives a balanced tree, the same byte by byte", arguments: 0..<60)
  func garbage(seed: UInt64) {
    var generator = SplitMix(state: seed)
    let pieces = [
      "<", ">", "/", "</", "/>", "&", ";", "'", "\"", "=", " ", "\n", "speak", "p", "s", "break",
      "mark", "<p>", "</p>", "<s>", "</s>", "<mark name='", "xmlns", "<!--", "-->", "<![CDATA[",
      "]]>", "<?", "?>", "<!DOCTYPE ", "[", "]", "<!ENTITY a '", "&a;", "&amp;", "&#65;", "a", "é",
      "😀", "metadata", "<sub alias='", "<break>", "<x:y>", ":", "-", "!",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<120 {
      let number = Int(truncatingIfNeeded: generator.next() >> 33)
      if number % 17 == 0 {
        bytes.append(UInt8(truncatingIfNeeded: number / 17))
      } else {
        bytes += Array(pieces[number % pieces.count].utf8)
      }
    }
    var limits = SSMLLimits.standard
    limits.depth = 6
    limits.tagByteCount = 40
    limits.attributeByteCount = 10
    let whole = DocumentReading(bytes, limits: limits)
    #expect(whole.isBalanced)
    let pieceByPiece = DocumentReading(bytes, cuts: Array(bytes.indices), limits: limits)
    #expect(pieceByPiece.events == whole.events)
    #expect(pieceByPiece.sortedDiagnostics == whole.sortedDiagnostics)
    for case .text(let run) in whole.events where run.isVerbatim {
      #expect(Array(run.text.utf8) == Array(bytes[run.range.utf8]))
    }
  }
}

/// A small generator with a seed (Steele, Lea and Flood, 2014).
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
