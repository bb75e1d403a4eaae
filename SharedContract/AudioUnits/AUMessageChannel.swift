/// A two-way channel of a unit's own messages. Apple symbol: `AUMessageChannel`.
///
/// Both members are optional on Apple's systems; here they have defaults that do nothing.
public protocol AUMessageChannel: AnyObject {
  /// From host to unit: a message in, an answer out; property list values only.
  func callAudioUnit(_ message: [AnyHashable: Any]) -> [AnyHashable: Any]

  /// From unit to host; the host sets it.
  var callHostBlock: CallHostBlock? { get set }
}

/// Takes a unit's message and answers it. Apple symbol: `CallHostBlock`.
public typealias CallHostBlock = (_ message: [AnyHashable: Any]) -> [AnyHashable: Any]

extension AUMessageChannel {
  /// Answers with nothing.
  public func callAudioUnit(_ message: [AnyHashable: Any]) -> [AnyHashable: Any] { [:] }

  /// Always nil; what is set is not kept.
  public var callHostBlock: CallHostBlock? {
    get { nil }
    set {}
  }
}

/// The channel of a unit that has none of its own.
final class SilentMessageChannel: AUMessageChannel {}
