/// The version of SSML that a document is written in; it decides what some values mean.
package enum SSMLVersion: String, Sendable, CaseIterable {
  case version10 = "1.0"
  case version11 = "1.1"
}
