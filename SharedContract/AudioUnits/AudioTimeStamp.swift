// Core Audio's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Which fields of a time stamp hold. Core Audio symbol: `AudioTimeStampFlags`.
public struct AudioTimeStampFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `mSampleTime` holds.
  public static let sampleTimeValid = Self(rawValue: 1 << 0)
  /// `mHostTime` holds.
  public static let hostTimeValid = Self(rawValue: 1 << 1)
  /// `mRateScalar` holds.
  public static let rateScalarValid = Self(rawValue: 1 << 2)
  /// `mWordClockTime` holds.
  public static let wordClockTimeValid = Self(rawValue: 1 << 3)
  /// `mSMPTETime` holds.
  public static let smpteTimeValid = Self(rawValue: 1 << 4)
  /// `mSampleTime` and `mHostTime` hold.
  public static let sampleHostTimeValid: Self = [.sampleTimeValid, .hostTimeValid]
}

/// A film's time. Core Audio symbol: `SMPTETime`.
public struct SMPTETime: Hashable, Sendable {
  /// Subframes in the full message.
  public var mSubframes: Int16 = 0
  /// Subframes a frame.
  public var mSubframeDivisor: Int16 = 0
  /// Messages received.
  public var mCounter: UInt32 = 0
  /// The kind of time, a `SMPTETimeType` on Apple's systems.
  public var mType: UInt32 = 0
  /// Which fields hold, a `SMPTETimeFlags` on Apple's systems.
  public var mFlags: UInt32 = 0
  /// Hours.
  public var mHours: Int16 = 0
  /// Minutes.
  public var mMinutes: Int16 = 0
  /// Seconds.
  public var mSeconds: Int16 = 0
  /// Frames.
  public var mFrames: Int16 = 0

  /// Makes a time of zeroes.
  public init() {}
}

/// A position in a stream. Core Audio symbol: `AudioTimeStamp`.
public struct AudioTimeStamp: Hashable, Sendable {
  /// Frames since the stream's start.
  public var mSampleTime: Double
  /// The host machine's time.
  public var mHostTime: UInt64
  /// The real rate of host ticks a frame over the nominal one.
  public var mRateScalar: Double
  /// The word clock's time.
  public var mWordClockTime: UInt64
  /// The film's time.
  public var mSMPTETime: SMPTETime
  /// Which of the fields hold.
  public var mFlags: AudioTimeStampFlags
  /// 0.
  public var mReserved: UInt32

  /// Makes a time stamp; what is left out is 0, and no field holds unless `mFlags` says so.
  public init(
    mSampleTime: Double = 0, mHostTime: UInt64 = 0, mRateScalar: Double = 0,
    mWordClockTime: UInt64 = 0, mSMPTETime: SMPTETime = SMPTETime(),
    mFlags: AudioTimeStampFlags = [], mReserved: UInt32 = 0
  ) {
    self.mSampleTime = mSampleTime
    self.mHostTime = mHostTime
    self.mRateScalar = mRateScalar
    self.mWordClockTime = mWordClockTime
    self.mSMPTETime = mSMPTETime
    self.mFlags = mFlags
    self.mReserved = mReserved
  }
}
