import Clocks
import ComposableArchitecture
import ConcurrencyExtras
import Termination

/// A recorder that saves a part of a store's state after changes, so that the app can restore the
/// part at the next start.
///
/// ```swift
/// let recorder = SessionRecorder(store) { state in
///   state.path.map(SavedScreen.init)
/// } save: {
///   try file.save($0)
/// } onFailure: { error in
///   store.send(.sessionNotSaved("\(error)"))
/// }
/// ```
///
/// The recorder saves the first change immediately, and later changes at most once per interval. A
/// session that equals the saved session is not saved again. Except in ``saveNow()``, saving does
/// not block the main actor. Two saves never run at the same time. Retain the recorder while the
/// app runs.
///
/// The recorder adds an action to `TerminationActions` that saves the last change. An app of the
/// toolkit runs the actions when the app quits, on SIGTERM, SIGINT and SIGHUP, and at log-out. A
/// program without the toolkit must call ``saveNow()`` or `TerminationActions.shared.run()` itself.
///
/// A save that fails is repeated at the next change and at the end of the program. `onFailure` is
/// called for the first failure, and again for the first failure after a successful save.
@MainActor
public final class SessionRecorder<Session: Equatable & Sendable> {
  private let session: @MainActor () -> Session
  private let writer: SessionWriter<Session>
  private let onFailure: @MainActor (any Error) -> Void
  private let interval: Duration
  private let clock: any Clock<Duration>
  private var subscription: StoreSubscription?
  private var terminationAction: TerminationAction?
  private var saveTask: Task<Void, Never>?
  private var hasUnsavedChanges = false
  /// Whether the last save failed, so that the current session is not saved.
  private var hasFailed = false
  /// The last session that was saved or restored, or `nil`.
  private var saved: Session?
  private var isFailureReported: Bool

  /// - Parameters:
  ///   - store: The store whose state is saved. The recorder retains the store.
  ///   - saved: The session that is already saved, for example the restored session.
  ///   - isFailureReported: Whether the user has already been notified that sessions cannot be
  ///     saved, because the app detected the failure before the first save.
  ///   - interval: The minimum time between two saves.
  ///   - clock: The clock that measures the interval.
  ///   - session: Returns the session to save for a state. Called at most once per interval, and by
  ///     ``saveNow()``.
  ///   - save: Saves a session. Called on the main thread by ``saveNow()``, and otherwise on
  ///     another thread.
  ///   - onFailure: Called with the error of the first failure, and of the first failure after a
  ///     successful save.
  public init<State, Action>(
    _ store: Store<State, Action>,
    saved: Session? = nil,
    isFailureReported: Bool = false,
    every interval: Duration = .seconds(1),
    clock: any Clock<Duration> = ContinuousClock(),
    session: @escaping @MainActor (State) -> Session,
    save: @escaping @Sendable (Session) throws -> Void,
    onFailure: @escaping @MainActor (any Error) -> Void = { _ in }
  ) {
    self.session = { store.withState(session) }
    self.onFailure = onFailure
    self.interval = interval
    self.clock = clock
    writer = SessionWriter(save)
    self.saved = saved
    self.isFailureReported = isFailureReported
    subscription = store.subscribe { [weak self] in self?.stateDidChange() }
    terminationAction = TerminationActions.shared.add { [weak self] in self?.saveUnsavedChange() }
  }

  isolated deinit {
    terminationAction?.cancel()
  }

  /// Saves the current session, unless the session equals the saved session. Returns when the save
  /// has succeeded or failed.
  public func saveNow() {
    saveTask?.cancel()
    saveTask = nil
    hasUnsavedChanges = false
    let session = session()
    guard session != saved else { return }
    // A save on another thread may be running, with an older session. This save waits until that
    // save has finished.
    didSave(session, writer.result(of: session, number: writer.nextNumber()))
  }

  /// Stops saving changes, and removes the action that saves the last change at the end of the
  /// program.
  public func stop() {
    subscription?.cancel()
    terminationAction?.cancel()
    saveTask?.cancel()
  }

  /// Saves the current session only if a change can be unsaved. A second instance of an app passes
  /// its arguments to the first instance and quits. The second instance must not replace the
  /// session of the first instance.
  private func saveUnsavedChange() {
    if hasUnsavedChanges || saveTask != nil || hasFailed {
      saveNow()
    }
  }

  private func stateDidChange() {
    hasUnsavedChanges = true
    guard saveTask == nil else { return }
    saveTask = Task { [weak self] in await self?.saveChanges() }
  }

  private func saveChanges() async {
    while hasUnsavedChanges, !Task.isCancelled {
      hasUnsavedChanges = false
      let session = session()
      if session != saved {
        let (writer, number) = (writer, writer.nextNumber())
        let result = await Task.detached { writer.result(of: session, number: number) }.value
        // If the task is cancelled, `saveNow()` has saved a newer session, or `stop()` was called.
        guard !Task.isCancelled else { return }
        didSave(session, result)
      }
      try? await clock.sleep(for: interval)
    }
    if !Task.isCancelled {
      saveTask = nil
    }
  }

  private func didSave(_ session: Session, _ result: Result<Void, any Error>) {
    switch result {
    case .success:
      hasFailed = false
      saved = session
      isFailureReported = false
    case .failure(let error):
      hasFailed = true
      guard !isFailureReported else { return }
      isFailureReported = true
      onFailure(error)
    }
  }
}

/// A writer that saves one session at a time. A session with a lower number than the last session
/// is skipped.
private final class SessionWriter<Session: Sendable>: Sendable {
  private let save: @Sendable (Session) throws -> Void
  private let last = Lock(0)
  private let next = Lock(0)

  init(_ save: @escaping @Sendable (Session) throws -> Void) {
    self.save = save
  }

  func nextNumber() -> Int {
    next.withLock {
      $0 += 1
      return $0
    }
  }

  func result(of session: Session, number: Int) -> Result<Void, any Error> {
    // The lock is held during the save, because `saveNow()` waits for it. The work must therefore
    // not wait for a value that the thread of `saveNow()` creates.
    AwaitedWork.run {
      last.withLock { last in
        guard number > last else { return .success(()) }
        last = number
        return Result { try save(session) }
      }
    }
  }
}
