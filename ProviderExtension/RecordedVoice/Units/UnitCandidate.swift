/// A recorded pair of phones for one step of the search.
struct UnitCandidate {
  /// The recorded phones of its halves.
  var left: UInt32
  var right: UInt32
  /// Of the way up to here.
  var cost: Int32
  /// The candidate before it on the cheapest way.
  var previous: Int32 = 0

  var pair: UnitSelector.Pair { UnitSelector.Pair(left: Int(left), right: Int(right)) }
}
