import ComposableArchitecture

/// The session of an app that starts: restores or removes the saved session, and then records the
/// session of the app's store.
///
/// ```swift
/// @MainActor
/// func makeStore(_ file: SessionFile<SavedNotes>) -> (StoreOf<Notes>, SessionLaunch<SavedNotes>) {
///   let launch = SessionLaunch(file)
///   var state = Notes.State(launch.session ?? SavedNotes())
///   state.message = launch.problem?.reason
///   let store = Store(initialState: state) { Notes() }
///   launch.record(store) {
///     $0.saved
///   } onFailure: { [weak store] in
///     store?.send(.sessionNotSaved("\($0)"))
///   }
///   return (store, launch)
/// }
/// ```
///
/// Retain the value while the app runs.
@MainActor
public final class SessionLaunch<Session: Codable & Equatable & Sendable> {
  /// The session that was restored, or `nil`.
  public let session: Session?

  /// The reason why the session was not restored or not removed, or `nil`.
  public let problem: SessionLaunchProblem?

  private let file: SessionFile<Session>
  private let isRecorded: Bool
  /// Whether the user has been notified that the session can't be saved.
  private var isFailureReported: Bool {
    if case .notSaved = problem { true } else { false }
  }
  private var recorder: SessionRecorder<Session>?

  /// Restores or removes the saved session.
  ///
  /// - Parameters:
  ///   - file: The file of the session.
  ///   - start: What happens to the saved session.
  public init(_ file: SessionFile<Session>, start: SessionStart = .restore) {
    self.file = file
    switch start {
    case .restore:
      let restored = file.load()
      session = restored.session
      problem = restored.problem.map {
        .notRestored(
          "\($0)\(restored.canBeReplaced ? "" : " Nothing is saved until the file is removed.")"
        )
      }
      isRecorded = restored.canBeReplaced
    case .ignore:
      session = nil
      problem = nil
      isRecorded = true
    case .remove:
      session = nil
      problem = Self.remove(file).map { .notSaved("\($0)") }
      isRecorded = true
    }
  }

  /// Starts to save the session of a store after changes, with a ``SessionRecorder``.
  ///
  /// If the saved session can't be used and could not be moved aside, no session is saved, so that
  /// the file is not replaced.
  ///
  /// - Parameters:
  ///   - store: The store. The launch retains the store.
  ///   - session: Returns the session of a state.
  ///   - onFailure: Called with the error of the first failure, and of the first failure after a
  ///     successful save.
  public func record<State, Action>(
    _ store: Store<State, Action>,
    session: @escaping @MainActor (State) -> Session,
    onFailure: @escaping @MainActor (any Error) -> Void
  ) {
    recorder?.stop()
    guard isRecorded else { return }
    recorder = SessionRecorder(
      store,
      saved: self.session,
      isFailureReported: isFailureReported,
      session: session,
      save: { [file] in try file.save($0) },
      onFailure: onFailure
    )
  }

  private static func remove(_ file: SessionFile<Session>) -> SessionSaveError? {
    do throws(SessionSaveError) {
      try file.remove()
      return nil
    } catch {
      return error
    }
  }
}

/// The reason why a session was not restored or not removed at the start of an app.
public enum SessionLaunchProblem: Equatable, Sendable {
  /// The session can't be restored.
  case notRestored(String)

  /// The session can't be removed, and therefore can't be saved.
  case notSaved(String)

  /// A message for the user.
  public var reason: String {
    switch self {
    case .notRestored(let reason), .notSaved(let reason): reason
    }
  }
}
