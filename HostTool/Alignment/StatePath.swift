/// Which node of its graph each frame of a recording belongs to.
struct StatePath: Sendable {
  var nodes: [Int]
  /// The Gaussian of the node's state that fits each frame best.
  var components: [UInt8]
  /// The logarithm of how likely the frames are on this path.
  var logLikelihood: Double
}
