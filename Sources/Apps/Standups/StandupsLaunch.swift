import ComposableGtk
import Foundation
import Sessions
import StandupsCore

/// The launch of the app: creates the store, restores the session and records the session.
///
/// The store is created by ``prepare()``. An instance of the app that passes its link to a running
/// instance does not call ``prepare()``, and therefore does not read the files.
@MainActor
final class StandupsLaunch {
  /// The options of the command line.
  struct Options: Sendable {
    /// Whether ``link`` is passed to the running instance of the app, if there is one.
    var isUnique = true
    /// The link to the page that the app opens at its start.
    var link: URL?
    /// What the app does with the saved session.
    var session = SessionStart.restore
  }

  nonisolated static let session = SessionFile<[SavedScreen]>(
    url: AppFolder.state.url(of: StandupsIdentity.id).appending(path: "session.json"),
    version: SavedScreen.version
  )

  let options: Options
  private var session: SessionLaunch<[SavedScreen]>?

  init(_ options: Options = Options()) {
    self.options = options
  }

  private(set) lazy var store: StoreOf<AppFeature> = makeStore()

  /// Creates the store, before a view observes the values that the creation reads.
  func prepare() {
    _ = store
  }

  private func makeStore() -> StoreOf<AppFeature> {
    let session = SessionLaunch(Self.session, start: options.session)
    self.session = session
    var state = AppFeature.State(session: session.session ?? [])
    // The alert about the stand-ups has priority, because the stand-ups are more important.
    if state.alert == nil {
      state.alert = session.problem.map { .sessionProblem($0) }
    }
    let store = Store(initialState: state) {
      AppFeature()
    } withDependencies: {
      $0.chime = ChimeClient { await SystemBell.ring() }
    }
    session.record(store) {
      $0.session
    } onFailure: { [weak store] in
      store?.send(.sessionNotSaved(reason: "\($0)"))
    }
    return store
  }
}
