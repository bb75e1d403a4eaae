/// Little-endian integers at any offset, aligned or not.
///
/// Bytes outside the span read as zero, so a damaged file gives wrong values and nothing worse.
extension RawSpan {
  @inlinable
  package func uint8(at byteOffset: Int) -> UInt8 {
    guard byteOffset >= 0, byteOffset < byteCount else { return 0 }
    return unsafeLoad(fromUncheckedByteOffset: byteOffset, as: UInt8.self)
  }

  @inlinable
  package func uint16(at byteOffset: Int) -> UInt16 {
    guard byteOffset >= 0, byteOffset <= byteCount - 2 else { return 0 }
    return UInt16(
      littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: byteOffset, as: UInt16.self))
  }

  @inlinable
  package func uint32(at byteOffset: Int) -> UInt32 {
    guard byteOffset >= 0, byteOffset <= byteCount - 4 else { return 0 }
    return UInt32(
      littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: byteOffset, as: UInt32.self))
  }

  @inlinable
  package func uint64(at byteOffset: Int) -> UInt64 {
    guard byteOffset >= 0, byteOffset <= byteCount - 8 else { return 0 }
    return UInt64(
      littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: byteOffset, as: UInt64.self))
  }
}
