internal import Posix
package import Pronunciation

extension UnitBank {
  package var phoneCount: Int { section(.phones).count }

  /// The phone; nil for a pause.
  package func phoneme(at number: Int) -> Phoneme? {
    Phoneme(rawValue: uint8(number, UnitBankLayout.Phone.phoneme))
  }

  /// Where in its syllable, word and phrase the phone stands.
  package func place(at number: Int) -> PhonePlace {
    PhonePlace(rawValue: uint8(number, UnitBankLayout.Phone.place))
  }

  /// The number of the recording it was spoken in.
  package func recording(at number: Int) -> Int {
    Int(uint16(number, UnitBankLayout.Phone.recording))
  }

  /// Its first frame in the recording.
  package func startFrame(at number: Int) -> Int {
    Int(uint32(number, UnitBankLayout.Phone.startFrame))
  }

  /// Where it may be cut in two.
  package func cutFrame(at number: Int) -> Int {
    Int(uint32(number, UnitBankLayout.Phone.cutFrame))
  }

  /// Frames of one period around the cut; 0 where it is not voiced.
  package func periodFrameCount(at number: Int) -> Int {
    Int(uint16(number, UnitBankLayout.Phone.period))
  }

  /// Its length on `ProsodyScale`.
  package func length(at number: Int) -> UInt8 { uint8(number, UnitBankLayout.Phone.length) }

  /// Its pitch at the cut on `ProsodyScale`; 0 where it is not voiced.
  package func pitch(at number: Int) -> UInt8 { uint8(number, UnitBankLayout.Phone.pitch) }

  /// What is compared where two phones join, for every phone: 12 coefficients of the spectrum, the level
  /// in decibels, the pitch, and whether there is voice.
  package var joins: Span<SIMD16<UInt8>> {
    @_lifetime(borrow self)
    get {
      let section = section(.joins)
      let bytes = bytes
      // Safe: opening made sure that the section lies in the file, in steps of 16 bytes.
      let records = bytes.extracting(section.offset..<(section.offset + section.count * 16))
      return _overrideLifetime(
        Span<SIMD16<UInt8>>(_unsafeBytes: records.withUnsafeBytes { $0 }), borrowing: self)
    }
  }

  private func offset(_ number: Int, _ field: Int) -> Int {
    let section = section(.phones)
    // What is outside reads as zero, or as another section of the file.
    guard number >= 0, number < section.count else { return -1 }
    return section.offset + number * 16 + field
  }

  private func uint8(_ number: Int, _ field: Int) -> UInt8 {
    bytes.uint8(at: offset(number, field))
  }

  private func uint16(_ number: Int, _ field: Int) -> UInt16 {
    bytes.uint16(at: offset(number, field))
  }

  private func uint32(_ number: Int, _ field: Int) -> UInt32 {
    bytes.uint32(at: offset(number, field))
  }
}
