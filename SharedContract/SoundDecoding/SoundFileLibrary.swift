internal import CSoundFile

/// libsndfile, loaded when the first sound file is opened.
enum SoundFileLibrary {
  /// Nil where it is not installed.
  static let functions: csoundfile_functions? = {
    var functions = csoundfile_functions()
    return csoundfile_load(&functions) == 1 ? functions : nil
  }()
}
