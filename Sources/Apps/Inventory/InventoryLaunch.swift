import ComposableGtk
import InventoryCore
import SharingGRDB

/// The launch of the app: opens the database and creates the store.
@MainActor
final class InventoryLaunch {
  private(set) lazy var store: StoreOf<InventoryFeature> = makeStore()

  private func makeStore() -> StoreOf<InventoryFeature> {
    prepareDependencies {
      do {
        $0.defaultDatabase = try DatabaseFile(app: "org.composablegtk.Inventory", name: "items")
          .open(migrator: InventorySchema.migrator)
      } catch {
        reportIssue(error)
      }
    }
    return Store(initialState: InventoryFeature.State()) { InventoryFeature() }
  }
}
