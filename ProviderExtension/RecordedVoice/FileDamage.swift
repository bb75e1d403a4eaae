internal import Posix
internal import SpeechTypes

/// Tells whether a mapped file has been found shortened since it was made.
///
/// One thread speaks, so what is found during a piece of work is a file of that work.
struct FileDamage {
  private let countBefore = MappedFile.damageCount

  /// What to tell of it; nil when nothing was found.
  var failure: SpeechFailure? {
    guard MappedFile.damageCount != countBefore else { return nil }
    let path = MappedFile.lastDamagedPath ?? "a file of the voice"
    return SpeechFailure(.voiceUnusable, "\(path): cut short while it was in use")
  }
}
