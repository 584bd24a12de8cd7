import ComposableGtk
import CountersCore
import CountersViews

/// Counters, with its window.
struct CountersApp: App {
  static let id = AppIdentity.id
  static let displayName = "Counters"
  static let styleSheet = CountersStyle.css
  static let iconFolders = [ResourceFiles().icons]

  private let start: CountersStart

  init() {
    self.init(CountersStart())
  }

  init(_ start: CountersStart) {
    self.start = start
  }

  var body: some Scene {
    Window("Counters", id: "counters") {
      AppView(store: start.store)
    }
    .defaultSize(width: 480, height: 680)
    .about(
      AboutInfo(
        version: CountersCommand.configuration.version,
        comments: "Count, and learn a fact about every number",
        license: .mit,
        developers: ["The Composable GTK authors"]
      )
    )
  }
}
