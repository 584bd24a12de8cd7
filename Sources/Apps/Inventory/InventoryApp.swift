import AppResources
import ComposableGtk
import InventoryCore
import InventoryViews

/// The app Inventory, with its window.
@main
struct InventoryApp: App {
  static let id = InventoryIdentity.id
  static let displayName = "Inventory"
  static let styleSheet = InventoryStyle.css
  static let iconFolders = [InstalledFiles().iconFolder(of: InventoryIdentity.id, in: "Inventory")]

  private let launch = InventoryLaunch(InventoryArguments.launchOptions())

  var launchOptions: LaunchOptions {
    let options = launch.options
    return LaunchOptions(isUnique: options.isUnique, urls: [options.link].compactMap(\.self))
  }

  func willStart() {
    launch.prepare()
  }

  var body: some Scene {
    Window("Inventory", id: "inventory") {
      InventoryStartView(launch.firstStart) { launch.start() }
    }
    .defaultSize(width: 640, height: 720)
    .about(
      AboutInfo(
        version: InventoryArguments.configuration.version,
        comments: "Know what you have in stock",
        license: .mit,
        developers: ["The Composable GTK authors"]
      )
    )
  }
}
