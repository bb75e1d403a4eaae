// Core Audio's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Core Audio symbol of the same name: a bad render argument.
public let kAudioUnitErr_InvalidParameter: OSStatus = -10_878
/// Core Audio symbol of the same name: a bus that does not exist.
public let kAudioUnitErr_InvalidElement: OSStatus = -10_877
/// Core Audio symbol of the same name: nothing is connected.
public let kAudioUnitErr_NoConnection: OSStatus = -10_876
/// Core Audio symbol of the same name: a unit cannot get ready.
public let kAudioUnitErr_FailedInitialization: OSStatus = -10_875
/// Core Audio symbol of the same name: more frames than `maximumFramesToRender`.
public let kAudioUnitErr_TooManyFramesToProcess: OSStatus = -10_874
/// Core Audio symbol of the same name: a format that the bus does not take.
public let kAudioUnitErr_FormatNotSupported: OSStatus = -10_868
/// Core Audio symbol of the same name: rendering without render resources.
public let kAudioUnitErr_Uninitialized: OSStatus = -10_867
/// Core Audio symbol of the same name: not possible now.
public let kAudioUnitErr_CannotDoInCurrentContext: OSStatus = -10_863
/// Core Audio symbol of the same name: a change not allowed with render resources.
public let kAudioUnitErr_Initialized: OSStatus = -10_849
/// Core Audio symbol of the same name: rendering offline is not possible now.
public let kAudioUnitErr_InvalidOfflineRender: OSStatus = -10_848
/// Core Audio symbol of the same name: not authorised.
public let kAudioUnitErr_Unauthorized: OSStatus = -10_847
/// Core Audio symbol of the same name: a unit's process did not answer in time.
public let kAudioComponentErr_InstanceTimedOut: OSStatus = -66_754
/// Core Audio symbol of the same name: a description registered twice.
public let kAudioComponentErr_DuplicateDescription: OSStatus = -66_752
/// Core Audio symbol of the same name: a type that cannot be made.
public let kAudioComponentErr_UnsupportedType: OSStatus = -66_751
/// Core Audio symbol of the same name: too many units.
public let kAudioComponentErr_TooManyInstances: OSStatus = -66_750
/// Core Audio symbol of the same name: a unit's process has ended.
public let kAudioComponentErr_InstanceInvalidated: OSStatus = -66_749
/// Core Audio symbol of the same name: not permitted.
public let kAudioComponentErr_NotPermitted: OSStatus = -66_748
/// Core Audio symbol of the same name: a unit did not get ready in time.
public let kAudioComponentErr_InitializationTimedOut: OSStatus = -66_747
/// Core Audio symbol of the same name: an invalid format.
public let kAudioComponentErr_InvalidFormat: OSStatus = -66_746
/// Core Audio symbol of the same name: a render call took too long.
public let kAudioUnitErr_RenderTimeout: OSStatus = -66_745
/// Core Audio symbol of the same name: no such provider.
public let kAudioUnitErr_ExtensionNotFound: OSStatus = -66_744
/// Core Audio symbol of the same name: a bad parameter.
public let kAudio_ParamError: OSStatus = -50

/// A failure with a Core Audio status.
public struct AudioUnitError: Error, Hashable, CustomStringConvertible {
  /// One of `kAudioUnitErr_…` or `kAudioComponentErr_…`.
  public let status: OSStatus

  /// Wraps a status.
  public init(status: OSStatus) { self.status = status }

  /// The status as a number.
  public var description: String { "audio unit status \(status)" }
}
