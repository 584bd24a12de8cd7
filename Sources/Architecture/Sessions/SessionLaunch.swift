import ComposableArchitecture
import Foundation
import Termination

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
/// If the last two starts with the session have ended before the app has shown a window, for
/// example because the program crashed or was killed, the session's file is moved aside, and the
/// app starts without the session. So nothing that is restored can prevent each later start. An app
/// of the toolkit notices its first frame. In any other program, a start counts as finished when a
/// session is saved, and when the termination actions run.
///
/// Retain the value while the app runs.
@MainActor
public final class SessionLaunch<Session: Codable & Equatable & Sendable> {
  /// The session that was restored, or `nil`.
  public let session: Session?

  /// The reason why the session was not restored or not removed, or `nil`.
  public let problem: SessionLaunchProblem?

  private let file: SessionFile<Session>
  private let starts: UnfinishedStarts
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
  public convenience init(_ file: SessionFile<Session>, start: SessionStart = .restore) {
    self.init(file, start: start, firstFrame: .shared)
  }

  /// Restores or removes the saved session. `isShown` returns when the app shows the session.
  init(
    _ file: SessionFile<Session>,
    start: SessionStart,
    firstFrame: FirstFrameActions
  ) {
    self.file = file
    starts = UnfinishedStarts(of: file.url)
    switch start {
    case .restore:
      let restored = Self.restore(file, starts)
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
    if session == nil { starts.finish() } else { finish(starts, after: firstFrame) }
  }

  /// Counts a start, and loads the session unless too many starts were unfinished.
  private static func restore(
    _ file: SessionFile<Session>,
    _ starts: UnfinishedStarts
  ) -> RestoredSession<Session> {
    guard FileManager.default.fileExists(atPath: file.url.path) else { return file.load() }
    let count = starts.count
    guard count < UnfinishedStarts.maximum else {
      return file.setAside(because: .unfinishedStarts(count))
    }
    // Before the file is read, because the decoder can end the program, too.
    starts.begin()
    return file.load()
  }

  /// Counts the start as finished when the app has shown a window, or when the app is closed
  /// before.
  private func finish(_ starts: UnfinishedStarts, after firstFrame: FirstFrameActions) {
    let termination = TerminationActions.shared.add { starts.finish() }
    firstFrame.add {
      starts.finish()
      termination.cancel()
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
      save: { [file, starts] session in
        try file.save(session)
        starts.finish()
      },
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
