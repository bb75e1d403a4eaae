internal import CSystemd
internal import Posix

/// A message that is being made; the corresponding C type is `sd_bus_message`. One owner.
struct OutgoingMessage: ~Copyable {
  private let message: OpaquePointer

  /// Takes over a message that `make` creates.
  init(
    _ call: String, _ make: (UnsafeMutablePointer<OpaquePointer?>) -> Int32
  ) throws(BusError) {
    var made: OpaquePointer?
    try checked(call) { make(&made) }
    guard let made else { throw BusError(call, number: .invalidArgument) }
    message = made
  }

  deinit { sd_bus_message_unref(message) }

  /// The answer to a call.
  static func reply(to call: OpaquePointer) throws(BusError) -> OutgoingMessage {
    try OutgoingMessage("sd_bus_message_new_method_return") {
      sd_bus_message_new_method_return(call, $0)
    }
  }

  /// Adds a value.
  borrowing func append(_ value: BusValue) throws(BusError) {
    let message = message
    switch value {
    case .string(let text): try append(text)
    case .unsigned64(var number):
      try checked("sd_bus_message_append_basic") {
        sd_bus_message_append_basic(message, code("t"), &number)
      }
    case .array(let element, let values): try append(values, in: "a", element)
    case .structure(let members):
      try append(members, in: "r", members.map(\.signature).joined())
    case .variant(let value): try append([value], in: "v", value.signature)
    case .entry(let key, let value):
      try append([.string(key), value], in: "e", "s" + value.signature)
    }
  }

  /// Sends it on the bus that it was made for.
  consuming func send() throws(BusError) {
    let message = message
    try checked("sd_bus_send") { sd_bus_send(nil, message, nil) }
  }

  private borrowing func append(_ text: String) throws(BusError) {
    let message = message
    try checked("sd_bus_message_append_basic") {
      text.withCString { sd_bus_message_append_basic(message, code("s"), $0) }
    }
  }

  private borrowing func append(
    _ values: [BusValue], in container: Unicode.Scalar, _ contents: String
  ) throws(BusError) {
    let message = message
    try checked("sd_bus_message_open_container", contents) {
      sd_bus_message_open_container(message, code(container), contents)
    }
    for value in values { try append(value) }
    try checked("sd_bus_message_close_container") { sd_bus_message_close_container(message) }
  }
}

/// A type's letter as C has it.
func code(_ letter: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: letter.value) }
