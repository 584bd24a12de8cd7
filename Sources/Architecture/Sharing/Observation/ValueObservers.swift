/// The observers of a value and of its parts. The methods are not synchronised: the owner of the
/// value calls the methods while the owner holds the lock of the value.
final class ValueObservers<Value> {
  private struct ObservedPart {
    let part: ValuePart<Value>
    let change: ObservedChange
  }

  private let whole = ObservedChange()
  private var parts: [[AnyHashable]: ObservedPart] = [:]
  private lazy var equality = Equality<Value>()

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

  /// Notifies the observers, before and after an operation, that `newValue` replaces `oldValue`.
  /// The operation is also run if the values are equal.
  ///
  /// An observer is notified once. The record of a part is therefore removed when the part changes,
  /// so that the number of records does not grow with each element that was ever read.
  ///
  /// Complexity: O(*n*) in the number of recorded parts.
  func notify(from oldValue: Value, to newValue: Value, _ operation: () -> Void) {
    guard !equality.areKnownEqual(oldValue, newValue) else { return operation() }
    let changed =
      parts.isEmpty ? [:] : parts.filter { $0.value.part.hasChanged(oldValue, newValue) }
    for path in changed.keys {
      parts[path] = nil
    }
    whole.willChange()
    for part in changed.values { part.change.willChange() }
    operation()
    whole.didChange()
    for part in changed.values { part.change.didChange() }
  }
}
