internal import AIFF
internal import Posix
internal import Pronunciation
internal import SpeechTypes
internal import VoiceBuilder
internal import VoiceBundle
internal import VoiceProject

extension PersonalVoiceBundle {
  /// The level of speech that every take is brought to, in dB of full scale.
  private static let speechLevel = -23.0
  /// What its loudest sample may come to.
  private static let largestPeak = 0.9
  /// Left before and behind a phrase, in seconds: it is heard between other words too.
  private static let phraseMarginSeconds = 0.02

  /// Writes the recordings and what they say.
  func writeTakes(
    _ report: inout Report, _ progress: (Double) -> Void
  ) throws(PosixError) {
    var texts = ""
    for (index, number) in numbers.enumerated() {
      let prompt = project.document.prompts[number - 1]
      do throws(VoiceProjectError) {
        try write(prepared(try project.readTake(number), isPhrase: prompt.isPhrase), number)
        texts += "\(Self.stem(number))\t\(prompt.isPhrase ? "phrase" : "prompt")\t\(prompt.text)\n"
        if !prompt.isPhrase { report.usedCount += 1 }
      } catch {
        report.leftOut.append((number, "\(error)"))
      }
      progress(Double(index + 1) / Double(numbers.count))
    }
    try writeFile("texts.tsv", Array(texts.utf8))
  }

  /// Trimmed, at the voice's sample rate and level; nothing is compressed.
  private func prepared(_ samples: [Int16], isPhrase: Bool) -> [Int16] {
    let sampleRate = project.document.sampleRate
    let measure = TakeMeasure(samples.span, sampleRate: sampleRate)
    var range = TakeExamination(measure, phoneCount: nil).kept
    if isPhrase, !measure.speech.isEmpty {
      let margin = Int(Self.phraseMarginSeconds * Double(sampleRate))
      range = range.clamped(
        to: measure.speech.lowerBound - margin..<measure.speech.upperBound + margin)
    }
    let kept = Array(samples[range])
    let converted =
      SampleRateConversion.convert(kept, from: sampleRate, to: Self.sampleRate) ?? kept
    let peak = converted.reduce(1.0) { max($0, abs(Double($1))) } / 32_768
    let gain = min(
      Decibel.amplitude(of: Self.speechLevel - measure.speechLevel), Self.largestPeak / peak)
    return converted.map { Int16((Double($0) * gain).rounded()) }
  }

  private func write(_ samples: [Int16], _ number: Int) throws(VoiceProjectError) {
    let name = "\(VoiceBundle.audioName)/\(Self.stem(number)).aiff"
    do {
      let writer = try AIFFWriter(sampleRate: Double(Self.sampleRate))
      var bytes = try writer.header(frameCount: samples.count)
      AIFFWriter.append(samples.span, to: &bytes)
      try writeFile(name, bytes)
    } catch {
      throw .take(path: FileSystem.join(partialPath, name), reason: "\(error)")
    }
  }
}

// MARK: - Alignment

extension PersonalVoiceBundle {
  /// Finds the phones, and leaves out what says something else than its prompt.
  ///
  /// - Returns: The phrases, which have no labels any more: they are heard whole, and however they
  ///   were said they are no pattern for other words.
  func align(
    _ pronouncer: any Pronouncer, _ report: inout Report, _ progress: (Double) -> Void
  ) throws(PosixError) -> [RecordedPhrase] {
    let aligner = try RecordingAligner(folder: partialPath, pronouncer: pronouncer)
    let outcomes = try aligner.writeLabels { share in
      progress(share)
      return true
    }
    var phrases: [RecordedPhrase] = []
    for (name, outcome) in outcomes ?? [] {
      guard let number = Int(name) else { continue }
      let prompt = project.document.prompts[number - 1]
      if prompt.isPhrase {
        phrases.append(
          RecordedPhrase(
            number: number, text: prompt.text, wordStartFrames: try takeWordStarts(of: name)))
        continue
      }
      switch outcome {
      case .labelled(let score, let words):
        report.scores.append((number, score))
        if !words.isEmpty { report.doubtful.append((number, words)) }
        continue
      case .misread: report.leftOut.append((number, "says something else than its prompt"))
      case .failed(let reason): report.leftOut.append((number, reason))
      }
      report.usedCount -= 1
      try FileSystem.removeFile(
        FileSystem.join(partialPath, "\(VoiceBundle.audioName)/\(name).aiff"))
    }
    return phrases
  }

  /// The frame that each word of a phrase begins with, the first at 0, and no labels of it any more;
  /// empty where it could not be aligned.
  private func takeWordStarts(of name: String) throws(PosixError) -> [Int] {
    let path = FileSystem.join(partialPath, "Labels/\(name).lab")
    guard FileSystem.exists(path) else { return [] }
    let text = String(
      decoding: try Descriptor(opening: path, .readOnly).readAll(), as: UTF8.self)
    try FileSystem.removeFile(path)
    guard let labels = try? PhoneLabel.parse(text) else { return [] }
    var starts: [Int] = []
    for label in labels where label.word == starts.count {
      starts.append(Int((label.startSeconds * Double(Self.sampleRate)).rounded()))
    }
    return starts.isEmpty ? [] : [0] + starts.dropFirst()
  }
}
