/// A dictionary for any thread whose keys are of types of the user.
///
/// The functions `==` and `hash(into:)` of a key can do anything, such as read a dependency or a
/// shared value, so they are called while no lock is held.
///
/// The functions can be inlined, so that the table of each module is specialized: an action that
/// presents a child, or runs an effect, uses several tables.
///
/// Complexity: as a dictionary.
@usableFromInline
package final class HashTable<Key: Hashable, Value: AnyObject & Sendable>: @unchecked Sendable {
  @usableFromInline
  struct Entry {
    @usableFromInline let key: Key
    @usableFromInline let value: Value

    @inlinable
    init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }

  @usableFromInline
  struct Entries {
    @usableFromInline var buckets: [Int: [Entry]] = [:]
    @usableFromInline var count = 0

    @inlinable
    init() {}
  }

  @usableFromInline let entries: Lock<Entries>

  @inlinable
  package init() {
    entries = Lock(Entries())
  }

  /// The number of entries.
  @inlinable
  package var count: Int { entries.withLock { $0.count } }

  /// The keys and values, in no particular order.
  @inlinable
  package var elements: [(key: Key, value: Value)] {
    entries.withLock { $0.buckets }.values.flatMap { $0.map { ($0.key, $0.value) } }
  }

  /// The values, in no particular order.
  @inlinable
  package var values: [Value] { elements.map(\.value) }

  /// Returns the value of a key, or `nil`.
  @inlinable
  package func value(for key: Key) -> Value? {
    let hash = key.hashValue
    return entries.withLock { $0.buckets[hash] }?.first { $0.key == key }?.value
  }

  /// Returns the value of a key. If there is none, inserts the result of `make`, which can be
  /// called more than once if another thread inserts a key at the same time.
  @inlinable
  package func value(for key: Key, orInsert make: () -> Value) -> Value {
    let hash = key.hashValue
    while true {
      let known = entries.withLock { $0.buckets[hash] } ?? []
      if let entry = known.first(where: { $0.key == key }) { return entry.value }
      let new = Entry(key: key, value: make())
      let isInserted = entries.withLock { entries in
        // Another thread may have inserted the key since.
        guard Self.areSame(entries.buckets[hash] ?? [], known) else { return false }
        entries.buckets[hash, default: []].append(new)
        entries.count += 1
        return true
      }
      if isInserted { return new.value }
    }
  }

  /// Removes an entry if it has a value. Otherwise the table is unchanged.
  @inlinable
  package func remove(_ key: Key, ifValueIs value: Value) {
    let hash = key.hashValue
    // The entry is released after the lock, because the release can call code of the user.
    let removed: Entry? = entries.withLock { entries in
      guard let index = entries.buckets[hash]?.firstIndex(where: { $0.value === value }) else {
        return nil
      }
      let entry = entries.buckets[hash]?.remove(at: index)
      if entries.buckets[hash]?.isEmpty == true { entries.buckets[hash] = nil }
      entries.count -= 1
      return entry
    }
    withExtendedLifetime(removed) {}
  }

  /// Removes all entries.
  @inlinable
  package func removeAll() {
    let removed = entries.withLock { entries in
      defer { entries = Entries() }
      return entries
    }
    withExtendedLifetime(removed) {}
  }

  @inlinable
  static func areSame(_ lhs: [Entry], _ rhs: [Entry]) -> Bool {
    lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0.value === $1.value }
  }
}
