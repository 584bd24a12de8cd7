import ComposableGtk
import CountersCore
import CountersViews

/// The app Counters, with its window.
@main
struct CountersApp: App {
  static let id = AppIdentity.id
  static let displayName = "Counters"
  static let styleSheet = CountersStyle.css
  static let iconFolders = [ResourceFiles().icons]

  private let launch = CountersLaunch(CountersArguments.launchOptions())

  var launchOptions: LaunchOptions {
    let options = launch.options
    return LaunchOptions(isUnique: options.isUnique, urls: [options.link].compactMap(\.self))
  }

  func willStart() {
    launch.prepare()
  }

  var body: some Scene {
    Window("Counters", id: "counters") {
      AppView(store: launch.store)
    }
    .defaultSize(width: 480, height: 680)
    .about(
      AboutInfo(
        version: CountersArguments.configuration.version,
        comments: "Count, and learn a fact about every number",
        license: .mit,
        developers: ["The Composable GTK authors"]
      )
    )
  }
}
