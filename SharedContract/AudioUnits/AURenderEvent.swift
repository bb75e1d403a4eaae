// Apple's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A position of a parameter change or of MIDI. Apple symbol: `AUEventSampleTime`.
public typealias AUEventSampleTime = Int64

/// Apple symbol of the same name: at once.
public let AUEventSampleTimeImmediate: AUEventSampleTime = -4_294_967_296

/// Apple symbol: `AURenderEventType`.
public enum AURenderEventType: UInt8, Sendable {
  /// A parameter is changed.
  case parameter = 1
  /// A parameter is changed over time.
  case parameterRamp = 2
  /// MIDI.
  case MIDI = 8
  /// MIDI, system exclusive.
  case midiSysEx = 9
  /// MIDI 2.0.
  case midiEventList = 10
}

/// What all events begin with. Apple symbol: `AURenderEventHeader`.
public struct AURenderEventHeader {
  /// The event behind this one.
  public var next: UnsafeMutablePointer<AURenderEvent>?
  /// When it takes effect.
  public var eventSampleTime: AUEventSampleTime
  /// Its kind.
  public var eventType: AURenderEventType
  /// 0.
  public var reserved: UInt8

  /// Makes a header.
  public init(
    next: UnsafeMutablePointer<AURenderEvent>? = nil, eventSampleTime: AUEventSampleTime,
    eventType: AURenderEventType, reserved: UInt8 = 0
  ) {
    self.next = next
    self.eventSampleTime = eventSampleTime
    self.eventType = eventType
    self.reserved = reserved
  }
}

/// Parameter changes and MIDI for a render call; a speech unit gets none.
///
/// Apple symbol: `AURenderEvent`, without the kinds' own fields.
public struct AURenderEvent {
  /// What all events begin with.
  public var head: AURenderEventHeader

  /// Makes an event.
  public init(head: AURenderEventHeader) { self.head = head }
}
