/// Least squares with a penalty on large weights, for sums of classes.
///
/// The bias is the mean of the values; each row adds the weights of its classes (Hoerl and
/// Kennard, "Ridge regression", 1970).
package struct RidgeRegression {
  private let classCount: Int
  private var rows: [(classes: [Int], value: Float)] = []

  package init(classCount: Int) { self.classCount = classCount }

  package mutating func add(classes: [Int], value: Float) { rows.append((classes, value)) }

  /// The bias and a weight for each class; a class without rows gets 0.
  package func solved(penalty: Float) -> (bias: Float, weights: [Float]) {
    let bias = rows.isEmpty ? 0 : rows.reduce(0) { $0 + $1.value } / Float(rows.count)
    var matrix = [[Float]](
      repeating: [Float](repeating: 0, count: classCount + 1), count: classCount)
    for row in rows {
      for first in row.classes {
        for second in row.classes { matrix[first][second] += 1 }
        matrix[first][classCount] += row.value - bias
      }
    }
    for index in 0..<classCount { matrix[index][index] += penalty }
    return (bias, Self.solution(&matrix))
  }

  /// Gaussian elimination; the matrix is symmetric and positive definite, so no pivot is sought.
  private static func solution(_ matrix: inout [[Float]]) -> [Float] {
    let count = matrix.count
    for pivot in 0..<count {
      let pivotRow = matrix[pivot]
      for row in (pivot + 1)..<max(count, pivot + 1) where matrix[row][pivot] != 0 {
        let factor = matrix[row][pivot] / pivotRow[pivot]
        for column in pivot...count { matrix[row][column] -= factor * pivotRow[column] }
      }
    }
    var weights = [Float](repeating: 0, count: count)
    for row in (0..<count).reversed() {
      var value = matrix[row][count]
      for column in (row + 1)..<max(count, row + 1) {
        value -= matrix[row][column] * weights[column]
      }
      weights[row] = value / matrix[row][row]
    }
    return weights
  }
}
