/// Big-endian integers at offsets that need not be aligned.
///
/// All bytes must lie in the span; anything else is a programming error and stops the process.
/// Each is safe because the offset is checked and every bit pattern is an integer. They are not one
/// generic function because the render thread's checker rejects those.
extension RawSpan {
  @_noLocks
  func uint8(at byteOffset: Int) -> UInt8 {
    unsafe unsafeLoad(fromByteOffset: byteOffset, as: UInt8.self)
  }

  @_noLocks
  func uint16(at byteOffset: Int) -> UInt16 {
    UInt16(bigEndian: unsafe unsafeLoadUnaligned(fromByteOffset: byteOffset, as: UInt16.self))
  }

  @_noLocks
  func uint32(at byteOffset: Int) -> UInt32 {
    UInt32(bigEndian: unsafe unsafeLoadUnaligned(fromByteOffset: byteOffset, as: UInt32.self))
  }

  func uint64(at byteOffset: Int) -> UInt64 {
    UInt64(bigEndian: unsafe unsafeLoadUnaligned(fromByteOffset: byteOffset, as: UInt64.self))
  }
}
