package import Posix
internal import UnitBank

/// Makes a voice's unit bank from its recordings, their labels and their texts.
///
/// A folder holds `Audio/NAME.aiff` and `Labels/NAME.lab`, and may hold `texts.tsv`; every recording
/// with a label is taken.
package struct UnitBankBuilder {
  /// What could not be used, and why.
  package private(set) var problems: [String] = []
  private var recordings: [UnitRecording] = []
  private var phones: [UnitPhone] = []
  private var training = ProsodyTraining()
  private var sampleRate: Double?
  private let folder: String

  package init(folder: String) { self.folder = folder }

  /// Reads everything and writes `units.bank` into the folder.
  ///
  /// - Parameter progress: Told after each recording how many of how many are done.
  /// - Returns: How many phones the bank has.
  package mutating func build(
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(PosixError) -> Int {
    let labels = try FileSystem.names(inDirectory: FileSystem.join(folder, "Labels"))
      .filter { $0.hasSuffix(".lab") }
    let texts = try RecordingTexts(folder: folder)
    for (index, label) in labels.enumerated() {
      let stem = String(label.dropLast(".lab".count))
      do {
        try add(try read(stem, text: texts[stem]))
      } catch {
        problems.append("\(stem): \(error)")
      }
      progress(index + 1, labels.count)
    }
    let writer = UnitBankWriter(
      sampleRate: UInt32(sampleRate ?? 22_050), recordings: recordings, phones: phones,
      model: training.model())
    let file = try Descriptor(
      opening: FileSystem.join(folder, "units.bank"), .writeOnly, options: [.create, .truncate],
      permissions: 0o644)
    try file.writeAll(writer.bytes())
    return phones.count
  }

  private mutating func add(_ recording: LabelledRecording) throws(LabelError) {
    guard sampleRate == nil || sampleRate == recording.sampleRate else {
      throw LabelError("\(recording.sampleRate) frames a second, unlike the others")
    }
    sampleRate = recording.sampleRate
    let indexed = recording.indexed(as: recordings.count)
    training.add(recording.stretches, indexed.phones, sampleRate: recording.sampleRate)
    recordings.append(indexed.recording)
    phones += indexed.phones
  }

  private func read(_ stem: String, text: String) throws -> LabelledRecording {
    let audio = try RecordingSamples(path: FileSystem.join(folder, "Audio/\(stem).aiff"))
    let label = try Descriptor(
      opening: FileSystem.join(folder, "Labels/\(stem).lab"), .readOnly)
    let labels = String(decoding: try label.readAll(byteLimit: 1 << 20), as: UTF8.self)
    return LabelledRecording(
      name: stem + ".aiff", samples: audio.values, sampleRate: audio.sampleRate,
      labels: try PhoneLabel.parse(labels), text: text)
  }
}
