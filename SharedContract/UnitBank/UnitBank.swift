internal import Posix
package import Pronunciation

/// Every phone of a voice's recordings, mapped: nothing is parsed, and processes share one copy.
///
/// Opening checks the header and that its sections fit into the file. Everything else is checked
/// where it is used, so a damaged bank gives wrong sound and never a trap. Safe from any thread.
package final class UnitBank: Sendable {
  private let file: MappedFile
  private let sections: [Section]
  /// Frames a second of every recording.
  package let sampleRate: Double
  /// What is expected of a phone.
  package let model: ProsodyModel

  /// Where a section lies.
  private struct Section {
    var offset: Int
    var count: Int
  }

  package init(path: String) throws(UnitBankError) {
    do {
      file = try MappedFile(path)
    } catch {
      throw UnitBankError("\(error)")
    }
    let header = file.withBytes { bytes in
      Self.sections(bytes).map { ($0, bytes.uint32(at: UnitBankLayout.Header.sampleRate)) }
    }
    guard let (sections, sampleRate) = header else {
      throw UnitBankError("\(path): not a unit bank of version \(UnitBankLayout.version)")
    }
    self.sections = sections
    self.sampleRate = Double(sampleRate)
    model = file.withBytes { bytes in
      Self.model(bytes, at: sections[UnitBankLayout.Section.weights.rawValue].offset)
    }
  }

  /// Nil when it is no bank or its parts do not fit into the file.
  private static func sections(_ bytes: RawSpan) -> [Section]? {
    typealias Field = UnitBankLayout.Header
    let isMagic = UnitBankLayout.magic.enumerated().allSatisfy {
      bytes.uint8(at: $0.offset) == $0.element
    }
    guard isMagic, bytes.uint32(at: Field.version) == UnitBankLayout.version,
      bytes.uint32(at: Field.byteCount) == bytes.byteCount,
      (1000...192_000).contains(bytes.uint32(at: Field.sampleRate))
    else { return nil }
    var sections: [Section] = []
    for section in UnitBankLayout.Section.allCases {
      let field = Field.sections + section.rawValue * 8
      let offset = Int(bytes.uint32(at: field))
      let count = Int(bytes.uint32(at: field + 4))
      guard offset % 16 == 0, offset + count * section.recordByteCount <= bytes.byteCount else {
        return nil
      }
      sections.append(Section(offset: offset, count: count))
    }
    func count(_ section: UnitBankLayout.Section) -> Int { sections[section.rawValue].count }
    let symbolCount = UnitBankLayout.symbolCount
    guard count(.joins) == count(.phones), count(.pairStarts) == symbolCount * symbolCount + 1,
      count(.weights) == 2 * (ProsodyModel.weightCount + 1)
    else { return nil }
    return sections
  }

  private static func model(_ bytes: RawSpan, at offset: Int) -> ProsodyModel {
    func weights(_ number: Int) -> ProsodyModel.Weights {
      let start = offset + number * (ProsodyModel.weightCount + 1) * 4
      let values = (0...ProsodyModel.weightCount).map { index in
        let value = Float(bitPattern: bytes.uint32(at: start + index * 4))
        return value.isFinite ? value : 0
      }
      return ProsodyModel.Weights(bias: values[0], classes: Array(values.dropFirst()))
    }
    return ProsodyModel(length: weights(0), pitch: weights(1))
  }

  private func section(_ section: UnitBankLayout.Section) -> Section { sections[section.rawValue] }
}

/// Why a file is no unit bank that can be used.
package struct UnitBankError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

// MARK: - Phones

extension UnitBank {
  package var phoneCount: Int { section(.phones).count }

  /// The phone; nil for a pause.
  package func phoneme(at number: Int) -> Phoneme? {
    Phoneme(rawValue: uint8(number, UnitBankLayout.Phone.phoneme))
  }

  /// Where in its syllable, word and phrase the phone stands.
  package func place(at number: Int) -> PhonePlace {
    PhonePlace(rawValue: uint8(number, UnitBankLayout.Phone.place))
  }

  /// The number of the recording it was spoken in.
  package func recording(at number: Int) -> Int {
    Int(uint16(number, UnitBankLayout.Phone.recording))
  }

  /// Its first frame in the recording.
  package func startFrame(at number: Int) -> Int {
    Int(uint32(number, UnitBankLayout.Phone.startFrame))
  }

  /// Where it may be cut in two.
  package func cutFrame(at number: Int) -> Int {
    Int(uint32(number, UnitBankLayout.Phone.cutFrame))
  }

  /// Frames of one period around the cut; 0 where it is not voiced.
  package func periodFrameCount(at number: Int) -> Int {
    Int(uint16(number, UnitBankLayout.Phone.period))
  }

  /// Its length on `ProsodyScale`.
  package func length(at number: Int) -> UInt8 { uint8(number, UnitBankLayout.Phone.length) }

  /// Its pitch at the cut on `ProsodyScale`; 0 where it is not voiced.
  package func pitch(at number: Int) -> UInt8 { uint8(number, UnitBankLayout.Phone.pitch) }

  /// What is compared where two phones join: 12 coefficients of the spectrum, the level in decibels,
  /// the pitch, and whether there is voice.
  package func join(at number: Int) -> SIMD16<UInt8> {
    let section = section(.joins)
    guard number >= 0, number < section.count else { return SIMD16(repeating: 0) }
    return file.withBytes { bytes in
      // Safe: opening made sure that the section lies in the file.
      bytes.unsafeLoad(
        fromUncheckedByteOffset: section.offset + number * 16, as: SIMD16<UInt8>.self)
    }
  }

