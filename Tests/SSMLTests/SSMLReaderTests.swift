import SSML
import SpeechTypes
import Testing

@Suite("An SSML document is read as a typed tree")
struct SSMLReaderTests {
  @Test(
    "A document in which nothing is wrong gives its tree and no diagnostic",
    arguments: [
      ("Hello", "speak['Hello']"),
      ("", "speak[]"),
      ("<p><s>a</s> <s>b</s></p>", "speak[p[s['a'] ' ' s['b']]]"),
      ("a<break/>b<break time='1s'></break>", "speak['a' break()[] 'b' break(1000.0)[]]"),
      ("<break strength='x-weak'/>", "speak[break(x-weak)[]]"),
      ("<mark name=' a  b '/>x", "speak[mark(a b)[] 'x']"),
      ("<sub alias=' 3 kg'>x</sub>", "speak[sub( 3 kg)['x']]"),
      ("<w>a<mark name='m'/>b</w>", "speak[token['a' mark(m)[] 'b']]"),
      ("<emphasis>a</emphasis>", "speak[emphasis(moderate)['a']]"),
      (
        "<prosody rate='50%'><voice gender='female'><p>a</p></voice></prosody>",
        "speak[prosody[voice[p['a']]]]"
      ),
      ("<audio src='a.wav'><desc>cat</desc>purr</audio>", "speak[audio[desc['cat'] 'purr']]"),
      (
        "<lexicon uri='a' xml:id='t'/><lookup ref='t'>x</lookup>",
        "speak[lexicon[] lookup['x']]"
      ),
      (
        "<metadata><x:y xmlns:x='urn:x'>z</x:y><p/></metadata>a",
        "speak[metadata[!x:y['z'] !p[]] 'a']"
      ),
      ("<meta name='seeAlso' content='x'/>a", "speak[meta[] 'a']"),
      ("<bookmark mark='m'/>", "speak[mark(m)[]]"),
      ("hel<!-- note -->lo", "speak['hel' 'lo']"),
      ("hel<?app do it?>lo", "speak['hel' 'lo']"),
      (
        "Bob&apos;s &lt;&#65;&#x42;&gt; &amp;&quot;",
        "speak['Bob' {'} 's ' {<} {A} {B} {>} ' ' {&} {\"}]"
      ),
      ("<![CDATA[5 < 7 & 8]]>", "speak['5 < 7 & 8']"),
      ("<![CDATA[a]] ]>]]]]>", "speak['a]] ]>]]']"),
      ("<say-as interpret-as='date'>1/2</say-as>", "speak[say-as['1/2']]"),
      ("<phoneme ph='x'/>", "speak[phoneme[]]"),
      ("<p\n>a</p\n>", "speak[p['a']]"),
      ("a > b \" ' ]] >", "speak['a > b \" ' ]] >']"),
    ])
  func tree(content: String, outline: String) {
    let reading = DocumentReading(document(content))
    #expect(reading.outline == outline)
    #expect(reading.findings == [])
  }

