/// A reference to a value that never changes.
final class ConstantReference<Value>: SharedReference<Value>, @unchecked Sendable {
  private let constant: Value
  /// The replacement of the reference by another reference.
  private let replacement = ObservedChange()

  init(_ value: Value) {
    constant = value
  }

  override var id: SharedReferenceID { SharedReferenceID(storage: ObjectIdentifier(self)) }

  override var origin: String { "value: \(String(reflecting: constant))" }

  override var value: Value { constant }

  override func access(_ part: ValuePart<Value>) { replacement.access() }

  override func notifyAll(_ operation: () -> Void) {
    operation()
    replacement.notify()
  }

  override var isLoading: Bool {
    replacement.access()
    return false
  }

  override var loadError: (any Error)? {
    replacement.access()
    return nil
  }

  override func load() async throws {}

  override func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription()
  }

  override var saveError: (any Error)? {
    replacement.access()
    return nil
  }

  /// Changes a copy of the value, and discards the copy.
  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    var copy = constant
    return try body(&copy)
  }

  override func save() async throws {}
}
