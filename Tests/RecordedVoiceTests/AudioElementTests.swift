import AIFF
import Glibc
import Posix
import RecordedVoice
import SpeechTypes
import TestSupport
import Testing

@Suite("An audio element, rendered by the unit", .tags(.audio, .ssml))
struct AudioElementTests {
  private let directory: TemporaryDirectory
  private let unit: RecordedVoiceAudioUnit
  private static let rate = 22_050

  init() throws {
    directory = try TemporaryDirectory()
    unit = try Rendering.unit(
      MadeVoice(
        [.init(text: "one", frameCount: 500), .init(text: "two", frameCount: 700)],
        sampleRate: Self.rate))
    try write(Self.tone(rate: Self.rate), "tone1s.wav")
  }

  /// One second of 500 Hz at a quarter of full scale.
  private static func tone(rate: Int, seconds: Double = 1, amplitude: Float = 0.25) -> WAVFile {
    WAVFile(
      (0..<Int(Double(rate) * seconds)).map { index in
        amplitude * Float(sin(2 * Double.pi * 500 * Double(index) / Double(rate)))
      }, sampleRate: rate)
  }

  private func write(_ file: WAVFile, _ name: String) throws {
    try directory.write(file.bytes, to: name)
  }

  private func render(
    _ content: String, frameCount: Int = 512, afterFirstCall: () throws -> Void = {}
  ) throws -> Rendering {
    try Rendering(
      """
      <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">\
      \(content)</speak>
      """, voice: MadeVoice.identifier, frameCount: frameCount, baseFolder: directory.path,
      afterFirstCall: afterFirstCall, on: unit)
  }

  /// The samples of the file at its own rate.
  private var toneSamples: [Float] {
    (0..<Self.rate).map { index in
      (0.25 * Float(sin(2 * Double.pi * 500 * Double(index) / Double(Self.rate))) * 32_768)
        .rounded() / 32_768
    }
  }

