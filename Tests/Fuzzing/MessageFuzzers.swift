import ProviderWire

/// A client's bytes: a message that is read is written as the bytes it was read of.
func fuzzClientMessages(_ input: [UInt8]) {
  forEachMessage(of: input) { (kind, body) throws(WireError) in
    var writer = WireWriter()
    try ClientMessage(kind: kind, body: body).encode(to: &writer)
    return writer
  } compare: { kind, body in
    try? ClientMessage(kind: kind, body: body)
  }
}

/// A provider's bytes, likewise.
func fuzzProviderMessages(_ input: [UInt8]) {
  forEachMessage(of: input) { (kind, body) throws(WireError) in
    var writer = WireWriter()
    try ProviderMessage(kind: kind, body: body).encode(to: &writer)
    return writer
  } compare: { kind, body in
    try? ProviderMessage(kind: kind, body: body)
  }
}

/// Reads every message, writes it, and reads it again.
private func forEachMessage<Message: Equatable>(
  of input: [UInt8],
  rewritten: (UInt8, ArraySlice<UInt8>) throws(WireError) -> WireWriter,
  compare read: (UInt8, ArraySlice<UInt8>) -> Message?
) {
  var framer = WireFramer()
  // In pieces, as a pipe has them.
  for start in stride(from: 0, to: input.count, by: 13) {
    framer.append(input[start..<min(start + 13, input.count)])
    while let frame = try? framer.next() {
      guard let writer = try? rewritten(frame.kind, frame.body) else { continue }
      var again = WireFramer()
      again.append(writer.bytes)
      guard let second = try? again.next() else { fatalError("what was written has no frame") }
      let (before, after) = (read(frame.kind, frame.body), read(second.kind, second.body))
      precondition(before == after, "what was written is read otherwise")
    }
  }
}
