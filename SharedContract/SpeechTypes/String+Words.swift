extension String {
  /// Whether there is something to say in it: a voice that makes no sound of it has failed.
  package var hasWords: Bool { contains { $0.isLetter || $0.isNumber } }
}
