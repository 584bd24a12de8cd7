/// A reference that stores the value itself. If the reference has a key, the value is loaded from
/// the storage of the key. Unless the key can only be read, the value is saved to the storage after
/// each call of ``withLock(_:)``.
final class StoredReference<Value>: SharedReference<Value>, @unchecked Sendable {
  private let lock = RecursiveLock()
  private var stored: Value
  private let initialValue: Value
  private let observers = ValueObservers<Value>()
  private let status = ObservedChange()
  private var isLoadInFlight = false
  /// The number of calls of ``withLock(_:)``.
  private var changeCount = 0
  private var lastLoadError: (any Error)?
  private var lastSaveError: (any Error)?
  private var handlers: [Int: @Sendable () -> Void] = [:]
  private var nextHandler = 0
  private let persistence: SharedPersistence<Value>?
  private var subscription: SharedSubscription?

  /// Creates a reference to a value. ``start(isLoaded:)`` loads the value from `persistence`.
  init(_ value: Value, persistence: SharedPersistence<Value>? = nil) {
    stored = value
    initialValue = value
    self.persistence = persistence
  }

  /// Loads the value, unless `isLoaded` is `true`, and observes the storage. Does nothing if the
  /// reference has no key.
  func start(isLoaded: Bool) {
    guard let persistence else { return }
    if !isLoaded {
      setLoading(true)
      persistence.load(.initialValue(initialValue), continuation())
    }
    subscription = persistence.subscribe(
      .initialValue(initialValue),
      SharedSubscriber(
        onUpdate: { [weak self] in self?.apply($0) },
        onLoading: { [weak self] isLoading in self?.setLoading(isLoading) }
      )
    )
  }

  /// Runs an operation while the reference is locked for other threads.
  func whileLocked<R>(_ operation: () -> R) -> R {
    lock.withLock(operation)
  }

  deinit {
    subscription?.cancel()
    persistence?.onRelease()
  }

  override var id: SharedReferenceID { SharedReferenceID(storage: ObjectIdentifier(self)) }

  override var value: Value {
    if let value = SharedAssertion.current?.value(of: self) { return value }
    return storedValue
  }

  /// The actual value, even while a test asserts another value.
  var storedValue: Value { lock.withLock { stored } }

  // One acquisition of the lock covers the value and the record of the read. The optional of the
  // asserted value is created only during an assertion, because a generic optional looks up its
  // type.
  override var observedValue: Value {
    if SharedAssertion.current != nil {
      whileLocked { observers.access() }
      return value
    }
    return lock.withLock {
      observers.access()
      return stored
    }
  }

  override func access(_ part: ValuePart<Value>) {
    lock.withLock { observers.access(part) }
  }

  override func notifyAll(_ operation: () -> Void) {
    lock.withLock { ([status] + observers.removeAll()).notify(operation) }
  }

  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let assertion = SharedAssertion.current {
      return try assertion.modify(self, body)
    }
    var hasHandlers = false
    defer { if hasHandlers { callHandlers() } }
    return try lock.withLock {
      var value = stored
      defer {
        changeCount += 1
        SharedChangeTracker.current?.willChange(self, from: stored)
        replace(with: value)
        save(value)
        hasHandlers = !handlers.isEmpty
      }
      return try body(&value)
    }
  }

  /// Replaces the value, and notifies the observers of the parts that have changed. The caller
  /// holds the lock.
  private func replace(with newValue: Value) {
    // Observers on other threads that read the value wait for the lock.
    observers.notify(from: stored, to: newValue) { stored = newValue }
  }

  override func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = lock.withLock {
      nextHandler += 1
      handlers[nextHandler] = handler
      return nextHandler
    }
    return SharedSubscription { [weak self] in
      self?.lock.withLock { _ = self?.handlers.removeValue(forKey: id) }
    }
  }

  private func callHandlers() {
    let handlers = lock.withLock { self.handlers.sorted { $0.key < $1.key } }
    for (_, handler) in handlers { handler() }
  }

  // MARK: Load

  override var isLoading: Bool {
    status.access()
    return lock.withLock { isLoadInFlight }
  }

  override var loadError: (any Error)? {
    status.access()
    return lock.withLock { lastLoadError }
  }

  override func load() async throws {
    guard let persistence else { return }
    setLoading(true)
    try await withCheckedThrowingContinuation { result in
      persistence.load(.userInitiated, continuation { result.resume(with: $0) })
    }
  }

  private func continuation(
    _ completion: @escaping @Sendable (Result<Void, any Error>) -> Void = { _ in }
  ) -> LoadContinuation<Value> {
    let count = lock.withLock { changeCount }
    return LoadContinuation(describing: persistence?.describeKey) { [weak self] result in
      self?.apply(unlessChangedSince: count) { result }
      completion(result.map { _ in })
    }
  }

  /// Stores the value that was loaded or observed, or the error. If the storage has no value, the
  /// initial value is stored. Does nothing if `result` returns `nil`.
  ///
  /// - Parameters:
  ///   - count: The number of changes when a load was started; `nil` for an observed value. A value
  ///     that was changed during the load is newer than the value of the storage, and is preserved.
  ///   - result: Returns the result. Called while the reference is locked.
  private func apply(
    unlessChangedSince count: Int? = nil,
    _ result: () -> Result<Value?, any Error>?
  ) {
    let isReplaced = lock.withLock {
      guard let result = result() else { return false }
      setLoading(false)
      switch result {
      case .success(let value):
        setError(nil, at: \.lastLoadError)
        if let count, count != changeCount { return false }
        replace(with: value ?? initialValue)
        return true
      case .failure(let error):
        setError(error, at: \.lastLoadError)
        return false
      }
    }
    if isReplaced { callHandlers() }
  }

  private func setLoading(_ isLoading: Bool) {
    lock.withLock {
      guard isLoading != isLoadInFlight else { return }
      status.notify { isLoadInFlight = isLoading }
    }
  }

  private func setError(
    _ error: (any Error)?,
    at property: ReferenceWritableKeyPath<StoredReference, (any Error)?>
  ) {
    guard error != nil || self[keyPath: property] != nil else { return }
    status.notify { self[keyPath: property] = error }
  }

  // MARK: Save

  override var saveError: (any Error)? {
    status.access()
    return lock.withLock { lastSaveError }
  }

  override func save() async throws {
    guard let persistence else { return }
    try await withCheckedThrowingContinuation { result in
      lock.withLock {
        persistence.save?(
          stored,
          .userInitiated,
          SaveContinuation(describing: persistence.describeKey) { [weak self] in
            self?.finishSaving($0)
            result.resume(with: $0)
          }
        ) ?? result.resume()
      }
    }
  }

  private func save(_ value: Value) {
    guard let persistence else { return }
    persistence.save?(
      value,
      .didSet,
      SaveContinuation(describing: persistence.describeKey) { [weak self] in
        self?.finishSaving($0)
      }
    )
  }

  private func finishSaving(_ result: Result<Void, any Error>) {
    lock.withLock {
      switch result {
      case .success: setError(nil, at: \.lastSaveError)
      case .failure(let error): setError(error, at: \.lastSaveError)
      }
    }
  }
}
