/// A dictionary for any thread whose keys are of types of the user.
///
/// The functions `==` and `hash(into:)` of a key can do anything, such as read a dependency or a
/// shared value, so they are called while no lock is held.
///
/// Complexity: as a dictionary.
package final class HashTable<Key: Hashable, Value: AnyObject & Sendable>: @unchecked Sendable {
  private struct Entry {
    let key: Key
    let value: Value
  }

  private let buckets = Lock<[Int: [Entry]]>([:])

  package init() {}

  /// The values, in no particular order.
  package var values: [Value] { buckets.withLock { Array($0.values) }.flatMap { $0.map(\.value) } }

  /// Returns the value of a key, or `nil`.
  package func value(for key: Key) -> Value? {
    let hash = key.hashValue
    return buckets.withLock { $0[hash] }?.first { $0.key == key }?.value
  }

  /// Returns the value of a key. If there is none, inserts the result of `make`, which can be
  /// called more than once if another thread inserts a key at the same time.
  package func value(for key: Key, orInsert make: () -> Value) -> Value {
    let hash = key.hashValue
    while true {
      let known = buckets.withLock { $0[hash] } ?? []
      if let entry = known.first(where: { $0.key == key }) { return entry.value }
      let new = Entry(key: key, value: make())
      let isInserted = buckets.withLock { buckets in
        // Another thread may have inserted the key since.
        guard Self.areSame(buckets[hash] ?? [], known) else { return false }
        buckets[hash, default: []].append(new)
        return true
      }
      if isInserted { return new.value }
    }
  }

  /// Removes an entry if it has a value. Otherwise the table is unchanged.
  package func remove(_ key: Key, ifValueIs value: Value) {
    let hash = key.hashValue
    // The entry is released after the lock, because the release can call code of the user.
    let removed: Entry? = buckets.withLock { buckets in
      guard let index = buckets[hash]?.firstIndex(where: { $0.value === value }) else { return nil }
      let entry = buckets[hash]?.remove(at: index)
      if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
      return entry
    }
    withExtendedLifetime(removed) {}
  }

  /// Removes all entries.
  package func removeAll() {
    let removed = buckets.withLock { buckets in
      defer { buckets = [:] }
      return buckets
    }
    withExtendedLifetime(removed) {}
  }

  private static func areSame(_ lhs: [Entry], _ rhs: [Entry]) -> Bool {
    lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0.value === $1.value }
  }
}
