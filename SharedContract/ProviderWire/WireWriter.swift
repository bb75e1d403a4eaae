/// Appends messages to a growing buffer of bytes; little-endian throughout.
package struct WireWriter {
  /// Every message appended so far, whole.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Empties the buffer and keeps its memory.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Drops the first bytes, which have been sent.
  package mutating func removeFirst(_ byteCount: Int) { bytes.removeFirst(byteCount) }

  /// Appends one message: its length, its kind, and what `body` appends.
  mutating func message(_ kind: UInt8, _ body: (inout WireWriter) -> Void) {
    let lengthOffset = bytes.count
    integer(UInt32(0))
    bytes.append(kind)
    body(&self)
    let length = UInt32(bytes.count - lengthOffset - 4)
    for index in 0..<4 {
      bytes[lengthOffset + index] = UInt8(truncatingIfNeeded: length >> (8 * index))
    }
  }

  mutating func integer<Value: FixedWidthInteger>(_ value: Value) {
    for shift in stride(from: 0, to: Value.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  mutating func flag(_ value: Bool) { integer(UInt8(value ? 1 : 0)) }

  mutating func real(_ value: Double) { integer(value.bitPattern) }

  /// A length of 16 bits, then UTF-8; longer strings are cut before the character that does not fit.
  mutating func string(_ value: String) {
    let utf8 = Array(value.utf8)
    var count = min(utf8.count, Int(UInt16.max))
    while count < utf8.count && utf8[count] & 0xC0 == 0x80 { count -= 1 }
    integer(UInt16(count))
    bytes.append(contentsOf: utf8[..<count])
  }

  mutating func int16(_ samples: Span<Float>) {
    // From this number on a Float's last bits are those of an integer, so that adding it rounds. Each
    // line is an instruction or two for several samples; what is not a number is silence.
    let rounding: Float = 0x1.8p23
    let byteCount = 2 * samples.count
    bytes.append(addingCapacity: byteCount) { output in
      // Safe: there is room for every sample, and each is written.
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        let room = UnsafeMutableRawBufferPointer(buffer)
        for index in samples.indices {
          let sample = unsafe samples[unchecked: index] * 32_768
          let number = sample == sample ? sample : 0
          // So that the sum is positive, and its bits rise with it.
          let above = number > -0x1p22 ? number : -0x1p22
          let integer = Int32(bitPattern: (above + rounding).bitPattern &- rounding.bitPattern)
          let bits = UInt16(bitPattern: Int16(clamping: integer))
          unsafe room.storeBytes(of: bits.littleEndian, toByteOffset: 2 &* index, as: UInt16.self)
        }
        count = byteCount
      }
    }
  }

  mutating func raw(_ value: some Sequence<UInt8>) { bytes.append(contentsOf: value) }
}
