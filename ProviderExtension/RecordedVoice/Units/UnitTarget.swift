internal import Pronunciation
internal import UnitBank

/// A phone that is to be said, in the numbers that recorded ones are compared with.
struct UnitTarget {
  /// A number of `Phoneme`; 255 a pause.
  var phoneme: UInt8
  var place: PhonePlace = []
  /// On `ProsodyScale`.
  var length: UInt8 = 0
  var pitch: UInt8 = 0

  static let pausePhoneme: UInt8 = 255
  static let pause = UnitTarget(phoneme: pausePhoneme)

  /// The phones of a stretch with a pause at either end.
  static func targets(of stretch: Stretch, _ model: ProsodyModel) -> [UnitTarget] {
    let prosody = model.targets(of: stretch)
    let phones = zip(stretch.phones, prosody).map { phone, prosody in
      UnitTarget(
        phoneme: phone.phoneme.rawValue, place: phone.place, length: prosody.length,
        pitch: prosody.pitch)
    }
    return [pause] + phones + [pause]
  }
}
