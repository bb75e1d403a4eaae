/// Two neighbouring phones of a recording and what stands around them: a candidate of the search.
///
/// Phones are numbers of `Phoneme`, 255 a pause. Lies in the file as it lies in memory.
package struct UnitPair: BitwiseCopyable, Sendable {
  /// The first phone's number in the bank; the other one's is one more.
  package var left: UInt32
  package var phonemes: (before: UInt8, left: UInt8, right: UInt8, behind: UInt8)
  package var leftPlace: UInt8
  package var rightPlace: UInt8
  /// On `ProsodyScale`; a pitch of 0 is no voice.
  package var leftLength: UInt8
  package var rightLength: UInt8
  package var leftPitch: UInt8
  package var rightPitch: UInt8
  private var unused: UInt16 = 0
}
