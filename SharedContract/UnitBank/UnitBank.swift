internal import Posix

/// Every phone of a voice's recordings, mapped: nothing is parsed, and processes share one copy.
///
/// Opening checks the header and that its sections fit into the file. Everything else is checked
/// where it is used, so a damaged bank gives wrong sound and never a trap. Safe from any thread.
package final class UnitBank: Sendable {
  private let file: MappedFile
  private let sections: [Section]
  let inventory: PhoneInventory
  /// Frames a second of every recording.
  package let sampleRate: Double
  /// What is expected of a phone.
  package let model: ProsodyModel

  /// Where a section lies.
  struct Section {
    var offset: Int
    var count: Int
  }

  package init(path: String) throws(UnitBankError) {
    do {
      file = try MappedFile(path, followsLinks: false)
    } catch {
      throw UnitBankError("\(error)")
    }
    let file = file
    let bytes = file.bytes
    guard let sections = Self.sections(bytes), let inventory = Self.inventory(sections) else {
      throw UnitBankError("\(path): not a unit bank of version \(UnitBankLayout.version)")
    }
    self.sections = sections
    self.inventory = inventory
    sampleRate = Double(bytes.uint32(at: UnitBankLayout.Header.sampleRate))
    model = Self.model(
      bytes, at: sections[UnitBankLayout.Section.weights.rawValue].offset, inventory.weightCount)
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
    return sections
  }

  /// The phones that the sections are made for; nil when their sizes do not fit each other.
  private static func inventory(_ sections: [Section]) -> PhoneInventory? {
    func count(_ section: UnitBankLayout.Section) -> Int { sections[section.rawValue].count }
    guard let inventory = PhoneInventory(pairStartCount: count(.pairStarts)),
      count(.joins) == count(.phones), count(.weights) == 2 * (inventory.weightCount + 1)
    else { return nil }
    return inventory
  }

  /// - Parameter count: How many weights beside the bias the file has; what it lacks weighs nothing.
  private static func model(_ bytes: RawSpan, at offset: Int, _ count: Int) -> ProsodyModel {
    func weights(_ number: Int) -> ProsodyModel.Weights {
      let start = offset + number * (count + 1) * 4
      let values = (0...count).map { index in
        let value = Float(bitPattern: bytes.uint32(at: start + index * 4))
        return value.isFinite ? value : 0
      }
      let missing = [Float](repeating: 0, count: ProsodyModel.weightCount - count)
      return ProsodyModel.Weights(bias: values[0], classes: values.dropFirst() + missing)
    }
    return ProsodyModel(length: weights(0), pitch: weights(1))
  }

  /// Lies in the file, as opening made sure.
  func section(_ section: UnitBankLayout.Section) -> Section { sections[section.rawValue] }

  /// The whole file, which lives as long as the bank.
  var bytes: RawSpan {
    @_lifetime(borrow self)
    get {
      let file = file
      return _overrideLifetime(file.bytes, borrowing: self)
    }
  }
}

/// Why a file is no unit bank that can be used.
package struct UnitBankError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
