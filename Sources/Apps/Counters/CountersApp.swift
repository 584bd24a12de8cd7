import ComposableGtk
import CountersCore
import CountersViews

/// Counters, with its store and its window.
struct CountersApp: App {
  static let id = AppIdentity.id
  static let displayName = "Counters"
  static let styleSheet = CountersStyle.css

  private let store: StoreOf<AppFeature>

  init() {
    self.init(initialState: AppFeature.State())
  }

  init(initialState: AppFeature.State) {
    store = Store(initialState: initialState) {
      AppFeature()
    }
  }

  var body: some Scene {
    Window("Counters", id: "counters") {
      AppView(store: store)
    }
    .defaultSize(width: 480, height: 680)
    .about(
      AboutInfo(
        version: CountersCommand.configuration.version,
        comments: CountersCommand.configuration.abstract
      )
    )
  }
}
