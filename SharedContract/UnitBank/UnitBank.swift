internal import Posix
package import Pronunciation

/// Every phone of a voice's recordings, mapped: nothing is parsed, and processes share one copy.
///
/// Opening checks the header and the sizes in it. Everything else is checked where it is used, so a
/// damaged bank gives wrong sound and never a trap. Safe from any thread.
package final class UnitBank: Sendable {
  private let file: MappedFile
  /// Frames a second of every recording.
  package let sampleRate: Double
  package let phoneCount: Int
  package let recordingCount: Int
  private let phonesOffset: Int
  private let pairStartsOffset: Int
  private let pairsOffset: Int
  private let namesOffset: Int
  private let namesByteCount: Int

  package init(path: String) throws(UnitBankError) {
    do {
      file = try MappedFile(path)
    } catch {
      throw UnitBankError("\(error)")
    }
    let header = file.withBytes { bytes in Self.header(bytes) }
    guard let header else { throw UnitBankError("\(path): not a unit bank of version 1") }
    sampleRate = Double(header.sampleRate)
    phoneCount = header.phoneCount
    recordingCount = header.recordingCount
    phonesOffset = header.phones
    pairStartsOffset = header.pairStarts
    pairsOffset = header.pairs
    namesOffset = header.names
    namesByteCount = header.namesByteCount
  }

  private typealias Header = (
    sampleRate: UInt32, phoneCount: Int, recordingCount: Int, phones: Int, pairStarts: Int,
    pairs: Int, names: Int, namesByteCount: Int
  )

  /// The header's numbers, or nil when it is no bank or its parts do not fit into the file.
  private static func header(_ bytes: RawSpan) -> Header? {
    typealias Field = UnitBankLayout.Header
    func number(_ offset: Int) -> Int { Int(bytes.uint32(at: offset)) }
    let isMagic = UnitBankLayout.magic.enumerated().allSatisfy {
      bytes.uint8(at: $0.offset) == $0.element
    }
    guard isMagic, bytes.uint16(at: Field.version) == UnitBankLayout.version,
      number(Field.byteCount) == bytes.byteCount
    else { return nil }
    let header = (
      sampleRate: bytes.uint32(at: Field.sampleRate), phoneCount: number(Field.phoneCount),
      recordingCount: number(Field.recordingCount), phones: number(Field.phones),
      pairStarts: number(Field.pairStarts), pairs: number(Field.pairs), names: number(Field.names),
      namesByteCount: number(Field.namesByteCount)
    )
    let pairStartCount = UnitBankLayout.symbolCount * UnitBankLayout.symbolCount + 1
    let fits =
      header.phones + header.phoneCount * UnitBankLayout.phoneByteCount <= bytes.byteCount
      && header.pairStarts + pairStartCount * 4 <= bytes.byteCount
      && header.pairs + max(0, header.phoneCount - 1) * 4 <= bytes.byteCount
      && header.names + header.namesByteCount <= bytes.byteCount
      && (1000...192_000).contains(header.sampleRate)
    return fits ? header : nil
  }
}

/// Why a file is no unit bank that can be used.
package struct UnitBankError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

// MARK: - Phones

extension UnitBank {
  /// The phone; nil for a pause.
  package func phoneme(at number: Int) -> Phoneme? {
    Phoneme(rawValue: uint8(number, UnitBankLayout.Phone.phoneme))
  }

  /// Where in its word and phrase the phone stands.
  package func place(at number: Int) -> UnitPhone.Place {
    UnitPhone.Place(rawValue: uint8(number, UnitBankLayout.Phone.place))
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

  /// How different two phones sound where they are cut; 0 for the same.
  package func spectralDistance(_ left: Int, _ right: Int) -> Int {
    file.withBytes { bytes in
      var distance = 0
      let leftBase = base(left) + UnitBankLayout.Phone.spectrum
      let rightBase = base(right) + UnitBankLayout.Phone.spectrum
      for index in 0..<UnitPhone.spectrumCount {
        distance += abs(
          Int(Int8(bitPattern: bytes.uint8(at: leftBase + index)))
            - Int(Int8(bitPattern: bytes.uint8(at: rightBase + index))))
      }
      let level = UnitBankLayout.Phone.attenuation
      return distance + 2
        * abs(Int(bytes.uint8(at: base(left) + level)) - Int(bytes.uint8(at: base(right) + level)))
    }
  }

  private func base(_ number: Int) -> Int { phonesOffset + number * UnitBankLayout.phoneByteCount }

  private func uint8(_ number: Int, _ field: Int) -> UInt8 {
    file.withBytes { $0.uint8(at: base(number) + field) }
  }

  private func uint16(_ number: Int, _ field: Int) -> UInt16 {
    file.withBytes { $0.uint16(at: base(number) + field) }
  }

  private func uint32(_ number: Int, _ field: Int) -> UInt32 {
    file.withBytes { $0.uint32(at: base(number) + field) }
  }

  /// The numbers of the phones that are `left` with `right` spoken right behind them; nil is a
  /// pause. Stress does not matter.
  package func pairs(_ left: Phoneme?, _ right: Phoneme?) -> [Int] {
    let key = Self.symbol(left) * UnitBankLayout.symbolCount + Self.symbol(right)
    return file.withBytes { bytes in
      let start = Int(bytes.uint32(at: pairStartsOffset + key * 4))
      let end = Int(bytes.uint32(at: pairStartsOffset + key * 4 + 4))
      guard start <= end, end <= phoneCount else { return [] }
      return (start..<end).map { Int(bytes.uint32(at: pairsOffset + $0 * 4)) }
        .filter { $0 < phoneCount - 1 }
    }
  }

  /// The name of a recording's file in the bundle's `Audio` folder; empty for no such recording.
  package func recordingName(_ number: Int) -> String {
    file.withBytes { bytes in
      var position = namesOffset
      let end = namesOffset + namesByteCount
      for _ in 0..<number {
        while position < end, bytes.uint8(at: position) != 0 { position += 1 }
        position += 1
      }
      var name: [UInt8] = []
      while position < end, bytes.uint8(at: position) != 0 {
        name.append(bytes.uint8(at: position))
        position += 1
      }
      return String(decoding: name, as: UTF8.self)
    }
  }

  static func symbol(_ phoneme: Phoneme?) -> Int {
    phoneme.map { Int($0.symbol.rawValue) } ?? UnitBankLayout.pauseSymbol
  }
}
