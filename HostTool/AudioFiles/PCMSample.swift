/// A sample as it is worked with in memory.
protocol PCMSample {
  /// The nearest sample; full scale is 1. Integers take what is beyond as full scale, and what is
  /// no number as 0.
  init(unitValue: Double)

  /// Its value, full scale being 1.
  var unitValue: Double { get }
}

extension Float: PCMSample {
  init(unitValue: Double) { self.init(unitValue) }
  var unitValue: Double { Double(self) }
}

extension Double: PCMSample {
  init(unitValue: Double) { self = unitValue }
  var unitValue: Double { self }
}

extension PCMSample where Self: FixedWidthInteger {
  private static var scale: Double { -Double(min) }

  init(unitValue: Double) {
    let value = (unitValue * Self.scale).rounded()
    self = value.isNaN ? 0 : Self(Swift.max(-Self.scale, Swift.min(Self.scale - 1, value)))
  }

  var unitValue: Double { Double(self) / Self.scale }
}

extension Int16: PCMSample {}
extension Int32: PCMSample {}
