internal import CSystemd
internal import Glibc
package import Posix

/// A method call that has come, to be read and answered; for the time of its handler only.
package struct BusCall: ~Copyable {
  private let message: OpaquePointer

  init(_ message: OpaquePointer) { self.message = message }

  /// The interface that is called; empty where the call names none.
  package var interface: String {
    sd_bus_message_get_interface(message).map { String(cString: $0) } ?? ""
  }

  /// The method that is called.
  package var member: String {
    sd_bus_message_get_member(message).map { String(cString: $0) } ?? ""
  }

  /// The arguments' types as D-Bus writes them.
  package var signature: String {
    sd_bus_message_get_signature(message, 1).map { String(cString: $0) } ?? ""
  }
}

// MARK: - Reading: one argument after the other

extension BusCall {
  /// Reads an argument of the type `s`.
  package borrowing func string() throws(BusError) -> String {
    var text: UnsafePointer<CChar>?
    try read("s", &text)
    return text.map { String(cString: $0) } ?? ""
  }

  /// Reads an argument of the type `d`.
  package borrowing func double() throws(BusError) -> Double {
    var number = 0.0
    try read("d", &number)
    return number
  }

  /// Reads an argument of the type `b`.
  package borrowing func bool() throws(BusError) -> Bool {
    var number: Int32 = 0
    try read("b", &number)
    return number != 0
  }

  /// Reads an argument of the type `h`: a copy, since the call's own closes with the call.
  package borrowing func descriptor() throws(BusError) -> Descriptor {
    var number: Int32 = -1
    try read("h", &number)
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else {
      throw BusError("fcntl(F_DUPFD_CLOEXEC)", number: Errno(rawValue: errno))
    }
    return Descriptor(owning: copy)
  }

  private borrowing func read<Value>(
    _ type: Unicode.Scalar, _ value: inout Value
  ) throws(BusError) {
    let message = message
    let count = try withUnsafeMutableBytes(of: &value) { bytes throws(BusError) in
      try checked("sd_bus_message_read_basic", "\(type)") {
        sd_bus_message_read_basic(message, code(type), bytes.baseAddress)
      }
    }
    guard count > 0 else {
      throw BusError("sd_bus_message_read_basic", "\(type)", number: .invalidArgument)
    }
  }
}

// MARK: - Answering: once

extension BusCall {
  /// Answers with values.
  package borrowing func reply(_ values: BusValue...) throws(BusError) {
    let reply = try OutgoingMessage.reply(to: message)
    for value in values { try reply.append(value) }
    try reply.send()
  }

  /// Answers with an error.
  package borrowing func refuse(_ failure: BusFailure) throws(BusError) {
    let message = message
    try checked("sd_bus_reply_method_error", failure.name) {
      failure.name.withCString { name in
        failure.message.withCString { text in
          var error = sd_bus_error(name: name, message: text, _need_free: 0)
          return sd_bus_reply_method_error(message, &error)
        }
      }
    }
  }
}