  @Test("at the voice's own rate is the file, sample for sample", arguments: [1, 7, 512, 4000])
  func exact(frameCount: Int) throws {
    let rendering = try render(#"<audio src="tone1s.wav"/>"#, frameCount: frameCount)
    #expect(rendering.samples == toneSamples)
    #expect(rendering.diagnostics.isEmpty)
  }

  /// Attributes, and how long the sound is that they ask for.
  private static let lengths: [(attributes: String, seconds: Double)] = [
    ("", 1.0), ("clipBegin='250ms'", 0.75), ("clipEnd='333.3ms'", 0.3333),
    ("repeatCount='2.5'", 2.5), ("repeatDur='1500ms' repeatCount='3'", 1.5),
    ("speed='200%'", 0.5), ("speed='37%'", 1 / 0.37), ("clipEnd='5s'", 1.0),
    ("clipBegin='123ms' clipEnd='456ms' repeatCount='3.3' speed='150%'", 0.7326),
    ("clipBegin='800ms' clipEnd='300ms'", 0.0),
  ]

  @Test(
    "has exactly the frames that its attributes ask for",
    arguments: lengths, [8000, 22_050, 44_100, 96_000])
  func frameCounts(length: (attributes: String, seconds: Double), rate: Int) throws {
    try write(Self.tone(rate: rate), "tone.wav")
    let rendering = try render("<audio src='tone.wav' \(length.attributes)/>")
    #expect(rendering.samples.count == Int((length.seconds * Double(Self.rate)).rounded()))
  }

  @Test(
    "at another rate is the same sound, its noise 80 dB down",
    arguments: [8000, 11_025, 16_000, 32_000, 44_100, 48_000, 96_000])
  func resampled(rate: Int) throws {
    // Float, so that the file's own quantisation does not count.
    let samples = (0..<rate).map {
      0.25 * Float(sin(2 * Double.pi * 500 * Double($0) / Double(rate)))
    }
    try write(WAVFile(samples, sampleRate: rate, encoding: .float32), "tone.wav")
    let rendering = try render(#"<audio src="tone.wav"/>"#)
    var (signal, noise) = (0.0, 0.0)
    for index in 2000..<20_000 {
      let expected = 0.25 * sin(2 * Double.pi * 500 * Double(index) / Double(Self.rate))
      signal += expected * expected
      noise +=
        (Double(rendering.samples[index]) - expected)
        * (Double(rendering.samples[index]) - expected)
    }
    #expect(10 * log10(signal / noise) > 80)
  }

  @Test(
    "changes its pitch with its speed",
    arguments: [("200%", 1000.0), ("50%", 250.0), ("150%", 750.0)])
  func speed(speed: String, hertz: Double) throws {
    let rendering = try render("<audio src='tone1s.wav' speed='\(speed)'/>")
    let period = SoundMeasure.period(
      rendering.samples[3000..<5000], within: 15...Int(30_000 / hertz))
    #expect(abs(22_050 / period / hertz - 1) < 0.01)
  }

  @Test("begins again without a click")
  func seam() throws {
    // 500 Hz has whole periods in 20 ms.
    let rendering = try render(
      #"<audio src="tone1s.wav" clipEnd="20ms" repeatCount="10" speed="110%"/>"#)
    let inner = rendering.samples[200..<(rendering.samples.count - 200)]
    #expect(SoundMeasure.greatestBend(inner) < 0.25 * 0.03)
  }

  @Test(
    "is as loud as it is told, and clips never",
    arguments: [(0.0, 1.0), (6.0, 1.9953), (-6.0, 0.50119)])
  func level(decibels: Double, factor: Double) throws {
    let sign = decibels < 0 ? "" : "+"
    let rendering = try render(#"<audio src="tone1s.wav" soundLevel="\#(sign)\#(decibels)dB"/>"#)
    for (sample, original) in zip(rendering.samples, toneSamples) {
      guard abs(Double(sample) - Double(original) * factor) < 2e-4 else {
        Issue.record("\(sample) for \(original)")
        return
      }
    }
  }

  @Test("is held back, and smooth, where it would clip", arguments: [20.0, 90, 9999])
  func limit(decibels: Double) throws {
    // Soft, then loud, then soft.
    let samples = (0..<24_000).map { index in
      let loudness = min(1, max(0, Float(min(index - 8000, 16_000 - index)) / 400))
      return (0.01 + 0.89 * loudness) * Float(sin(Double(index) * 0.1))
    }
    try write(WAVFile(samples), "loud.wav")
    let rendering = try render(#"<audio src="loud.wav" soundLevel="+\#(decibels)dB"/>"#)
    #expect(SoundMeasure.peak(rendering.samples[...]) <= 32_767.0 / 32_768)
    #expect(SoundMeasure.peak(rendering.samples[9000..<15_000]) > 0.9)
    if decibels == 20 {
      let soft = SoundMeasure.peak(rendering.samples[1000..<7000])
      #expect(abs(soft - 0.1) < 0.002)
      #expect(abs(SoundMeasure.peak(rendering.samples[22_000...]) - 0.1) < 0.002)
      #expect(SoundMeasure.greatestBend(rendering.samples[...]) < 0.05)
    }
  }

  @Test("of floats beyond full scale does not clip either")
  func loudFloats() throws {
    try write(
      WAVFile((0..<5000).map { 4 * Float(sin(Double($0) * 0.1)) }, encoding: .float32), "loud.wav")
    let rendering = try render(#"<audio src="loud.wav"/>"#)
    #expect(SoundMeasure.peak(rendering.samples[...]) <= 32_767.0 / 32_768)
    #expect(SoundMeasure.greatestBend(rendering.samples[...]) < 0.02)
  }

  @Test("moves what follows it by its frames, and no more")
  func positions() throws {
    let rendering = try render(
      #"""
      one <mark name="a"/><audio src="tone1s.wav" clipEnd="100ms"><mark name="no"/>no</audio>\#
      <mark name="b"/>two<mark name="c"/>
      """#)
    let marks = rendering.markers.filter { $0.kind == .bookmark }
    // What a request begins with is faded in, and its quiet part left out.
    let first = try #require(marks.first).framePosition
    #expect((480...500).contains(first))
    let start = first + Self.rate * 20 / 1000
    let words = rendering.markers.filter { $0.kind == .word }.map(\.framePosition)
    #expect(words == [0, start + 2205])
    #expect(marks.map(\.name) == ["a", "b", "c"])
    #expect(marks.map(\.framePosition) == [first, start + 2205, start + 2205 + 700])
    #expect(rendering.samples.count == start + 2205 + 700)
    #expect(rendering.samples[start..<(start + 2205)] == toneSamples[..<2205])
  }

  @Test("gives way to its content, with the reason, when its file cannot be played")
  func fallback() throws {
    try directory.write("this is no sound", to: "text.wav")
    for (source, reason) in [
      ("missing.wav", "No such file or directory"), ("text.wav", "begins like no sound file"),
      ("../x.wav", "in no folder that the document may use"),
      ("http://localhost/a.wav", "only files of this machine"),
      ("data:audio/wav;base64,UklGRg==", "only files of this machine"),
    ] {
      let rendering = try render("one <audio src='\(source)'>two</audio>")
      #expect(rendering.markers.filter { $0.kind == .word }.count == 2)
      #expect(rendering.diagnostics.map(\.code) == [.audioFetch])
      #expect(rendering.diagnostics.first?.message.contains("\"\(source)\"") == true)
      #expect(rendering.diagnostics.first?.message.contains(reason) == true)
    }
  }

  @Test("takes no FIFO and no file outside, whatever the link that leads there")
  func escapes() throws {
    let outside = try TemporaryDirectory()
    try outside.write(Self.tone(rate: Self.rate).bytes, to: "secret.wav")
    try #require(symlink(outside.path("secret.wav"), directory.path("link.wav")) == 0)
    try #require(mkfifo(directory.path("fifo.wav"), 0o600) == 0)
    for source in [
      "link.wav", "fifo.wav", outside.path("secret.wav"), "file://\(outside.path)/secret.wav",
    ] {
      let rendering = try render("<audio src='\(source)'/>")
      #expect(rendering.samples.isEmpty && rendering.diagnostics.map(\.code) == [.audioFetch])
    }
  }

  @Test("may be of the voice's own folder, which needs no permission")
  func bundle() throws {
    let rendering = try Rendering(
      #"<speak><audio src="Audio/0.aiff"/></speak>"#, voice: MadeVoice.identifier, on: unit)
    #expect(rendering.samples == [Float](repeating: Float(MadeVoice.value(0)) / 32_768, count: 500))
  }

  @Test("that was cut short is as long as what there is of it")
  func truncated() throws {
    // The header goes on saying that there is a second.
    try directory.write(
      Array(Self.tone(rate: Self.rate).bytes.prefix(44 + 20_000)), to: "short.wav")
    let rendering = try render(#"<audio src="short.wav"/>"#)
    #expect(rendering.samples[...] == toneSamples[..<10_000])
    #expect(rendering.diagnostics.isEmpty)
  }

  @Test("that is cut short, replaced or removed while it waits or plays ends there, and is told")
  func changedMeanwhile() throws {
    for name in ["cut.wav", "other.wav", "gone.wav"] { try write(Self.tone(rate: Self.rate), name) }
    let rendering = try render(
      #"<audio src="cut.wav"/><audio src="other.wav"/><audio src="gone.wav"/>one<mark name="m"/>"#
    ) {
      try #require(truncate(directory.path("cut.wav"), 10_044) == 0)
      try write(Self.tone(rate: Self.rate, seconds: 0.5), "other.wav")
      try FileSystem.removeFile(directory.path("gone.wav"))
    }
    #expect(rendering.samples[..<4000] == toneSamples[..<4000])
    // What one call of the unit prepares is the most that is silent.
    let mark = try #require(rendering.markers.last).framePosition
    #expect((4500 + 500..<5000 + 500 + 3 * 1024).contains(mark))
    #expect(rendering.samples.count == mark)
    #expect(rendering.samples[5500..<(mark - 500)].allSatisfy { $0 == 0 })
    #expect(rendering.diagnostics.map(\.code) == [.audioFetch, .audioFetch, .audioFetch])
    #expect(rendering.diagnostics.allSatisfy { $0.severity == .error })
    let reasons = ["it ends early", "it has changed", "No such file or directory"]
    #expect(
      zip(rendering.diagnostics, reasons).allSatisfy { $0.message.contains($1) },
      "\(rendering.diagnostics)")
  }

  @Test("of ten hours begins at once and takes no memory to speak of")
  func long() throws {
    // Half a gigabyte of silence that takes no disk either: a hole.
    var header = WAVFile([0], sampleRate: 8000).bytes
    let byteCount = 8000 * 2 * 36_000
    for (offset, value) in [(4, byteCount + 36), (40, byteCount)] {
      for index in 0..<4 {
        header[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
      }
    }
    let path = try directory.write(header, to: "long.wav")
    try #require(truncate(path, off_t(44 + byteCount)) == 0)
    let before = Self.peakResidentKilobytes
    let rendering = try render(#"<audio src="long.wav" clipBegin="35998s"/>one"#)
    #expect(rendering.samples.count == 2 * Self.rate + 500)
    #expect(Self.peakResidentKilobytes - before < 20_000)
  }

  private static var peakResidentKilobytes: Int {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
