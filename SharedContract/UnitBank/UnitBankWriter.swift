internal import Pronunciation

/// Makes the bytes of a unit bank.
package struct UnitBankWriter {
  private let sampleRate: UInt32
  private let recordingNames: [String]
  private let phones: [UnitPhone]

  /// - Parameters:
  ///   - sampleRate: Frames a second of every recording.
  ///   - recordingNames: File names, in the order of the recordings' numbers.
  ///   - phones: Recording by recording, in the order in which they were spoken; the last phone of
  ///     each recording is a pause.
  package init(sampleRate: UInt32, recordingNames: [String], phones: [UnitPhone]) {
    self.sampleRate = sampleRate
    self.recordingNames = recordingNames
    self.phones = phones
  }

  /// The whole file.
  package func bytes() -> [UInt8] {
    let phoneBytes = phones.flatMap(Self.bytes)
    let (starts, pairs) = pairTable()
    let names: [UInt8] = recordingNames.flatMap { name -> [UInt8] in Array(name.utf8) + [0] }
    let phonesOffset = UnitBankLayout.headerByteCount
    let startsOffset = phonesOffset + phoneBytes.count
    let pairsOffset = startsOffset + starts.count * 4
    // The reader allows for one pair a phone, whether it is used or not.
    let pairSlots = pairs + [UInt32](repeating: 0, count: max(0, phones.count - 1 - pairs.count))
    let namesOffset = pairsOffset + pairSlots.count * 4
    var bytes = UnitBankLayout.magic
    Self.append(UInt32(UnitBankLayout.version), to: &bytes)
    Self.append(sampleRate, to: &bytes)
    for number in [
      namesOffset + names.count, phones.count, recordingNames.count, phonesOffset, startsOffset,
      pairsOffset, namesOffset, names.count,
    ] {
      Self.append(UInt32(number), to: &bytes)
    }
    bytes += phoneBytes
    for number in starts + pairSlots { Self.append(number, to: &bytes) }
    return bytes + names
  }

  /// For every pair of symbols where its phones start in the list, and the list.
  private func pairTable() -> (starts: [UInt32], pairs: [UInt32]) {
    let symbolCount = UnitBankLayout.symbolCount
    var lists = [[UInt32]](repeating: [], count: symbolCount * symbolCount)
    for index in phones.indices.dropLast()
    where phones[index].recording == phones[index + 1].recording {
      let key =
        UnitBank.symbol(phones[index].phoneme) * symbolCount
        + UnitBank.symbol(phones[index + 1].phoneme)
      lists[key].append(UInt32(index))
    }
    var starts: [UInt32] = [0]
    for list in lists { starts.append((starts.last ?? 0) + UInt32(list.count)) }
    return (starts, lists.flatMap(\.self))
  }

  private static func bytes(_ phone: UnitPhone) -> [UInt8] {
    var bytes: [UInt8] = []
    append(UInt32(phone.startFrame), to: &bytes)
    append(UInt32(phone.cutFrame), to: &bytes)
    append(UInt16(phone.recording), to: &bytes)
    bytes.append(phone.phoneme?.rawValue ?? UnitBankLayout.pausePhoneme)
    bytes.append(phone.place.rawValue)
    append(UInt16(phone.periodFrameCount), to: &bytes)
    bytes.append(phone.attenuationDecibels)
    bytes.append(0)
    bytes += phone.spectrum.map(UInt8.init(bitPattern:))
    bytes += [UInt8](repeating: 0, count: UnitBankLayout.phoneByteCount - bytes.count)
    return bytes
  }

  private static func append<Value: FixedWidthInteger>(_ value: Value, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: Value.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
