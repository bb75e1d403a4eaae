/// The cheapest few of recorded phones, in order; of those that cost the same the first in the bank.
struct Beam {
  private static let room = 32

  let limit: Int
  private(set) var count = 0
  /// The cost of each, and its number in the lower half.
  private var keys = InlineArray<32, UInt64>(repeating: 0)

  /// - Parameter limit: 32 at most.
  init(limit: Int) {
    precondition(limit <= Self.room)
    self.limit = limit
  }

  /// What a phone must cost less than to be kept.
  var costLimit: Int32 { count == limit ? cost(limit - 1) : .max }

  func cost(_ index: Int) -> Int32 { Int32(truncatingIfNeeded: keys[index] >> 32) }

  func phone(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: keys[index]) }

  /// Keeps the phone if it is one of the cheapest.
  ///
  /// - Parameter cost: Not less than 0.
  @inline(__always)
  mutating func insert(_ phone: UInt32, _ cost: Int32) {
    let key = UInt64(UInt32(bitPattern: cost)) << 32 | UInt64(phone)
    if count == limit {
      guard key < keys[limit - 1] else { return }
    } else {
      count += 1
    }
    var place = count - 1
    // Safe: there are no more than fit in.
    while place > 0, unsafe keys[unchecked: place - 1] > key {
      unsafe keys[unchecked: place] = keys[unchecked: place - 1]
      place -= 1
    }
    keys[place] = key
  }
}
