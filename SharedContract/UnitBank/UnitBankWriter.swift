internal import Pronunciation

/// Makes the bytes of a unit bank, with tables no larger than its phones need.
package struct UnitBankWriter {
  private typealias Section = UnitBankLayout.Section

  private let sampleRate: UInt32
  private let recordings: [UnitRecording]
  private let phones: [UnitPhone]
  private let model: ProsodyModel
  private let inventory: PhoneInventory

  /// - Parameters:
  ///   - sampleRate: Frames a second of every recording.
  ///   - recordings: In the order of their numbers.
  ///   - phones: Recording by recording, in the order in which they were spoken; the last phone of
  ///     each recording is a pause.
  ///   - model: What is expected of a phone.
  package init(
    sampleRate: UInt32, recordings: [UnitRecording], phones: [UnitPhone], model: ProsodyModel
  ) {
    self.sampleRate = sampleRate
    self.recordings = recordings
    self.phones = phones
    self.model = model
    inventory = PhoneInventory(of: phones.lazy.map(\.phoneme))
  }

  /// The whole file.
  package func bytes() -> [UInt8] {
    let pairs = pairTable()
    let names = nameTable()
    let sections: [(Section, LittleEndianBytes)] = [
      (.phones, phoneTable()), (.joins, joinTable()), (.pairStarts, pairs.starts),
      (.pairs, pairs.records), (.recordings, recordingTable(names.offsets)), (.marks, markTable()),
      (.stretches, stretchTable()), (.weights, weightTable()), (.names, names.bytes),
    ]
    var header = LittleEndianBytes()
    var body: [UInt8] = []
    for (section, content) in sections {
      let offset = UnitBankLayout.Header.byteCountWithPadding + body.count
      header.append(UInt32(offset))
      header.append(UInt32(content.bytes.count / section.recordByteCount))
      body += content.bytes
      body += [UInt8](repeating: 0, count: (16 - body.count % 16) % 16)
    }
    var start = LittleEndianBytes()
    start.append(UnitBankLayout.version)
    start.append(sampleRate)
    start.append(UInt32(UnitBankLayout.Header.byteCountWithPadding + body.count))
    let all = UnitBankLayout.magic + start.bytes + header.bytes
    let padding = UnitBankLayout.Header.byteCountWithPadding - all.count
    return all + [UInt8](repeating: 0, count: padding) + body
  }

  // MARK: - Phones

  private func phoneTable() -> LittleEndianBytes {
    var table = LittleEndianBytes()
    for (index, phone) in phones.enumerated() {
      table.append(UInt32(phone.startFrame))
      table.append(UInt32(phone.cutFrame))
      table.append(UInt16(phone.recording))
      table.append(number(of: index))
      table.append(phone.place.rawValue)
      table.append(UInt16(phone.periodFrameCount))
      table.append(length(of: index))
      table.append(pitch(of: index))
    }
    return table
  }

  private func joinTable() -> LittleEndianBytes {
    var table = LittleEndianBytes()
    for (index, phone) in phones.enumerated() {
      // Moved to 0 and up, so that all sixteen bytes are compared alike.
      for coefficient in phone.spectrum { table.append(UInt8(bitPattern: coefficient) ^ 0x80) }
      table.append(phone.attenuationDecibels)
      // Where there is no voice the mean pitch, so that only the byte behind it tells.
      let mean = ProsodyScale.clamped(Double(model.pitch.bias))
      table.append(phone.periodFrameCount > 0 ? pitch(of: index) : mean)
      table.append(UInt8(phone.periodFrameCount > 0 ? 1 : 0))
      table.append(UInt8(0))
    }
    return table
  }

  private func number(of index: Int) -> UInt8 {
    phones[index].phoneme?.rawValue ?? UnitBankLayout.pausePhoneme
  }

  private func pitch(of index: Int) -> UInt8 {
    let period = phones[index].periodFrameCount
    return period > 0 ? ProsodyScale.pitch(hertz: Double(sampleRate) / Double(period)) : 0
  }

  private func length(of index: Int) -> UInt8 {
    guard index + 1 < phones.count, isFollowed(index) else { return 0 }
    let frameCount = phones[index + 1].startFrame - phones[index].startFrame
    return ProsodyScale.length(seconds: Double(frameCount) / Double(sampleRate))
  }

  /// Whether the next phone is of the same recording.
  private func isFollowed(_ index: Int) -> Bool {
    phones.indices.contains(index) && index + 1 < phones.count
      && phones[index].recording == phones[index + 1].recording
  }

  // MARK: - Pairs

  /// For every two symbols where their records begin, and the records.
  private func pairTable() -> (starts: LittleEndianBytes, records: LittleEndianBytes) {
    var lists = [[Int]](repeating: [], count: inventory.pairStartCount - 1)
    for index in phones.indices where isFollowed(index) {
      let place = inventory.pairIndex(phones[index].phoneme, phones[index + 1].phoneme)
      if let place { lists[place].append(index) }
    }
    var starts = LittleEndianBytes()
    var records = LittleEndianBytes()
    var count = 0
    for list in lists {
      starts.append(UInt32(count))
      count += list.count
      for index in list { append(pair: index, to: &records) }
    }
    starts.append(UInt32(count))
    return (starts, records)
  }

  private func append(pair index: Int, to table: inout LittleEndianBytes) {
    let pause = UnitBankLayout.pausePhoneme
    table.append(UInt32(index))
    table.append(isFollowed(index - 1) ? number(of: index - 1) : pause)
    table.append(number(of: index))
    table.append(number(of: index + 1))
    table.append(isFollowed(index + 1) ? number(of: index + 2) : pause)
    table.append(phones[index].place.rawValue)
    table.append(phones[index + 1].place.rawValue)
    table.append(length(of: index))
    table.append(length(of: index + 1))
    table.append(pitch(of: index))
    table.append(pitch(of: index + 1))
    table.append(UInt16(0))
  }

  // MARK: - Recordings, stretches, model

  private func nameTable() -> (offsets: [Int], bytes: LittleEndianBytes) {
    var offsets: [Int] = []
    var table = LittleEndianBytes()
    for recording in recordings {
      offsets.append(table.bytes.count)
      table.bytes += Array(recording.name.utf8) + [0]
    }
    return (offsets, table)
  }

  private func recordingTable(_ nameOffsets: [Int]) -> LittleEndianBytes {
    var table = LittleEndianBytes()
    var firstMark = 0
    for (recording, nameOffset) in zip(recordings, nameOffsets) {
      table.append(UInt32(recording.frameCount))
      table.append(UInt32(firstMark))
      table.append(UInt32(nameOffset))
      table.append(UInt32(0))
      firstMark += recording.pitchMarks.count
    }
    return table
  }

  private func markTable() -> LittleEndianBytes {
    var table = LittleEndianBytes()
    for mark in recordings.flatMap(\.pitchMarks) { table.append(UInt32(mark)) }
    return table
  }

  /// What lies between pauses, by the hash of its phones.
  private func stretchTable() -> LittleEndianBytes {
    var stretches: [(hash: UInt32, first: Int)] = []
    var first: Int?
    for index in phones.indices {
      if phones[index].phoneme != nil {
        first = first ?? index
      } else if let start = first {
        stretches.append((UnitBankLayout.hash((start..<index).map(number)), start))
        first = nil
      }
    }
    var table = LittleEndianBytes()
    for stretch in stretches.sorted(by: { ($0.hash, $0.first) < ($1.hash, $1.first) }) {
      table.append(stretch.hash)
      table.append(UInt32(stretch.first))
    }
    return table
  }

  private func weightTable() -> LittleEndianBytes {
    var table = LittleEndianBytes()
    for weights in [model.length, model.pitch] {
      table.append(weights.bias.bitPattern)
      for weight in weights.classes.prefix(inventory.weightCount) {
        table.append(weight.bitPattern)
      }
    }
    return table
  }
}
