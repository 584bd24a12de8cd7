import ConcurrencyExtras

/// The observers of a value and of its parts. The methods are not synchronised: the owner of the
/// value calls the methods while the owner holds the lock of the value.
final class ValueObservers<Value> {
  private struct Record {
    let part: ValuePart<Value>
    let change: ObservedChange
    /// Whether the part was read since its last change.
    var isRead = true
    /// The period of the last read.
    var period: Int
  }

  private let whole = ObservedChange()
  private var records: [[AnyHashable]: Record] = [:] {
    didSet { hasRecords = !records.isEmpty }
  }
  // Stored, because each change reads the property, and `isEmpty` looks up the generic type of the
  // records.
  private var hasRecords = false
  private let equality = Equality<Value>()
  /// The number of times that unused records were removed.
  private var period = 0
  /// The number of records at which unused records are removed.
  private var limit = minimumLimit

  static var minimumLimit: Int { 256 }

  /// The number of recorded parts.
  var recordCount: Int { records.count }

  /// Tracks a read of the whole value.
  func access() {
    whole.access()
  }

  /// Tracks a read of a part of the value.
  func access(_ part: ValuePart<Value>) {
    if part.path.isEmpty { return access() }
    var record = records[part.path] ?? Record(part: part, change: ObservedChange(), period: period)
    record.isRead = true
    record.period = period
    records[part.path] = record
    record.change.access()
  }

  /// Notifies the observers, before and after an operation, that `newValue` replaces `oldValue`.
  /// The operation is also run if the values are equal.
  ///
  /// A record does not know whether its observers still exist. A record is therefore removed when
  /// its part has changed twice without a read between the changes. When the number of records has
  /// increased by one half, the records that were not read since the previous removal are removed,
  /// and their observers are notified, as if their parts had changed. If at most *m* parts are read
  /// between two changes, a change results in at most 400 + 4*m* records.
  ///
  /// Complexity: O(*n*) in the number of recorded parts.
  func notify(from oldValue: Value, to newValue: Value, _ operation: () -> Void) {
    guard !equality.areKnownEqual(oldValue, newValue) else { return operation() }
    let parts = hasRecords ? changedParts(from: oldValue, to: newValue) : []
    guard parts.isEmpty, MainThread.isCurrent else { return ([whole] + parts).notify(operation) }
    // Without the allocation of an array.
    whole.willChange()
    operation()
    whole.didChange()
  }

  /// Removes the records of unused parts, and returns the observable objects to notify.
  private func changedParts(from oldValue: Value, to newValue: Value) -> [ObservedChange] {
    var result: [ObservedChange] = []
    for (path, record) in records where record.part.hasChanged(oldValue, newValue) {
      result.append(record.change)
      if record.isRead {
        records[path]?.isRead = false
      } else {
        records[path] = nil
      }
    }
    if records.count > limit { result += removeUnusedRecords() }
    return result
  }

  private func removeUnusedRecords() -> [ObservedChange] {
    let unused = records.filter { $0.value.period < period }
    for path in unused.keys { records[path] = nil }
    period += 1
    limit = max(Self.minimumLimit, records.count * 3 / 2)
    return unused.values.map(\.change)
  }

  /// Removes all records, and returns all observable objects.
  func removeAll() -> [ObservedChange] {
    defer { records = [:] }
    return [whole] + records.values.map(\.change)
  }
}
