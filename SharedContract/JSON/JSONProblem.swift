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

/// Collects the problems of one document, up to a number that a person would still read; one thread.
package final class JSONProblems {
  private static let limit = 100

  package private(set) var all: [JSONProblem] = []

  /// Whether further problems are only counted as "more".
  package var isFull: Bool { all.count > Self.limit }

  package init() {}

  package func report(_ message: String, at path: String) {
    guard !isFull else { return }
    let isLast = all.count == Self.limit
    all.append(
      isLast
        ? JSONProblem(path: "$", message: "there are more problems than these \(Self.limit)")
        : JSONProblem(path: path, message: message))
  }
}
