/// What an attribute's text was read as.
package struct AttributeReading<Value: Sendable>: Sendable {
  package var value: Value
  /// How the text departs from the standard, for a diagnostic; nil when it does not.
  package var remark: String?

  init(_ value: Value, remark: String? = nil) {
    self.value = value
    self.remark = remark
  }

  func map<Result: Sendable>(_ transform: (Value) -> Result) -> AttributeReading<Result> {
    AttributeReading<Result>(transform(value), remark: remark)
  }
}
