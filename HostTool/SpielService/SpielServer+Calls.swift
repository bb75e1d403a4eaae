internal import Posix
internal import ProviderClient
internal import SessionBus
internal import SpeechTypes

extension SpielServer {
  /// Answers a call that has come to our object.
  ///
  /// - Returns: False for a method that is none of ours.
  func answer(_ call: borrowing BusCall) throws(BusError) -> Bool {
    lastActivity = MonotonicClock.milliseconds()
    switch call.member {
    case "Synthesize" where call.isOf(SpielInterface.name): try synthesize(call)
    case "Get" where call.isOf(SpielInterface.propertiesName): try property(call)
    case "GetAll" where call.isOf(SpielInterface.propertiesName): try properties(call)
    case "Set" where call.isOf(SpielInterface.propertiesName):
      try call.refuse(.readOnlyProperty("every property here is for reading only"))
    case "Introspect" where call.isOf(SpielInterface.introspectableName):
      try call.reply(.string(SpielInterface.introspection))
    default: return false
    }
    return true
  }

  private func synthesize(_ call: borrowing BusCall) throws(BusError) {
    guard try call.hasArguments("hssddbs") else { return }
    let pipe = try call.descriptor()
    let arguments = SynthesisArguments(
      text: try call.string(), voice: try call.string(), pitch: try call.double(),
      rate: try call.double(), isSSML: try call.bool(), language: try call.string())
    let request: SynthesisRequest
    do throws(BusFailure) {
      request = try SynthesisRequest(
        arguments, voices, list: pool.voices, userLanguage: userLanguage)
    } catch {
      return try call.refuse(error)
    }
    let stream: SpeechStream
    do throws(PosixError) {
      stream = try SpeechStream(request, pool, to: pipe) { [inbox] in inbox.wake() }
    } catch {
      return try call.refuse(.invalidArguments("pipe_fd: \(error)"))
    }
    streams.append(stream)
    try call.reply()
  }
}

// MARK: - Properties

extension SpielServer {
  private func property(_ call: borrowing BusCall) throws(BusError) {
    guard try call.hasArguments("ss") else { return }
    let interface = try call.string()
    let name = try call.string()
    guard let value = properties(of: interface).first(where: { $0.name == name })?.value else {
      return try call.refuse(
        .unknownProperty("interface \"\(interface)\" has no property \"\(name)\" here"))
    }
    try call.reply(.variant(value))
  }

  private func properties(_ call: borrowing BusCall) throws(BusError) {
    guard try call.hasArguments("s") else { return }
    let interface = try call.string()
    try call.reply(.dictionary(properties(of: interface)))
  }

  /// - Parameter interface: Empty for all.
  private func properties(of interface: String) -> [(name: String, value: BusValue)] {
    guard interface.isEmpty || interface == SpielInterface.name else { return [] }
    return [("Name", .string(SpielInterface.providerName)), ("Voices", voices.value)]
  }
}

extension BusCall {
  /// Whether the call is one of an interface's: it names that, or none.
  fileprivate borrowing func isOf(_ name: String) -> Bool {
    interface.isEmpty || interface == name
  }

  /// Whether the arguments are of these types; a caller whose are not is told so.
  fileprivate borrowing func hasArguments(_ types: String) throws(BusError) -> Bool {
    guard signature != types else { return true }
    try refuse(.invalidArguments("\(member) takes \"\(types)\", not \"\(signature)\""))
    return false
  }
}