  private func offset(_ number: Int, _ field: Int) -> Int {
    let section = section(.phones)
    // What is outside reads as zero, or as another section of the file.
    guard number >= 0, number < section.count else { return -1 }
    return section.offset + number * 16 + field
  }

  private func uint8(_ number: Int, _ field: Int) -> UInt8 {
    file.withBytes { $0.uint8(at: offset(number, field)) }
  }

  private func uint16(_ number: Int, _ field: Int) -> UInt16 {
    file.withBytes { $0.uint16(at: offset(number, field)) }
  }

  private func uint32(_ number: Int, _ field: Int) -> UInt32 {
    file.withBytes { $0.uint32(at: offset(number, field)) }
  }
}

// MARK: - What is looked for

extension UnitBank {
  /// Calls `body` with every recorded pair of `left` with `right` right behind it; nil is a pause.
  /// Stress does not matter.
  @inline(__always)
  package func forEachPair(_ left: Phoneme?, _ right: Phoneme?, _ body: (UnitPair) -> Void) {
    let symbols = [left, right].map { UnitBankLayout.symbol($0?.rawValue ?? 0xFF) }
    let starts = section(.pairStarts).offset
    let pairs = section(.pairs)
    file.withBytes { bytes in
      let field = starts + (symbols[0] * UnitBankLayout.symbolCount + symbols[1]) * 4
      let end = Int(bytes.uint32(at: field + 4))
      guard end <= pairs.count else { return }
      for number in Int(bytes.uint32(at: field))..<max(end, Int(bytes.uint32(at: field))) {
        // Safe: opening made sure that the section lies in the file, and the number is below its
        // count.
        let pair = bytes.unsafeLoad(
          fromUncheckedByteOffset: pairs.offset + number * 16, as: UnitPair.self)
        if Int(pair.left) + 1 < phoneCount { body(pair) }
      }
    }
  }

  /// The first phones of the stretches between pauses that are exactly these phones.
  package func stretches(_ phonemes: [Phoneme]) -> [Int] {
    let section = section(.stretches)
    let hash = UnitBankLayout.hash(phonemes.lazy.map(\.rawValue))
    return file.withBytes { bytes in
      func record(_ number: Int) -> (hash: UInt32, first: Int) {
        let offset = section.offset + number * 8
        return (bytes.uint32(at: offset), Int(bytes.uint32(at: offset + 4)))
      }
      var low = 0
      var high = section.count
      while low < high {
        let middle = (low + high) / 2
        if record(middle).hash < hash { low = middle + 1 } else { high = middle }
      }
      var found: [Int] = []
      while low < section.count, case let candidate = record(low), candidate.hash == hash {
        if isStretch(candidate.first, phonemes) { found.append(candidate.first) }
        low += 1
      }
      return found
    }
  }

  private func isStretch(_ first: Int, _ phonemes: [Phoneme]) -> Bool {
    let end = first + phonemes.count
    guard first >= 0, end < phoneCount, phoneme(at: end) == nil else { return false }
    return phonemes.indices.allSatisfy { phoneme(at: first + $0) == phonemes[$0] }
  }
}

// MARK: - Recordings

extension UnitBank {
  package var recordingCount: Int { section(.recordings).count }

  /// The name of a recording's file in the bundle's `Audio` folder; empty for no such recording.
  package func recordingName(_ number: Int) -> String {
    guard (0..<recordingCount).contains(number) else { return "" }
    let names = section(.names)
    return file.withBytes { bytes in
      var name: [UInt8] = []
      var offset = recordingField(number, UnitBankLayout.Recording.name, bytes)
      while offset < names.count, case let byte = bytes.uint8(at: names.offset + offset), byte != 0
      {
        name.append(byte)
        offset += 1
      }
      return String(decoding: name, as: UTF8.self)
    }
  }

  /// The pitch marks in some frames of a recording, and the nearest on either side of them.
  package func pitchMarks(in frames: Range<Int>, recording number: Int) -> [Int] {
    guard (0..<recordingCount).contains(number) else { return [] }
    let marks = section(.marks)
    return file.withBytes { bytes in
      let first = recordingField(number, UnitBankLayout.Recording.firstMark, bytes)
      let end =
        number + 1 < recordingCount
        ? recordingField(number + 1, UnitBankLayout.Recording.firstMark, bytes) : marks.count
      guard first <= end, end <= marks.count else { return [] }
      func mark(_ index: Int) -> Int { Int(bytes.uint32(at: marks.offset + index * 4)) }
      var low = first
      var high = end
      while low < high {
        let middle = (low + high) / 2
        if mark(middle) < frames.lowerBound { low = middle + 1 } else { high = middle }
      }
      var found = low > first ? [mark(low - 1)] : []
      while low < end, case let next = mark(low) {
        if let last = found.last, next <= last { return [] }
        found.append(next)
        if next >= frames.upperBound { break }
        low += 1
      }
      return found
    }
  }

  private func recordingField(_ number: Int, _ field: Int, _ bytes: RawSpan) -> Int {
    Int(bytes.uint32(at: section(.recordings).offset + number * 16 + field))
  }
}
