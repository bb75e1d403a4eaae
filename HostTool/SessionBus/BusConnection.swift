internal import CSystemd
package import Posix

/// A connection to the session bus; the corresponding C type is `sd_bus`.
///
/// For one thread, which waits for `descriptor` itself and calls `process`.
package final class BusConnection {
  /// Answers a call.
  ///
  /// - Returns: False for a method that it does not know, whose caller is told so.
  package typealias CallHandler = (_ call: borrowing BusCall) throws(BusError) -> Bool

  private let bus: OpaquePointer
  fileprivate let callHandler: CallHandler
  /// The name that was asked for.
  fileprivate var name: String?
  /// Whether the name that was asked for has gone to another process, or was released.
  package fileprivate(set) var hasLostName = false

  /// Connects to the session bus, as `$DBUS_SESSION_BUS_ADDRESS` or the user's runtime folder has
  /// it; the corresponding C function is `sd_bus_open_user`.
  ///
  /// - Parameters:
  ///   - objectPath: Where calls go to `handler`. Peers and the introspection of the paths above
  ///     are answered by sd-bus.
  package init(objectPath: String, handler: @escaping CallHandler) throws(BusError) {
    var opened: OpaquePointer?
    try checked("sd_bus_open_user") { sd_bus_open_user(&opened) }
    guard let opened else { throw BusError("sd_bus_open_user", number: .invalidArgument) }
    bus = opened
    callHandler = handler
    let context = Unmanaged.passUnretained(self).toOpaque()
    try checked("sd_bus_add_filter") { sd_bus_add_filter(opened, nil, takeSignal, context) }
    try checked("sd_bus_add_object", objectPath) {
      sd_bus_add_object(opened, nil, objectPath, takeCall, context)
    }
  }

  deinit { sd_bus_flush_close_unref(bus) }

  /// Takes a name, which another process may take in its turn when it asks for that.
  ///
  /// The corresponding C function is `sd_bus_request_name`.
  ///
  /// - Parameter replaces: Whether it is taken from a process that allows that.
  /// - Throws: `EEXIST` when another process has it.
  package func requestName(_ name: String, replaces: Bool) throws(BusError) {
    let flags = SD_BUS_NAME_ALLOW_REPLACEMENT | (replaces ? SD_BUS_NAME_REPLACE_EXISTING : 0)
    self.name = name
    try checked("sd_bus_request_name", name) {
      sd_bus_request_name(bus, name, UInt64(flags))
    }
  }

  /// Gives the name back: calls to it go elsewhere, but for those that have come already.
  ///
  /// The corresponding C function is `sd_bus_release_name`.
  package func releaseName() throws(BusError) {
    guard let name else { return }
    self.name = nil
    try checked("sd_bus_release_name", name) { sd_bus_release_name(bus, name) }
  }

  /// For `poll`.
  package func pollEntry() throws(BusError) -> PollEntry {
    let descriptor = try checked("sd_bus_get_fd") { sd_bus_get_fd(bus) }
    let events = try checked("sd_bus_get_events") { sd_bus_get_events(bus) }
    return PollEntry(
      descriptor: descriptor, events: PollEntry.Events(rawValue: Int16(truncatingIfNeeded: events))
    )
  }

  /// Handles all that has come, and sends what is to be sent, without waiting.
  ///
  /// The corresponding C function is `sd_bus_process`.
  ///
  /// - Throws: `ENOTCONN` and `ECONNRESET` when the bus has gone.
  package func process() throws(BusError) {
    var count: Int32
    repeat {
      count = try checked("sd_bus_process") { sd_bus_process(bus, nil) }
    } while count > 0
  }

  /// Tells everybody of a property's new value; D-Bus Specification, "PropertiesChanged".
  package func emitPropertyChange(
    path: String, interface: String, _ property: String, _ value: BusValue
  ) throws(BusError) {
    let bus = bus
    let signal = try OutgoingMessage("sd_bus_message_new_signal") {
      sd_bus_message_new_signal(
        bus, $0, path, "org.freedesktop.DBus.Properties", "PropertiesChanged")
    }
    try signal.append(.string(interface))
    try signal.append(.dictionary([(property, value)]))
    try signal.append(.strings([]))
    try signal.send()
  }
}

// MARK: - What sd-bus calls

/// - Returns: Whether the message is done with.
private func takeCall(
  _ message: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<sd_bus_error>?
) -> Int32 {
  guard let message, let context else { return 0 }
  let connection = Unmanaged<BusConnection>.fromOpaque(context).takeUnretainedValue()
  var type: UInt8 = 0
  guard sd_bus_message_get_type(message, &type) >= 0, Int(type) == Int(SD_BUS_MESSAGE_METHOD_CALL)
  else { return 0 }
  do throws(BusError) {
    return try connection.callHandler(BusCall(message)) ? 1 : 0
  } catch {
    // sd-bus answers the call with it.
    return -error.number.rawValue
  }
}

/// Looks at every message that comes, and leaves it to others.
private func takeSignal(
  _ message: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<sd_bus_error>?
) -> Int32 {
  // Anybody may send such a signal, but only the bus has its own name as the sender.
  guard let message, let context,
    sd_bus_message_is_signal(message, "org.freedesktop.DBus", "NameLost") > 0,
    let sender = sd_bus_message_get_sender(message),
    String(cString: sender) == "org.freedesktop.DBus"
  else { return 0 }
  let connection = Unmanaged<BusConnection>.fromOpaque(context).takeUnretainedValue()
  if let lost = try? BusCall(message).string(), lost == connection.name {
    connection.hasLostName = true
  }
  sd_bus_message_rewind(message, 1)
  return 0
}
