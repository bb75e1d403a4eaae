internal import Spelling

/// An object's members, read by their keys; made by `JSONReader.object(keys:)`.
package struct JSONObjectReader {
  private let object: JSONObject
  private let path: String
  private let problems: JSONProblems

  init(_ object: JSONObject, path: String, problems: JSONProblems) {
    self.object = object
    self.path = path
    self.problems = problems
  }

  /// The member, or nil after a report that it is missing.
  package func required(_ key: String) -> JSONReader? {
    if let member = optional(key) { return member }
    problems.report("missing key \"\(key)\"", at: path)
    return nil
  }

  /// The member, or nil when there is none. A `null` is a member, and no type's value.
  package func optional(_ key: String) -> JSONReader? {
    object[key].map { JSONReader($0, path: memberPath(key), problems: problems) }
  }

  /// Every member in its order, for an object whose keys are data.
  package var members: [(key: String, value: JSONReader)] {
    object.members.map { member in
      let reader = JSONReader(member.value, path: memberPath(member.key), problems: problems)
      return (member.key, reader)
    }
  }

  func reportKeys(notIn known: [String]) {
    for key in object.keys where !known.contains(key) {
      // A suggestion is not cheap, and a hostile document has many keys.
      guard !problems.isFull else { return }
      let suggestion = NearestName.suggestion(for: key, in: known)
      problems.report("unknown key" + suggestion, at: memberPath(key))
    }
  }

  private func memberPath(_ key: String) -> String {
    let isPlain =
      !key.isEmpty
      && key.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      }
    return isPlain ? "\(path).\(key)" : "\(path)[\(JSONValue.string(key).serialized())]"
  }
}
