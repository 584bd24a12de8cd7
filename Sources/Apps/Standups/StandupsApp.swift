import AppResources
import ComposableGtk
import StandupsCore
import StandupsViews

/// The app Standups, with its window.
@main
struct StandupsApp: App {
  static let id = StandupsIdentity.id
  static let displayName = "Standups"
  static let styleSheet = StandupsStyle.css
  static let iconFolders = [InstalledFiles().iconFolder(of: StandupsIdentity.id, in: "Standups")]

  private let launch = StandupsLaunch(StandupsArguments.launchOptions())

  var launchOptions: LaunchOptions {
    let options = launch.options
    return LaunchOptions(isUnique: options.isUnique, urls: [options.link].compactMap(\.self))
  }

  func willStart() {
    launch.prepare()
  }

  var body: some Scene {
    Window("Stand-ups", id: "standups") {
      StandupsView(store: launch.store)
    }
    .defaultSize(width: 480, height: 720)
    .about(
      AboutInfo(
        version: StandupsArguments.configuration.version,
        comments: "Give each attendee of a stand-up meeting an equal time to speak",
        license: .mit,
        developers: ["The Composable GTK authors"]
      )
    )
  }
}
