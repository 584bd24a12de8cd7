/// The observers of a value and of its parts. The methods are not synchronised: the owner of the
/// value calls the methods while the owner holds the lock of the value.
final class ValueObservers<Value> {
  private struct ObservedPart {
    let part: ValuePart<Value>
    let change: ObservedChange
  }

  private let whole = ObservedChange()
  private var parts: [[AnyHashable]: ObservedPart] = [:]

  /// Tracks a read of the whole value.
  func access() {
    whole.access()
  }

  /// Tracks a read of a part of the value.
  func access(_ part: ValuePart<Value>) {
    if part.path.isEmpty { return access() }
    let observed = parts[part.path] ?? ObservedPart(part: part, change: ObservedChange())
    parts[part.path] = observed
    observed.change.access()
  }

  /// Returns the changes whose observers must be notified if `newValue` replaces `oldValue`.
  ///
  /// An observer is notified once. The record of a part is therefore removed when the part changes,
  /// so that the number of records does not grow with each element that was ever read.
  ///
  /// Complexity: O(*n*) in the number of recorded parts.
  func changes(from oldValue: Value, to newValue: Value) -> [ObservedChange] {
    guard !areKnownEqual(oldValue, newValue) else { return [] }
    guard !parts.isEmpty else { return [whole] }
    let changed = parts.filter { $0.value.part.hasChanged(oldValue, newValue) }
    for path in changed.keys {
      parts[path] = nil
    }
    return [whole] + changed.values.map(\.change)
  }
}
