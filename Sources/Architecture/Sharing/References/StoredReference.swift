import ConcurrencyExtras
import Dependencies
import Foundation
import Synchronization

/// A reference that stores the value itself. If the reference has a key, the value is loaded from
/// the storage of the key. Unless the key can only be read, the value is saved to the storage after
/// each call of ``withLock(_:)``.
///
/// Code of the user, such as an observer, a key, `==` and a deinitializer, runs while no lock is
/// held. The only exception is the closure of ``withLock(_:)``, which has exclusive access: other
/// closures wait, and nothing else does. A read in the meantime returns the value before the
/// change, and an observed value is stored after the change.
final class StoredReference<Value>: SharedReference<Value>, @unchecked Sendable {
  /// A value that the key has to save.
  private struct Save {
    let value: Value
    let context: SaveContext
    let thread = pthread_self()
    // Another thread may call the key, which must read the dependencies of this thread.
    let dependencies = DependencyValues._current
    let completion: @Sendable (Result<Void, any Error>?) -> Void
  }

  private enum SaveStep {
    case save(Save)
    /// Signals that all earlier changes are saved.
    case signal(DispatchSemaphore)
  }

  /// A value that the key has observed.
  private struct Observation {
    let dependencies = DependencyValues._current
    let result: () -> Result<Value?, any Error>?
  }

  private typealias Change = (oldValue: Value, newValue: Value)

  /// The lock of the closures that change the value.
  private let turns = RecursiveLock()
  // Known from the key, because a look into the generic key looks up its type.
  private let isStored, savesChanges: Bool
  /// The lock of the properties. No code of the user runs while the lock is held.
  private let lock = RecursiveLock()
  private var stored: Value
  let initialValue: Value
  private let observers = ValueObservers<Value>(), status = ObservedChange()
  private var isLoadInFlight = false
  /// The number of calls of ``withLock(_:)`` that have ended.
  private var changeCount = 0
  /// The number of nested calls of ``withLock(_:)`` that have not ended.
  private var runningChanges = 0
  private var lastLoadError, lastSaveError: (any Error)?
  private var handlers: [Int: @Sendable () -> Void] = [:], nextHandler = 0
  /// Whether a handler was ever added. Needs no lock: code that adds one then reads the value.
  private let hasHandlers = Atomic(false)
  let persistence: SharedPersistence<Value>?
  private var subscription: SharedSubscription?

  // One thread at a time calls the key. Of the changes that others make during a call, only the
  // last is saved, on another thread: the calling thread would have no end of changes to save.
  private var saves: [SaveStep] = []
  private var observations: [Observation] = []
  private var isPerforming = false, isSaving = false
  /// The thread that calls the key, or `nil` while no thread does.
  private var performer: pthread_t?
  /// Whether the reference is in the set of references that are saved before the program ends.
  private var isWaitingSave = false

