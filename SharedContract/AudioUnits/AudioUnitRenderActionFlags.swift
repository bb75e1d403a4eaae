// Core Audio's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a render call is to do, and what it did. Core Audio symbol: `AudioUnitRenderActionFlags`.
public struct AudioUnitRenderActionFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Tells a render observer that the call is before rendering.
  public static let unitRenderAction_PreRender = Self(rawValue: 1 << 2)
  /// Tells a render observer that the call is after rendering.
  public static let unitRenderAction_PostRender = Self(rawValue: 1 << 3)
  /// Set by the unit: the buffer is silent, and holds zeroes.
  public static let unitRenderAction_OutputIsSilence = Self(rawValue: 1 << 4)
  /// An offline unit's preflight; a speech unit that sets it has no frames ready.
  public static let offlineUnitRenderAction_Preflight = Self(rawValue: 1 << 5)
  /// Set by an offline host: nobody waits for the samples in real time, so the unit answers with
  /// fewer frames rather than with silence when it has no more yet.
  public static let offlineUnitRenderAction_Render = Self(rawValue: 1 << 6)
  /// Set by the unit with the last frame of a request.
  public static let offlineUnitRenderAction_Complete = Self(rawValue: 1 << 7)
  /// Tells a render observer, after rendering, that the unit failed.
  public static let unitRenderAction_PostRenderError = Self(rawValue: 1 << 8)
  /// Asks that a call's arguments be taken as they are; they are checked all the same.
  public static let unitRenderAction_DoNotCheckRenderArgs = Self(rawValue: 1 << 9)
}
