/// The checksum of zip files and of Ethernet (ISO 3309).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 {
      let isOdd = value & 1 == 1
      value >>= 1
      if isOdd { value ^= 0xedb8_8320 }
    }
    return value
  }

  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
    }
    return ~value
  }
}
