internal import Glibc

/// This process's surroundings.
package enum Environment {
  /// The variable's value; nil when it is unset or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Every variable, as `NAME=value`, for a child process.
  package static func all() -> [String] {
    var result: [String] = []
    var entry = environ
    while let text = entry.pointee {
      result.append(String(cString: text))
      entry += 1
    }
    return result
  }

  /// The effective user.
  package static var userIdentifier: UInt32 { geteuid() }
}
