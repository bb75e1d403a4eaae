import Posix

/// What reads bytes of somebody else, and is fed by libFuzzer with bytes of its choice.
///
/// What holds for every input of every target: the reading ends, nothing traps, and no memory is
/// touched that is not its own. What else holds, each target checks.
enum FuzzTarget: String, CaseIterable {
  /// An SSML document or plain text → sentences.
  case ssml
  /// A pronunciation lexicon.
  case pls
  /// What a client sends to a provider, as messages.
  case clientMessages = "client-messages"
  /// What a provider sends to a client, as messages.
  case providerMessages = "provider-messages"
  /// What a client sends, to a provider that speaks.
  case provider
  /// A recording.
  case aiff
  /// A bundle's manifest.
  case manifest
  /// A unit bank that speaks, with bytes changed.
  case unitBank = "unit-bank"
  /// A catalogue of voices for `voicectl apply`.
  case catalogue
  /// What speech-dispatcher sends to a module.
  case dispatcher

  /// The one that `$FUZZ_TARGET` names.
  static let chosen: FuzzTarget = {
    guard let name = Environment.variable("FUZZ_TARGET"), let target = FuzzTarget(rawValue: name)
    else { fatalError("FUZZ_TARGET is none of \(allCases.map(\.rawValue))") }
    return target
  }()

  func run(_ input: [UInt8]) {
    switch self {
    case .ssml: fuzzSSML(input)
    case .pls: fuzzLexicon(input)
    case .clientMessages: fuzzClientMessages(input)
    case .providerMessages: fuzzProviderMessages(input)
    case .provider: fuzzProvider(input)
    case .aiff: fuzzRecording(input)
    case .manifest: fuzzManifest(input)
    case .unitBank: fuzzUnitBank(input)
    case .catalogue: fuzzCatalogue(input)
    case .dispatcher: fuzzDispatcher(input)
    }
  }
}

/// Called by libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
