/// The cheapest few of recorded phones, in order.
struct Beam {
  struct Entry {
    var cost: Int32
    var phone: Int
  }

  let limit: Int
  private(set) var entries: [Entry] = []

  init(limit: Int) {
    self.limit = limit
    entries.reserveCapacity(limit + 1)
  }

  /// What a phone must cost less than to be kept.
  var costLimit: Int32 { entries.count == limit ? entries[limit - 1].cost : .max }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Keeps the phone if it is one of the cheapest.
  @inline(__always)
  mutating func insert(_ phone: Int, _ cost: Int32) {
    guard cost < costLimit else { return }
    if entries.count == limit { entries.removeLast() }
    var place = entries.count
    entries.append(Entry(cost: cost, phone: phone))
    while place > 0, entries[place - 1].cost > cost {
      entries[place] = entries[place - 1]
      place -= 1
    }
    entries[place] = Entry(cost: cost, phone: phone)
  }
}
