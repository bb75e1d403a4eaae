internal import AppGroup
internal import Posix

/// The voices of an app group as a provider of Spiel's on the session bus.
package enum SpielService {
  /// Serves until it is told to end, or has had nothing to do for its time.
  ///
  /// To be called from the program's only thread.
  package static func serve(_ settings: SpielSettings) throws(SpielError) {
    let server: SpielServer
    do throws(PosixError) {
      server = try SpielServer(settings, AppGroupLocation.resolve(explicit: nil))
    } catch {
      throw .failed(cause: "\(error)")
    }
    try server.run()
  }
}
