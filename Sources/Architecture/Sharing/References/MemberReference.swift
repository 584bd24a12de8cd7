/// A reference to a property of a shared value. The property can be read and changed.
final class MemberReference<Root, Value>: SharedReference<Value>, @unchecked Sendable {
  private let root: SharedReference<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: SharedReference<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override var id: SharedReferenceID { root.id.appending(keyPath) }

  override var origin: String { "\(root.origin)[dynamicMember: \(keyPath)]" }

  override var value: Value { root.value[keyPath: keyPath] }

  override func access(_ part: ValuePart<Value>) {
    // An observer of a part that may not exist observes the root instead.
    root.access(isSafe(keyPath) ? part.prefixed(by: keyPath) : .whole)
  }

  override func notifyAll(_ operation: () -> Void) { root.notifyAll(operation) }

  override var isLoading: Bool { root.isLoading }

  override var loadError: (any Error)? { root.loadError }

  override func load() async throws { try await root.load() }

  override func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    root.subscribe(handler)
  }

  override var saveError: (any Error)? { root.saveError }

  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try root.withLock { try body(&$0[keyPath: keyPath]) }
  }

  override func save() async throws { try await root.save() }
}

/// A reference to a property of a shared value. The property can only be read.
final class MemberReaderReference<Root, Value>: SharedReaderReference<Value>, @unchecked Sendable {
  private let root: SharedReaderReference<Root>
  private let keyPath: KeyPath<Root, Value>

  init(_ root: SharedReaderReference<Root>, _ keyPath: KeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override var id: SharedReferenceID { root.id.appending(keyPath) }

  override var origin: String { "\(root.origin)[dynamicMember: \(keyPath)]" }

  override var value: Value { root.value[keyPath: keyPath] }

  override func access(_ part: ValuePart<Value>) {
    // An observer of a part that may not exist observes the root instead.
    root.access(isSafe(keyPath) ? part.prefixed(by: keyPath) : .whole)
  }

  override func notifyAll(_ operation: () -> Void) { root.notifyAll(operation) }

  override var isLoading: Bool { root.isLoading }

  override var loadError: (any Error)? { root.loadError }

  override func load() async throws { try await root.load() }

  override func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    root.subscribe(handler)
  }
}
