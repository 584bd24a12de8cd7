import ComposableGtk
import InventoryCore
import InventoryViews

/// The app Inventory, with its window.
@main
struct InventoryApp: App {
  static let id = "org.composablegtk.Inventory"
  static let displayName = "Inventory"

  private let launch = InventoryLaunch()

  var body: some Scene {
    Window("Inventory", id: "inventory") {
      InventoryView(store: launch.store)
    }
    .defaultSize(width: 640, height: 720)
  }
}
