import ProviderWire

/// A client's bytes: a message that is read is written as the bytes it was read of.
func fuzzClientMessages(_ input: [UInt8]) {
  forEachMessage(of: input) { (kind, body) throws(WireError) in
    try ClientMessage(kind: kind, body: body)
  } write: {
    $0.encode(to: &$1)
  } join: {
    $0.count == 1 ? $0[0] : nil
  }
}

/// A provider's bytes, likewise; a list may be written as several messages, one of nothing as none.
func fuzzProviderMessages(_ input: [UInt8]) {
  forEachMessage(of: input) { (kind, body) throws(WireError) in
    try ProviderMessage(kind: kind, body: body)
  } write: { message, writer in
    message.encode(to: &writer)
  } join: { messages in
    messages.dropFirst().reduce(messages.first) { $0?.joined(to: $1) }
  } isNothing: {
    switch $0 {
    case .markers(_, let items): items.isEmpty
    case .plan(_, let items): items.isEmpty
    case .diagnostics(_, let items): items.isEmpty
    default: false
    }
  }
}

extension ProviderMessage {
  /// Both lists as one; nil where these are no lists of the same request.
  fileprivate func joined(to next: ProviderMessage) -> ProviderMessage? {
    switch (self, next) {
    case (.markers(let request, let items), .markers(let other, let more)) where request == other:
      .markers(request, items + more)
    case (.plan(let request, let items), .plan(let other, let more)) where request == other:
      .plan(request, items + more)
    case (.diagnostics(let request, let items), .diagnostics(let other, let more))
    where request == other:
      .diagnostics(request, items + more)
    default: nil
    }
  }
}

/// Reads every message, writes it, and reads it again.
private func forEachMessage<Message: Equatable>(
  of input: [UInt8], read: (UInt8, ArraySlice<UInt8>) throws(WireError) -> Message,
  write: (Message, inout WireWriter) -> Void, join: ([Message]) -> Message?,
  isNothing: (Message) -> Bool = { _ in false }
) {
  var framer = WireFramer()
  // In pieces, as a pipe has them.
  for start in stride(from: 0, to: input.count, by: 13) {
    framer.append(input[start..<min(start + 13, input.count)])
    while let frame = try? framer.next() {
      guard let message = try? read(frame.kind, frame.body) else { continue }
      var writer = WireWriter()
      write(message, &writer)
      var again = WireFramer()
      again.append(writer.bytes[...])
      var messages: [Message] = []
      while let frame = try? again.next(), let message = try? read(frame.kind, frame.body) {
        messages.append(message)
      }
      precondition(
        isNothing(message) ? messages.isEmpty : join(messages) == message,
        "what was written is read otherwise")
    }
  }
}
