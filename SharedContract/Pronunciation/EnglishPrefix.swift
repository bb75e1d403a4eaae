/// The prefixes that can stand before any English word, and how they sound.
enum EnglishPrefix {
  /// Spelling and phones.
  static let all: [(spelling: String, phonemes: [Phoneme])] = [
    ("anti", "AE2 N T IY0"), ("auto", "AO2 T OW0"), ("bio", "B AY2 OW0"),
    ("counter", "K AW2 N T ER0"), ("cyber", "S AY2 B ER0"), ("dis", "D IH0 S"),
    ("electro", "IH0 L EH2 K T R OW0"), ("euro", "Y UH2 R OW0"), ("hyper", "HH AY2 P ER0"),
    ("inter", "IH2 N T ER0"), ("macro", "M AE2 K R OW0"), ("mega", "M EH2 G AH0"),
    ("micro", "M AY2 K R OW0"), ("mid", "M IH2 D"), ("mini", "M IH2 N IY0"), ("mis", "M IH0 S"),
    ("mono", "M AA2 N OW0"), ("multi", "M AH2 L T IY0"), ("neo", "N IY2 OW0"),
    ("non", "N AA2 N"), ("out", "AW2 T"), ("over", "OW2 V ER0"), ("photo", "F OW2 T OW0"),
    ("poly", "P AA2 L IY0"), ("post", "P OW2 S T"), ("pre", "P R IY2"), ("pro", "P R OW2"),
    ("pseudo", "S UW2 D OW0"), ("re", "R IY0"), ("semi", "S EH2 M IY0"), ("sub", "S AH2 B"),
    ("super", "S UW2 P ER0"), ("tele", "T EH2 L AH0"), ("trans", "T R AE2 N Z"),
    ("ultra", "AH2 L T R AH0"), ("un", "AH0 N"), ("under", "AH2 N D ER0"),
  ].map { ($0.0, Phoneme.parse(arpabet: $0.1) ?? []) }
}
