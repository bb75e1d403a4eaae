/// Something in a JSON document that is not as its format says.
package struct JSONProblem: Hashable, Sendable, CustomStringConvertible {
  /// Where: `$.voices[2].identifier`; `$` is the whole document.
  package var path: String
  /// What is wrong, with the value that was found.
  package var message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  package var description: String { "\(path): \(message)" }
}

/// Collects the problems of one document; one thread.
package final class JSONProblems {
  package private(set) var all: [JSONProblem] = []

  package init() {}

  package func report(_ message: String, at path: String) {
    all.append(JSONProblem(path: path, message: message))
  }
}
