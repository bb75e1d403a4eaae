/// Why a text is not JSON that we take, and where.
package struct JSONError: Error, Hashable, CustomStringConvertible {
  package var message: String
  /// 1 for the first line.
  package var line: Int
  /// 1 for the first character of the line, counted in Unicode scalars.
  package var column: Int
  /// Bytes before the place, which is right after what could not be taken.
  package var byteOffset: Int

  package var description: String { "line \(line), column \(column): \(message)" }
}