  /// Creates a reference to a value. ``start(isLoaded:)`` loads the value from `persistence`.
  init(_ value: Value, persistence: SharedPersistence<Value>? = nil) {
    stored = value
    initialValue = value
    self.persistence = persistence
    (isStored, savesChanges) = (persistence != nil, persistence?.save != nil)
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
        onUpdate: { [weak self] in self?.observe($0) },
        onLoading: { [weak self] isLoading in self?.setLoading(isLoading) }
      )
    )
  }

  deinit {
    subscription?.cancel()
    persistence?.onRelease()
  }

  override var id: SharedReferenceID { SharedReferenceID(storage: ObjectIdentifier(self)) }

  override var origin: String {
    persistence?.describeKey() ?? "value: \(String(reflecting: value))"
  }

  override var value: Value {
    if let value = SharedAssertion.current?.value(of: self) { return value }
    return storedValue
  }

  /// The actual value, even while a test asserts another value.
  var storedValue: Value { lock.withLock { stored } }

  // The optional of the asserted value is created only during an assertion, because a generic
  // optional looks up its type.
  override var observedValue: Value {
    observers.access()
    if SharedAssertion.current != nil { return value }
    return storedValue
  }

  override func access(_ part: ValuePart<Value>) { observers.access(part) }

  override func notifyAll(_ operation: () -> Void) {
    operation()
    ([status] + observers.removeAll()).notify()
  }

  // MARK: Change

  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let assertion = SharedAssertion.current {
      return try assertion.modify(self, body)
    }
    var value = beginChange()
    defer { endChange(value) }
    return try body(&value)
  }

  /// Starts exclusive access, and returns the value to change. ``endChange(_:)`` must follow.
  private func beginChange() -> Value {
    AwaitedWork.beginAccess()
    turns.acquire()
    return lock.withLock {
      runningChanges += 1
      return stored
    }
  }

  /// Replaces the value, and ends exclusive access. Then notifies the observers and saves the
  /// value. If the thread still has exclusive access to another value, that is postponed, because
  /// an observer can wait for any other value.
  private func endChange(_ newValue: Value) {
    SharedChangeTracker.current?.willChange(self, from: storedValue)
    let oldValue = savesChanges ? replaceAndSave(newValue) : replace(newValue)
    turns.release()
    guard let postponed = AwaitedWork.endAccess() else {
      return AwaitedWork.afterAccess { self.finish(from: oldValue, to: newValue) }
    }
    for action in postponed { action() }
    finish(from: oldValue, to: newValue)
  }

  /// Returns the replaced value. In contrast to ``replaceAndSave(_:)``, looks up no generic type.
  private func replace(_ newValue: Value) -> Value {
    lock.withLock {
      changeCount += 1
      runningChanges -= 1
      defer { stored = newValue }
      return stored
    }
  }

  /// Returns the replaced value. The save that this change replaces is released after the lock.
  private func replaceAndSave(_ newValue: Value) -> Value {
    var replaced: SaveStep?
    defer { withExtendedLifetime(replaced) {} }
    return lock.withLock {
      replaced = appendSave(of: newValue)
      return replace(newValue)
    }
  }

  /// Adds a save of a change. The caller holds the lock. Returns the save of an earlier change that
  /// was not passed to the key yet, and that this change replaces.
  private func appendSave(of value: Value) -> SaveStep? {
    var replaced: SaveStep?
    if case .save(let last)? = saves.last, last.context == .didSet { replaced = saves.removeLast() }
    saves.append(
      .save(Save(value: value, context: .didSet) { [weak self] in self?.finishSaving($0) })
    )
    return replaced
  }

  private func finish(from oldValue: Value, to newValue: Value) {
    observers.notify(from: oldValue, to: newValue)
    if isStored { performCalls() }
    callHandlers()
  }

  override func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = lock.withLock {
      hasHandlers.store(true, ordering: .releasing)
      nextHandler += 1
      handlers[nextHandler] = handler
      return nextHandler
    }
    return SharedSubscription { [weak self] in
      // The handler is released after the lock.
      _ = self?.lock.withLock { self?.handlers.removeValue(forKey: id) }
    }
  }

  private func callHandlers() {
    guard hasHandlers.load(ordering: .acquiring) else { return }
    for (_, handler) in lock.withLock({ handlers }).sorted(by: { $0.key < $1.key }) { handler() }
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

  /// Returns the continuation of a load, which calls `completion` after the value is stored. A key
  /// that never resumes the continuation does not change the value, and is no error of the load.
  private func continuation(
    _ completion: @escaping @Sendable (Result<Void, any Error>) -> Void = { _ in }
  ) -> LoadContinuation<Value> {
    // A change that is not yet passed to the key is newer than the value that the key loads.
    let count = lock.withLock { saves.isEmpty && !isSaving ? changeCount : -1 }
    return LoadContinuation(describing: persistence?.describeKey) {
      [weak self] (result: Result<Value?, any Error>?) in
      if let result {
        self?.store(result, unlessChangedSince: count)
      } else {
        self?.setLoading(false)
      }
      completion(result.map { $0.map { _ in } } ?? .success(()))
    }
  }

  /// Stores the value that was loaded, or the error. If the storage has no value, the initial value
  /// is stored. A value that was changed during the load is newer than the value of the storage,
  /// and is preserved.
  private func store(_ result: Result<Value?, any Error>, unlessChangedSince count: Int) {
    let (change, isStatusChanged) = lock.withLock { () -> (Change?, Bool) in
      let isStatusChanged = setLoaded(result)
      // A closure that is changing the value at the moment is a later change, too.
      guard count == changeCount, runningChanges == 0 else { return (nil, isStatusChanged) }
      return (replaceLoaded(with: result), isStatusChanged)
    }
    notify(change, isStatusChanged: isStatusChanged)
  }

  /// Stores a value that the key observes, or an error, unless `result` returns `nil`. The closure
  /// is called when all earlier changes are passed to the key, and is called again if the value is
  /// changed before the result is stored.
  private func observe(_ result: @escaping () -> Result<Value?, any Error>?) {
    lock.withLock { observations.append(Observation(result: result)) }
    performCalls()
  }

  /// Stores the result of an observation, or adds the observation again.
  private func perform(_ observation: Observation) {
    let count = lock.withLock { changeCount }
    guard let result = observation.result() else { return }
    let (change, isStatusChanged) = lock.withLock { () -> (Change?, Bool) in
      guard count == changeCount, runningChanges == 0 else {
        observations.insert(observation, at: 0)
        return (nil, false)
      }
      return (replaceLoaded(with: result), setLoaded(result))
    }
    notify(change, isStatusChanged: isStatusChanged)
  }

  /// Sets the status after a load. The caller holds the lock. Returns whether the status has
  /// changed.
  private func setLoaded(_ result: Result<Value?, any Error>) -> Bool {
    let hadError = lastLoadError != nil
    defer { isLoadInFlight = false }
    switch result {
    case .success: lastLoadError = nil
    case .failure(let error): lastLoadError = error
    }
    return isLoadInFlight || hadError || lastLoadError != nil
  }

  private func replaceLoaded(with result: Result<Value?, any Error>) -> Change? {
    guard case .success(let value) = result else { return nil }
    let newValue = value ?? initialValue
    defer { stored = newValue }
    return (stored, newValue)
  }

  private func notify(_ change: Change?, isStatusChanged: Bool) {
    if isStatusChanged { status.notify() }
    guard let change else { return }
    observers.notify(from: change.oldValue, to: change.newValue)
    callHandlers()
  }

  private func setLoading(_ isLoading: Bool) {
    let isChanged = lock.withLock {
      defer { isLoadInFlight = isLoading }
      return isLoading != isLoadInFlight
    }
    if isChanged { status.notify() }
  }

  // MARK: Save

  override var saveError: (any Error)? {
    status.access()
    return lock.withLock { lastSaveError }
  }

  override func save() async throws {
    guard persistence?.save != nil else { return }
    try await withCheckedThrowingContinuation { result in
      lock.withLock {
        let save = Save(value: stored, context: .userInitiated) { [weak self] in
          self?.finishSaving($0)
          result.resume(with: $0 ?? .success(()))
        }
        saves.append(.save(save))
      }
      performCalls()
    }
  }

  private enum Call {
    case step(SaveStep)
    case observe(Observation)
    /// Leaves the values that other threads have to save to a thread of its own.
    case handOver
  }

  /// Calls the key for all values to save, and then stores the observed values. Does nothing if
  /// another thread does this.
  private func performCalls() {
    let isPerformed = lock.withLock {
      if isPerforming, !saves.isEmpty { saveBeforeTermination() }
      defer { isPerforming = true }
      return !isPerforming
    }
    if isPerformed { performCalls(ofOtherThreads: false) }
  }

  /// Lets the program end only when another thread has saved the changes. The lock is held.
  private func saveBeforeTermination() {
    guard !isWaitingSave else { return }
    isWaitingSave = true
    WaitingSaves.insert(self)
  }

  private func performCalls(ofOtherThreads includesOthers: Bool) {
    lock.withLock { performer = pthread_self() }
    while let call = nextCall(ofOtherThreads: includesOthers) {
      switch call {
      case .handOver:
        // The closure retains the reference, so that the value is saved after its release.
        return DispatchQueue.global().async { self.performCalls(ofOtherThreads: true) }
      case .step(.save(let save)):
        DependencyValues.withCurrent(save.dependencies) {
          persistence?.save?(
            save.value,
            save.context,
            SaveContinuation(describing: persistence?.describeKey, save.completion)
          )
        }
      case .step(.signal(let semaphore)):
        semaphore.signal()
      case .observe(let observation):
        DependencyValues.withCurrent(observation.dependencies) { perform(observation) }
      }
    }
  }

  private func nextCall(ofOtherThreads includesOthers: Bool) -> Call? {
    lock.withLock {
      isSaving = !saves.isEmpty
      if !includesOthers, case .save(let save)? = saves.first,
        pthread_equal(save.thread, pthread_self()) == 0
      {
        saveBeforeTermination()
        performer = nil
        return .handOver
      }
      if !saves.isEmpty { return .step(saves.removeFirst()) }
      // At its end, a running change continues with the observations.
      if runningChanges == 0, !observations.isEmpty {
        return .observe(observations.removeFirst())
      }
      (isPerforming, performer) = (false, nil)
      if isWaitingSave { WaitingSaves.remove(self) }
      isWaitingSave = false
      return nil
    }
  }

  /// Sets the status after a save. A value that is saved is in the storage, so the error of an
  /// earlier load is no longer of interest.
  private func finishSaving(_ result: Result<Void, any Error>?) {
    let isChanged = lock.withLock {
      let hadError = lastSaveError != nil
      switch result {
      case nil:
        return false
      case .success:
        defer { (lastSaveError, lastLoadError) = (nil, nil) }
        return hadError || lastLoadError != nil
      case .failure(let error):
        lastSaveError = error
        return true
      }
    }
    if isChanged { status.notify() }
  }
}

extension StoredReference: SavingReference {
  func finishSaves(by deadline: DispatchTime) -> Bool {
    let semaphore = DispatchSemaphore(value: 0)
    let isWaiting = lock.withLock {
      // A key that ends the program in `save` would wait for itself.
      if let performer, pthread_equal(performer, pthread_self()) != 0 { return false }
      saves.append(.signal(semaphore))
      return true
    }
    guard isWaiting else { return true }
    performCalls()
    return semaphore.wait(timeout: deadline) == .success
  }
}
