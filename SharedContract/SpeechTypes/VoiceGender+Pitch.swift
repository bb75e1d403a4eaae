extension VoiceGender {
  /// The mean pitch of adults' speech in hertz, in round figures, for a voice whose own is not known.
  package var typicalPitchHertz: Double {
    switch self {
    case .male: 120
    case .female: 210
    case .unspecified: 165
    }
  }
}
