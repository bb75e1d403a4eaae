/// Bytes that grow by integers, the lowest byte first.
struct LittleEndianBytes {
  var bytes: [UInt8] = []

  mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
