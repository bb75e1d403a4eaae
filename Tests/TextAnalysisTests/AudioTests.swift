import SSML
import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

/// Finds `a.wav` to `c.wav`, of one second each at 8000 Hz, and nothing else.
private final class ThreeFiles: AudioFinder {
  var asked: [AudioReference] = []

  func find(_ reference: AudioReference) throws(AudioFailure) -> AudioMedia {
    asked.append(reference)
    guard ["a.wav", "b.wav", "c.wav"].contains(reference.uri) else {
      throw AudioFailure("nowhere")
    }
    return AudioMedia(
      path: "/" + reference.uri, mediaType: reference.mediaType, frameCount: 8000,
      sampleRate: 8000)
  }
}

@Suite("An audio element", .tags(.ssml))
struct AudioTests {
  private static let start = """
    <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">
    """

  private static func analysis(_ content: String, pieceByteCount: Int = .max) -> Analysis {
    Analysis(
      "\(start)\(content)</speak>", pieceByteCount: pieceByteCount, audioFinder: ThreeFiles())
  }

  @Test(
    "is a sound, or else its content, and never both",
    arguments: [
      (#"say <audio src="a.wav">yo</audio> now"#, "say $a.wav now"),
      (#"say <audio src="x.wav">yo</audio> now"#, "say !x.wav yo now"),
      (#"a <audio src="x.wav"/> b"#, "a !x.wav b"),
      (#"<audio src="x.wav"><desc>a cat purring</desc>purr</audio>"#, "!x.wav purr"),
      (#"<audio src="a.wav"><desc>a cat purring</desc>purr</audio>"#, "$a.wav"),
      ("a <audio>b</audio> c", "a ! b c"),
      // Inside: other sounds, marks, structure, substitutes.
      (#"<audio src="x.wav"><audio src="a.wav">no</audio></audio>"#, "!x.wav $a.wav"),
      (#"<audio src="x.wav"><audio src="y.wav">yes</audio></audio>"#, "!x.wav !y.wav yes"),
      (#"<audio src="a.wav"><audio src="b.wav">no</audio><audio src="x.wav"/></audio>"#, "$a.wav"),
      (#"<audio src="a.wav">no<mark name="m"/></audio><mark name="n"/>"#, "$a.wav @n"),
      (#"<audio src="x.wav">yes<mark name="m"/></audio><mark name="n"/>"#, "!x.wav yes @m @n"),
      (#"<audio src="a.wav"><p>One. Two.</p><break time="9s"/></audio>b"#, "$a.wav b"),
      (#"<audio src="x.wav"><p>One. Two.</p></audio>b"#, "!x.wav / one / two / b"),
      (#"<audio src="a.wav"><sub alias="x">y</sub></audio><sub alias="b">y</sub>"#, "$a.wav b"),
      // Where it stands between words.
      (#"One. <audio src="a.wav"/> Two."#, "one / $a.wav two"),
      (#"One<audio src="a.wav"/>two"#, "one $a.wav two"),
      (#"<s>One <audio src="a.wav"/></s><s>two</s>"#, "one $a.wav / two"),
      (#"<sub alias="b"><audio src="a.wav"/></sub>"#, "b"),
      (#"<audio src="a.wav"/><audio src="b.wav"/>"#, "$a.wav $b.wav"),
      (#"<w>one<audio src="a.wav"/></w> two"#, "one $a.wav two"),
    ])
  func content(document: String, outline: String) {
    let whole = Self.analysis(document)
    #expect(whole.outline == outline)
    #expect(Self.analysis(document, pieceByteCount: 1).outline == outline)
  }

  @Test("tells of each file that cannot be played, where it is missed, with the reason")
  func failures() throws {
    let analysis = Self.analysis(#"a <audio src="x.wav"/> b <audio src="x.wav">c</audio>"#)
    let failures = analysis.diagnostics.filter { $0.code == .audioFetch }
    #expect(failures.map { $0.position.offset.utf8 - Self.start.utf8.count } == [2, 25])
    #expect(
      failures.allSatisfy {
        $0.message == #"audio "x.wav" cannot be played: nowhere; its content is spoken"#
      })
    let nameless = Self.analysis("<audio>b</audio>").diagnostics
    #expect(nameless.map(\.code) == [.audioFetch])
    #expect(Self.analysis(#"<audio src="a.wav">x</audio>"#).diagnostics.isEmpty)
  }

  @Test("has its start tag for a range, and ends no sentence")
  func range() throws {
    let sentences = Self.analysis(#"a <audio src="a.wav">no</audio> b"#).sentences
    guard case .audio(let audio)? = sentences.first?.elements[1] else {
      Issue.record("no audio")
      return
    }
    let start = Self.start.utf8.count
    #expect(audio.range.start.utf8 == start + 2 && audio.range.end.utf8 == start + 21)
    #expect(sentences.count == 1 && sentences[0].range?.start.utf8 == start)
  }

  @Test("asks with the document's base and the file's type, and takes what concerns fetching")
  func reference() {
    let finder = ThreeFiles()
    let analysis = Analysis(
      """
      <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en" \
      xml:base="sounds/"><audio src=" a.wav " type="audio/basic" fetchtimeout="2s" \
      fetchhint="safe" maxage="1" maxstale="0"/></speak>
      """, audioFinder: finder)
    #expect(
      finder.asked == [AudioReference(uri: "a.wav", base: "sounds/", mediaType: "audio/basic")])
    #expect(analysis.outline == "$a.wav" && analysis.diagnostics.isEmpty)
  }

  @Test("has the volume of the request, and nothing of the prosody around it")
  func prosody() {
    var options = SpeechOptions()
    options.prosody.volumeDecibels = -6
    let analysis = Analysis(
      #"<speak><prosody volume="+3dB" rate="200%"><audio src="a.wav" soundLevel="+1dB"/></prosody></speak>"#,
      options: options, audioFinder: ThreeFiles())
    guard case .audio(let audio)? = analysis.sentences.first?.elements.first else {
      Issue.record("no audio")
      return
    }
    #expect(audio.passage?.volumeDecibels == -5)
    #expect(audio.passage?.speed == 1 && audio.passage?.seconds == 1)
  }

  @Test("is played, and looked for, within the marks that a document is spoken between")
  func extent() {
    let finder = ThreeFiles()
    let analysis = Analysis(
      """
      <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en" \
      startmark="a" endmark="b"><audio src="a.wav"/>one <mark name="a"/><audio src="b.wav"/>two\
      <mark name="b"/><audio src="x.wav">three</audio></speak>
      """, audioFinder: finder)
    #expect(analysis.outline == "@a $b.wav two @b" && analysis.diagnostics.isEmpty)
    #expect(finder.asked.map(\.uri) == ["a.wav", "b.wav"])
  }

  @Test("is unsupported, with its content spoken, for a voice that plays no sounds")
  func withoutFinder() {
    let analysis = Analysis(Self.start + #"<audio src="a.wav">b</audio></speak>"#)
    #expect(analysis.outline == "b" && analysis.diagnostics.map(\.code) == [.unsupported])
  }

  @Test("of a document with many is looked at and told one by one, without a limit")
  func many() {
    let analysis = Self.analysis(
      String(repeating: #"<audio src="x.wav"/><audio src="a.wav"/>"#, count: 5000))
    #expect(analysis.diagnostics.count == 5000)
    #expect(analysis.sentences.flatMap(\.elements).count == 10_000)
  }
}
