import AppLaunch
import ComposableGtk
import CountersCore
import CountersViews
import Foundation
import Sessions

/// The launch of the app: creates the store, restores the session and records the session.
///
/// The store is created by ``prepare()``. An instance of the app that passes its link to a running
/// instance does not call ``prepare()``, and therefore does not read the session file.
@MainActor
final class CountersLaunch {
  /// The options of the command line.
  struct Options: Sendable {
    /// Whether ``link`` is passed to the running instance of the app, if there is one.
    var isUnique = true
    /// The link to the screens that the app opens at its start.
    var link: URL?
    /// The URL template of the web service for facts, or `nil` for the installed facts.
    var factsURL: FactURLTemplate?
    /// Whether each action and its changes of the state are written to standard error.
    var printsChanges = false
    /// What the app does with the saved session.
    var session = SessionStart.restore
  }

  nonisolated static let session = SessionFile<[SavedScreen]>(
    url: AppFolder.state.url(of: AppIdentity.id).appending(path: "session.json"),
    version: SavedScreen.version,
    migrate: SavedScreen.screens
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
    let icon = ResourceFiles().icon.path
    if !FileManager.default.fileExists(atPath: icon) {
      printError("counters: The icon of the app is missing: there is no file “\(icon)”.")
    }
    let session = SessionLaunch(Self.session, start: options.session)
    self.session = session
    var state = AppFeature.State(session: session.session ?? [])
    state.alert = session.problem.map { .sessionProblem($0) }
    let store = makeStore(state)
    session.record(store) {
      $0.session
    } onFailure: { [weak store] in
      store?.send(.sessionNotSaved(reason: "\($0)"))
    }
    return store
  }

  private func makeStore(_ state: AppFeature.State) -> StoreOf<AppFeature> {
    func prepare(_ dependencies: inout DependencyValues) {
      if let factsURL = options.factsURL {
        dependencies.numberFact = .webIfAvailable(factsURL)
      } else {
        dependencies.numberFact = .installed { printError("counters: \($0)") }
      }
    }
    guard options.printsChanges else {
      return Store(
        initialState: state,
        reducer: { AppFeature() },
        withDependencies: prepare
      )
    }
    return Store(
      initialState: state,
      reducer: { PrintChangesReducer(AppFeature()) },
      withDependencies: prepare
    )
  }
}
