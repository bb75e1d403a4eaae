/// What the service was started with.
package struct SpielSettings: Hashable, Sendable {
  /// The longest that the first list of voices waits for providers.
  static let patienceMilliseconds = 2000

  /// The time without a request or a call after which it ends; 0 for never.
  package var idleSeconds = 300
  /// Whether the name is taken from another such service.
  package var replaces = false

  package init() {}
}