  @Test("What stands before and behind the root is no text")
  func prolog() {
    let text = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-16"?>
      <!-- a --><?b c?>
      \(document("x"))
      <!-- d -->

      """
    let reading = DocumentReading(text)
    #expect(reading.outline == "speak['x']")
    #expect(reading.findings == [])
  }

  @Test("The root's attributes are typed")
  func root() throws {
    let reading = DocumentReading(
      """
      <speak version='1.0' xml:lang='en_us' xmlns='http://www.w3.org/2001/10/synthesis' \
      startmark=' a ' endmark='b' onlangfailure='ignoretext' xml:base='file:///x/' xml:id='r' \
      xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:schemaLocation='x y'/>
      """)
    #expect(reading.findings == [])
    guard case .speak(let attributes)? = reading.elements.first else {
      Issue.record("no root")
      return
    }
    #expect(attributes.version == .version10)
    #expect(attributes.language.language == LanguageTag("en-US"))
    #expect(attributes.language.onLanguageFailure == .ignoreText)
    #expect(attributes.startMark == "a")
    #expect(attributes.endMark == "b")
    #expect(attributes.base == "file:///x/")
    #expect(!attributes.isImplied)
  }

  @Test(
    "Elements are told by namespace and local name, not by prefix",
    arguments: [
      (
        "<s:speak xmlns:s='http://www.w3.org/2001/10/synthesis' version='1.1' xml:lang='en'>"
          + "<s:s><s:token>a</s:token></s:s></s:speak>", "speak[s[token['a']]]", [String]()
      ),
      ("<speak version='1.1' xml:lang='en'><p>a</p></speak>", "speak[p['a']]", ["bad-namespace@0"]),
      (
        "<speak xmlns='urn:other' version='1.1' xml:lang='en'>hi<break/></speak>",
        "speak['hi' !break[]]", ["bad-namespace@0", "unknown-element@55"]
      ),
      (
        "<x:speak version='1.1' xml:lang='en'>hi<x:p>a</x:p></x:speak>", "speak['hi' !x:p['a']]",
        ["bad-namespace@0", "bad-namespace@39"]
      ),
    ])
  func namespaces(text: String, outline: String, findings: [String]) {
    let reading = DocumentReading(text)
    #expect(reading.outline == outline)
    #expect(reading.findings == findings)
  }

  @Test("A prefix means what the innermost open declaration says")
  func scope() {
    let reading = DocumentReading(
      document(
        "<p xmlns='urn:x'><p>a</p></p><s>b</s><x:q xmlns:x='urn:x'/><x:q/>"))
    #expect(reading.outline == "speak[!p[!p['a']] s['b'] !x:q[] !x:q[]]")
    #expect(reading.codes == ["unknown-element", "unknown-element", "bad-namespace"])
  }

  @Test("Each unknown name is reported once")
  func unknownNames() {
    let reading = DocumentReading(
      document("<foo>a</foo><foo>b</foo><P>c</P><p size='1'/><p size='2'/><s size='3'/>"))
    #expect(reading.outline == "speak[!foo['a'] !foo['b'] !P['c'] p[] p[] s[]]")
    #expect(
      reading.codes == [
        "unknown-element", "unknown-element", "unknown-attribute", "unknown-attribute",
      ])
  }

  @Test("A root that says nothing about itself is reported thrice and read as SSML 1.1")
  func bareRoot() {
    let reading = DocumentReading("<speak>hi</speak>")
    #expect(reading.codes == ["bad-namespace", "missing-attribute", "missing-attribute"])
    #expect(reading.diagnostics.map(\.severity) == [.note, .warning, .warning])
    #expect(reading.outline == "speak['hi']")
  }

  @Test("A diagnostic names line and column, a UTF-16 unit being one column")
  func position() {
    let text = document("a😀\r\nb\r<p>\nü<break time='3'/></p>")
    let reading = DocumentReading(text)
    let position = reading.diagnostics.first?.position
    let place = text.utf8.firstIndexOf("time='3'")
    #expect(position?.offset.utf8 == place)
    #expect(position?.offset.utf16 == place - 3)
    #expect(position?.line == 4)
    #expect(position?.column == 9)
    let behindEmoji = DocumentReading("<speak>\n😀<break time='3'/></speak>")
    #expect(behindEmoji.diagnostics.last?.position.column == 10)
    #expect(reading.diagnostics.first?.message.contains("break time=\"3\"") == true)
  }

  @Test("The reader tells where each event begins, with line and column")
  func eventPosition() {
    var reader = SSMLReader()
    reader.append(Array("<speak>\nab<p/>\n</speak>".utf8).span)
    reader.finish()
    var places: [String] = []
    while case .event(let event) = reader.next() {
      let position = reader.eventPosition
      places.append("\(position.line):\(position.column)")
      switch event {
      case .open(_, let range), .close(let range): #expect(range.start == position.offset)
      case .text(let text): #expect(text.range.start == position.offset)
      }
    }
    #expect(places == ["1:1", "1:8", "2:3", "2:7", "2:7", "3:1"])
  }

  @Test("A start tag's range is the tag, an end tag's too, and a missing one's is empty")
  func ranges() {
    let text = document("<p>a<break/></p>")
    let bytes = Array(text.utf8)
    let sources = DocumentReading(text).events.map { event in
      switch event {
      case .open(_, let range), .close(let range):
        String(decoding: bytes[range.utf8], as: UTF8.self)
      case .text(let text): text.text
      }
    }
    #expect(sources.dropFirst() == ["<p>", "a", "<break/>", "", "</p>", "</speak>"])
  }
}

extension String.UTF8View {
  /// The offset of the first place where `text` stands, or -1.
  func firstIndexOf(_ text: String) -> Int {
    let bytes = Array(self)
    let pattern = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: pattern) } ?? -1
  }
}
