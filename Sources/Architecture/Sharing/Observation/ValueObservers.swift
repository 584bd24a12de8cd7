import ConcurrencyExtras

/// The observers of a value and of its parts, for any thread.
///
/// A part can be identified and compared by code of the user, which runs while no lock is held.
// The conformance is unchecked, because the type of the value may not be `Sendable`.
final class ValueObservers<Value>: @unchecked Sendable {
  private struct Reads {
    /// Whether the part was read since its last change.
    var isRead = true
    /// The period of the last read.
    var period: Int
    /// Whether the record was removed from the table.
    var isRemoved = false
  }

  private final class Record: @unchecked Sendable {
    let part: ValuePart<Value>
    let change = ObservedChange()
    /// Accessed while the lock of the observers is held.
    var reads: Reads

    init(_ part: ValuePart<Value>, period: Int) {
      self.part = part
      reads = Reads(period: period)
    }
  }

  private struct Counts {
    /// The number of recorded parts.
    var records = 0
    /// The number of times that unused records were removed.
    var period = 0
    /// The number of records at which unused records are removed.
    var limit = ValueObservers.minimumLimit
  }

  private let whole = ObservedChange()
  private let records = HashTable<[AnyHashable], Record>()
  private let counts = Lock(Counts())
  private let equality = Equality<Value>()

  static var minimumLimit: Int { 256 }

  /// The number of recorded parts.
  var recordCount: Int { counts.withLock { $0.records } }

  /// Tracks a read of the whole value.
  func access() {
    whole.access()
  }

  /// Tracks a read of a part of the value. Called before the value is read.
  func access(_ part: ValuePart<Value>) {
    if part.path.isEmpty { return access() }
    while true {
      var new: Record?
      let record = records.value(for: part.path) {
        let record = Record(part, period: counts.withLock { $0.period })
        new = record
        return record
      }
      record.change.access()
      let isRecorded = counts.withLock { counts in
        if record === new { counts.records += 1 }
        record.reads.isRead = true
        record.reads.period = counts.period
        return !record.reads.isRemoved
      }
      // Otherwise another thread is removing the record.
      if isRecorded { return }
    }
  }

  /// Notifies the observers that `newValue` has replaced `oldValue`. Called after the replacement,
  /// so that an observer that reads again reads the new value.
  ///
  /// A record does not know whether its observers still exist. A record is therefore removed when
  /// its part has changed twice without a read between the changes. When the number of records has
  /// increased by one half, the records that were not read since the previous removal are removed,
  /// and their observers are notified, as if their parts had changed. If at most *m* parts are read
  /// between two changes, a change results in at most 400 + 4*m* records.
  ///
  /// Complexity: O(*n*) in the number of recorded parts.
  func notify(from oldValue: Value, to newValue: Value) {
    guard !equality.areKnownEqual(oldValue, newValue) else { return }
    guard recordCount > 0 else { return whole.notify() }
    ([whole] + changedParts(from: oldValue, to: newValue)).notify()
  }

  /// Removes the records of unused parts, and returns the observable objects to notify.
  private func changedParts(from oldValue: Value, to newValue: Value) -> [ObservedChange] {
    let all = records.values
    let changed = all.filter { $0.part.hasChanged(oldValue, newValue) }
    let removed = counts.withLock { counts in
      var removed: [Record] = []
      for record in changed where !record.reads.isRemoved {
        if record.reads.isRead {
          record.reads.isRead = false
        } else {
          remove(record, &counts, &removed)
        }
      }
      if counts.records > counts.limit {
        for record in all where record.reads.period < counts.period && !record.reads.isRemoved {
          remove(record, &counts, &removed)
        }
        counts.period += 1
        counts.limit = max(Self.minimumLimit, counts.records * 3 / 2)
      }
      return removed
    }
    for record in removed { records.remove(record.part.path, ifValueIs: record) }
    let known = Set(changed.map(ObjectIdentifier.init))
    return (changed + removed.filter { !known.contains(ObjectIdentifier($0)) }).map(\.change)
  }

  /// Removes all records, and returns all observable objects.
  func removeAll() -> [ObservedChange] {
    let all = records.values
    let removed = counts.withLock { counts in
      var removed: [Record] = []
      for record in all where !record.reads.isRemoved { remove(record, &counts, &removed) }
      return removed
    }
    for record in removed { records.remove(record.part.path, ifValueIs: record) }
    return [whole] + all.map(\.change)
  }

  /// Marks a record as removed. The lock is held.
  private func remove(_ record: Record, _ counts: inout Counts, _ removed: inout [Record]) {
    record.reads.isRemoved = true
    counts.records -= 1
    removed.append(record)
  }
}
