internal import UnitBank

/// One half of a phone as a recording has it, or all of it.
struct UnitPart: Hashable {
  var recording: Int
  var frames: Range<Int>
  /// Frames of a period at the cut; 0 where there is no voice.
  var periodFrameCount: Int
  /// The number of the phone in the stretch.
  var phone: Int
  var startsPhone: Bool

  /// Whether this goes on where `other` ends.
  func follows(_ other: UnitPart) -> Bool {
    recording == other.recording && frames.lowerBound == other.frames.upperBound
  }

  /// A recorded phone up to its cut.
  ///
  /// - Parameter phone: The number of the phone in the stretch.
  static func start(of number: Int, as phone: Int, _ bank: UnitBank) -> UnitPart {
    UnitPart(
      number, from: bank.startFrame(at: number), to: bank.cutFrame(at: number), phone,
      startsPhone: true, bank)
  }

  /// A recorded phone from its cut on.
  ///
  /// - Parameter ringsOn: Whether the pause behind it begins with what is heard of it there.
  static func end(of number: Int, as phone: Int, ringsOn: Bool, _ bank: UnitBank) -> UnitPart {
    UnitPart(
      number, from: bank.cutFrame(at: number),
      to: bank.startFrame(at: number + 1) + (ringsOn ? tailFrameCount(bank) : 0), phone,
      startsPhone: false, bank)
  }

  private init(
    _ number: Int, from start: Int, to end: Int, _ phone: Int, startsPhone: Bool, _ bank: UnitBank
  ) {
    recording = bank.recording(at: number)
    frames = start..<max(start, end)
    periodFrameCount = bank.periodFrameCount(at: number)
    self.phone = phone
    self.startsPhone = startsPhone
  }

  /// 20 ms of the pause behind the last phone, in which it rings on.
  private static func tailFrameCount(_ bank: UnitBank) -> Int { Int(bank.sampleRate * 0.02) }
}
