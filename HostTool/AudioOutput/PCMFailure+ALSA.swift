internal import Glibc

extension PCMFailure {
  /// What an answer of ALSA's means.
  ///
  /// - Returns: Nil for "not now" (`EAGAIN`, `EINTR`).
  init?(_ failure: ALSAFailure) {
    switch failure.number {
    case EAGAIN, EINTR: return nil
    case EPIPE: self = .underrun
    case ESTRPIPE: self = .suspended
    default: self = .fatal(failure.error)
    }
  }
}
