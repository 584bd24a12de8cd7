/// A reference to a value that never changes.
final class ConstantReference<Value>: SharedReference<Value>, @unchecked Sendable {
  private let constant: Value

  init(_ value: Value) {
    constant = value
  }

  override var id: SharedReferenceID { SharedReferenceID(storage: ObjectIdentifier(self)) }

  override var value: Value { constant }

  override func access(_ part: ValuePart<Value>) {}

  override var isLoading: Bool { false }

  override var loadError: (any Error)? { nil }

  override func load() async throws {}

  override func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription()
  }

  override var saveError: (any Error)? { nil }

  /// Changes a copy of the value, and discards the copy.
  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    var copy = constant
    return try body(&copy)
  }

  override func save() async throws {}
}
