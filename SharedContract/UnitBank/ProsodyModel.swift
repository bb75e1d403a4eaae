/// How long a voice holds each phone and at what pitch, learned from its recordings.
///
/// Every class of every feature adds its weight; ridge regression finds the weights (docs/unit-bank.md).
/// Numbers are on `ProsodyScale`.
package struct ProsodyModel: Hashable, Sendable {
  package struct Weights: Hashable, Sendable {
    package var bias: Float
    /// One for each class of each feature.
    package var classes: [Float]

    package init(bias: Float, classes: [Float]) {
      self.bias = bias
      self.classes = classes
    }
  }

  /// How many weights there are beside the bias.
  package static let weightCount = ProsodyFeatures.count

  package var length: Weights
  package var pitch: Weights

  package init(length: Weights, pitch: Weights) {
    self.length = length
    self.pitch = pitch
  }

  /// A phone as the voice would say it.
  package struct Target: Hashable, Sendable {
    package var length: UInt8
    package var pitch: UInt8

    package init(length: UInt8, pitch: UInt8) {
      self.length = length
      self.pitch = pitch
    }
  }

  /// What is to be expected of each phone of a stretch.
  package func targets(of stretch: Stretch) -> [Target] {
    stretch.phones.indices.map { index in
      var length = self.length.bias
      var pitch = self.pitch.bias
      ProsodyFeatures.visit(index, of: stretch) { number in
        length += self.length.classes[number]
        pitch += self.pitch.classes[number]
      }
      return Target(
        length: ProsodyScale.clamped(Double(length)), pitch: ProsodyScale.clamped(Double(pitch)))
    }
  }

  /// The classes that a phone belongs to, for learning.
  package static func classes(of index: Int, in stretch: Stretch) -> [Int] {
    var numbers: [Int] = []
    ProsodyFeatures.visit(index, of: stretch) { numbers.append($0) }
    return numbers
  }
}
