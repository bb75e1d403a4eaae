internal import Posix

extension UnitBank {
  package var recordingCount: Int { section(.recordings).count }

  /// The name of a recording's file in the bundle's `Audio` folder; empty for no such recording.
  package func recordingName(_ number: Int) -> String {
    guard (0..<recordingCount).contains(number) else { return "" }
    let names = section(.names)
    var name: [UInt8] = []
    var offset = recordingField(number, UnitBankLayout.Recording.name, bytes)
    while offset < names.count, case let byte = bytes.uint8(at: names.offset + offset), byte != 0 {
      name.append(byte)
      offset += 1
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// The pitch marks in some frames of a recording, and the nearest on either side of them.
  package func pitchMarks(in frames: Range<Int>, recording number: Int) -> [Int] {
    guard (0..<recordingCount).contains(number) else { return [] }
    let marks = section(.marks)
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

  private func recordingField(_ number: Int, _ field: Int, _ bytes: RawSpan) -> Int {
    Int(bytes.uint32(at: section(.recordings).offset + number * 16 + field))
  }
}
