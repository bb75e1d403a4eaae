/// Takes a document apart by its format, and reports every problem with its path, not the first.
///
/// Each accessor answers nil for a value that is not as asked, and has reported it then. A caller
/// reads all it knows of and looks at `problems` at the end.
package struct JSONReader {
  package let value: JSONValue
  /// Where the value is: `$.voices[2].identifier`.
  package let path: String
  private let problems: JSONProblems

  package init(_ value: JSONValue, path: String = "$", problems: JSONProblems) {
    self.value = value
    self.path = path
    self.problems = problems
  }

  /// Reports a problem at this value.
  package func report(_ message: String) { problems.report(message, at: path) }

  /// The value as a boolean.
  package func bool() -> Bool? {
    guard case .bool(let bool) = value else { return wrongType("a boolean") }
    return bool
  }

  /// The value as a text.
  ///
  /// - Parameter allowsEmpty: False makes the empty text a problem.
  package func string(allowsEmpty: Bool = true) -> String? {
    guard case .string(let string) = value else { return wrongType("a string") }
    guard allowsEmpty || !string.isEmpty else {
      report("must not be empty")
      return nil
    }
    return string
  }

  /// The value as an integer of the range.
  package func integer(in range: ClosedRange<Int> = .min ... .max) -> Int? {
    guard case .integer(let integer) = value else { return wrongType("an integer") }
    guard let result = Int(exactly: integer), range.contains(result) else {
      report("\(integer) is not in \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return result
  }

  /// The value as a number of the range, with or without a fraction.
  package func number(in range: ClosedRange<Double>) -> Double? {
    let number: Double
    switch value {
    case .integer(let integer): number = Double(integer)
    case .real(let real): number = real
    default: return wrongType("a number")
    }
    guard range.contains(number) else {
      report("\(number) is not in \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return number
  }

  /// The value as what `make` makes of a text.
  ///
  /// - Parameter form: What is expected, for the message: `a language tag such as "en-US"`.
  package func string<Result>(
    as form: @autoclosure () -> String, _ make: (String) -> Result?
  ) -> Result? {
    guard let string = string() else { return nil }
    guard let result = make(string) else {
      report("expected \(form()), found \(JSONValue.string(string).serialized())")
      return nil
    }
    return result
  }

  /// The value as one of a few names.
  package func choice<Choice: CustomStringConvertible>(of choices: [Choice]) -> Choice? {
    let names = { choices.map { "\"\($0.description)\"" }.joined(separator: ", ") }
    return string(as: "one of " + names()) { text in
      for choice in choices where choice.description == text { return choice }
      return nil
    }
  }

  /// The value's elements.
  package func array() -> [JSONReader]? {
    guard case .array(let elements) = value else { return wrongType("an array") }
    return elements.enumerated().map { index, element in
      JSONReader(element, path: "\(path)[\(index)]", problems: problems)
    }
  }

  /// The value as an object of a format with these keys; any other key is a problem.
  package func object(keys: [String]) -> JSONObjectReader? {
    guard case .object(let object) = value else { return wrongType("an object") }
    let reader = JSONObjectReader(object, path: path, problems: problems)
    reader.reportKeys(notIn: keys)
    return reader
  }

  private func wrongType<Result>(_ expected: String) -> Result? {
    report("expected \(expected), found \(value.typeName)")
    return nil
  }
}
