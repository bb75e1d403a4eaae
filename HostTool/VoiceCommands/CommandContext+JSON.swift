internal import CommandLineTool
internal import JSON

extension CommandContext {
  /// Whether `--json` was given.
  var wantsJSON: Bool { arguments.contains(.json) }

  /// Prints a document, a member a line.
  func print(_ document: JSONValue) throws(CommandFailure) {
    // C1 control characters, which JSON allows in a string and some terminals obey.
    let text = document.serialized(pretty: true).unicodeScalars.map { scalar in
      (0x80..<0xA0).contains(scalar.value)
        ? "\\u00" + String(scalar.value, radix: 16) : String(scalar)
    }
    try console.print(text.joined())
  }
}
