import AppLaunch
import ComposableGtk
import Foundation
import GRDB
import InventoryCore
import InventoryViews
import Sessions
import SharingGRDB

/// The launch of the app: opens the database, creates the store, restores the session and records
/// the session.
///
/// The database is opened by ``prepare()``. An instance of the app that passes its link to a
/// running instance does not call ``prepare()``, and therefore does not read the files.
@MainActor
final class InventoryLaunch {
  /// The options of the command line.
  struct Options: Sendable {
    /// Whether ``link`` is passed to the running instance of the app, if there is one.
    var isUnique = true
    /// The link that the app opens at its start.
    var link: URL?
    /// What the app does with the saved session.
    var session = SessionStart.restore
  }

  nonisolated static let session = SessionFile<SavedInventory>(
    url: AppFolder.state.url(of: InventoryIdentity.id).appending(path: "session.json"),
    version: SavedInventory.version
  )

  let options: Options
  private var session: SessionLaunch<SavedInventory>?

  /// The first attempt to open the database.
  private(set) lazy var firstStart: InventoryStart = start()

  init(_ options: Options = Options()) {
    self.options = options
  }

  /// Opens the database, before a view observes the values that the creation of the store reads.
  func prepare() {
    _ = firstStart
  }

  /// Opens the database, and creates the store. If the database can't be opened, the result is the
  /// reason, and the method can be called again.
  func start() -> InventoryStart {
    var replacement: String?
    do {
      let database = try DatabaseFile(app: InventoryIdentity.id, name: "items").open(
        migrator: InventorySchema.migrator,
        onReplacement: { replacement = "\($0)" }
      )
      prepareDependencies { $0.defaultDatabase = database }
      return .opened(makeStore(database, replacement: replacement))
    } catch {
      return .failed(reason: "\(error)")
    }
  }

  private func makeStore(
    _ database: any DatabaseWriter,
    replacement: String?
  ) -> StoreOf<InventoryFeature> {
    let session = SessionLaunch(Self.session, start: options.session)
    self.session = session
    cleanUp(database, keeping: session.session)
    let store = Store(initialState: state(database, session, replacement: replacement)) {
      InventoryFeature()
    }
    session.record(store) {
      $0.session
    } onFailure: { [weak store] in
      store?.send(.sessionNotSaved(reason: "\($0)"))
    }
    return store
  }

  private func state(
    _ database: any DatabaseWriter,
    _ session: SessionLaunch<SavedInventory>,
    replacement: String?
  ) -> InventoryFeature.State {
    var state = InventoryFeature.State(restoring: session.session, from: database)
    state.alert = session.problem.map { .sessionProblem($0) }
    // The alert about the items has priority, because the items are more important.
    if let replacement { state.alert = .databaseReplaced(replacement) }
    return state
  }

  /// Removes the data that only the previous run needed. The removal precedes all later changes of
  /// the database, because the database executes its transactions in order, and does not delay the
  /// window.
  ///
  /// An instance beside a running instance does not remove the data that the running instance
  /// needs.
  private func cleanUp(_ database: any DatabaseWriter, keeping session: SavedInventory?) {
    guard options.isUnique else { return }
    database.asyncWrite { db in
      try InventoryCleanup.run(keeping: session?.pictureIDs ?? [], db)
    } completion: { _, result in
      if case .failure(let error) = result {
        printError("inventory: \(DatabaseFailure(error, database: database))")
      }
    }
  }
}
