internal import CPosix

/// Both ends of a new pipe; the corresponding C function is `pipe2`.
package struct Pipe: ~Copyable {
  package let readEnd: Descriptor
  package let writeEnd: Descriptor

  package init() throws(PosixError) {
    var reading: Int32 = -1
    var writing: Int32 = -1
    try checked("pipe2") { cposix_pipe(&reading, &writing) }
    readEnd = Descriptor(owning: reading)
    writeEnd = Descriptor(owning: writing)
  }

  /// Hands both ends to `body`, which owns them.
  package consuming func split<Result: ~Copyable>(
    _ body: (_ readEnd: consuming Descriptor, _ writeEnd: consuming Descriptor) -> Result
  ) -> Result {
    body(readEnd, writeEnd)
  }
}
