extension [Int16] {
  /// Adds samples as they travel: 16 bits each, little-endian; half a sample at the end is left out.
  package mutating func append(littleEndian bytes: ArraySlice<UInt8>) {
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
      append(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8))
    }
  }
}
