import ComposableGtk
import Foundation
import Sessions
import StandupsCore

/// The launch of the app: creates the store, restores the session and records the session.
///
/// The store is created when ``store`` is first read. An instance of the app that passes its link
/// to a running instance does not read ``store``, and therefore does not read the files.
@MainActor
final class StandupsLaunch {
  /// The options of the command line.
  struct Options: Sendable {
    /// Whether ``link`` is passed to the running instance of the app, if there is one.
    var isUnique = true
    /// The link to the page that the app opens at its start.
    var link: URL?
    /// Whether the app restores the session. Ignored if ``removesSession`` is `true`.
    var restoresSession = true
    /// Whether the app removes the saved session at its start.
    var removesSession = false
  }

  nonisolated static let session = SessionFile<[SavedScreen]>(
    url: AppFolder.state.url(of: StandupsIdentity.id).appending(path: "session.json"),
    version: SavedScreen.version
  )

  let options: Options
  private var recorder: SessionRecorder<[SavedScreen]>?

  init(_ options: Options = Options()) {
    self.options = options
  }

  private(set) lazy var store: StoreOf<AppFeature> = makeStore()

  private func makeStore() -> StoreOf<AppFeature> {
    let removalError = options.removesSession ? removeSession() : nil
    let restored = restoresSession ? Self.session.load() : .nothing
    var state = AppFeature.State(session: restored.session ?? [])
    // The alert about the stand-ups has priority, because the stand-ups are more important.
    if state.alert == nil {
      state.alert = alert(about: restored, removalError)
    }
    let store = Store(initialState: state) {
      AppFeature()
    } withDependencies: {
      $0.chime = .bell
    }
    if restored.canBeReplaced {
      recorder = SessionRecorder(
        store,
        saved: restored.session,
        isFailureReported: removalError != nil
      ) {
        $0.session
      } save: {
        try Self.session.save($0)
      } onFailure: { [weak store] in
        store?.send(.sessionNotSaved(reason: "\($0)"))
      }
    }
    return store
  }

  private var restoresSession: Bool { options.restoresSession && !options.removesSession }

  private func alert(
    about restored: RestoredSession<[SavedScreen]>,
    _ removalError: SessionSaveError?
  ) -> AlertState<AppFeature.Action.Alert>? {
    if let removalError { return .sessionNotSaved("\(removalError)") }
    guard let problem = restored.problem else { return nil }
    let consequence = restored.canBeReplaced ? "" : " Nothing is saved until the file is removed."
    return .sessionNotRestored("\(problem)\(consequence)")
  }

  /// Removes the saved session. Returns the error if the session can't be removed.
  private func removeSession() -> SessionSaveError? {
    do throws(SessionSaveError) {
      try Self.session.remove()
      return nil
    } catch {
      return error
    }
  }
}
