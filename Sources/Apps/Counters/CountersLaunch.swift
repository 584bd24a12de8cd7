import ComposableGtk
import CountersCore
import CountersViews
import Foundation
import Sessions

/// The launch of the app: creates the store, restores the session and records the session.
///
/// The store is created when ``store`` is first read. An instance of the app that passes its link
/// to a running instance does not read ``store``, and therefore does not read the session file.
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
    /// Whether the app restores the session. Ignored if ``removesSession`` is `true`.
    var restoresSession = true
    /// Whether the app removes the saved session at its start.
    var removesSession = false
  }

  nonisolated static let session = SessionFile<[SavedScreen]>(
    url: AppFolder.state.url(of: AppIdentity.id).appending(path: "session.json"),
    version: SavedScreen.version,
    migrate: SavedScreen.screens
  )

  let options: Options
  private var recorder: SessionRecorder<[SavedScreen]>?

  init(_ options: Options = Options()) {
    self.options = options
  }

  private(set) lazy var store: StoreOf<AppFeature> = makeStore()

  private func makeStore() -> StoreOf<AppFeature> {
    let icon = ResourceFiles().icon.path
    if !FileManager.default.fileExists(atPath: icon) {
      printError("counters: The icon of the app is missing: there is no file “\(icon)”.")
    }
    let removalError = options.removesSession ? removeSession() : nil
    let restored = restoresSession ? Self.session.load() : .nothing
    var state = AppFeature.State(session: restored.session ?? [])
    if let problem = restored.problem {
      let consequence = restored.canBeReplaced ? "" : " Nothing is saved until the file is removed."
      state.alert = .sessionNotRestored("\(problem)\(consequence)")
    }
    if let removalError {
      state.alert = .sessionNotSaved("\(removalError)")
    }
    let store = makeStore(state)
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

  /// Removes the saved session. Returns the error if the session can't be removed.
  private func removeSession() -> SessionSaveError? {
    do throws(SessionSaveError) {
      try Self.session.remove()
      return nil
    } catch {
      return error
    }
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
