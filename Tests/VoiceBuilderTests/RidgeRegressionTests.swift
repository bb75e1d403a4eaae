import Testing
import VoiceBuilder

@Suite("Weights of classes are found by least squares")
struct RidgeRegressionTests {
  @Test("exactly where the rows say so, and 0 for a class without rows")
  func exact() {
    var regression = RidgeRegression(classCount: 5)
    for (first, second) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
      let value: Float = 10 + (first == 0 ? 3 : -3) + (second == 2 ? 1 : -1)
      regression.add(classes: [first, second], value: value)
    }
    let solved = regression.solved(penalty: 0.0001)
    #expect(abs(solved.bias - 10) < 0.001)
    for (weight, expected) in zip(solved.weights, [3, -3, 1, -1, 0] as [Float]) {
      #expect(abs(weight - expected) < 0.01)
    }
  }

  @Test("and drawn towards 0 by the penalty")
  func penalty() {
    var regression = RidgeRegression(classCount: 2)
    regression.add(classes: [0], value: 2)
    regression.add(classes: [1], value: 0)
    #expect(regression.solved(penalty: 1).weights == [0.5, -0.5])
    #expect(RidgeRegression(classCount: 1).solved(penalty: 1).weights == [0])
  }
}
