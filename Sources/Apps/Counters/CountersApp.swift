import ComposableGtk
import CountersCore

/// Counters, with its store and its window.
@MainActor
struct CountersApp {
  static let id = "org.composablegtk.Counters"

  private let store: StoreOf<AppFeature>

  init(initialState: AppFeature.State) {
    store = Store(initialState: initialState) {
      AppFeature()
    }
  }

  /// Shows the window until it is closed, and says what to exit with.
  func run() -> Int32 {
    AppRunner(id: Self.id, style: CountersStyle.css) {
      Window("Counters", width: 480, height: 680) {
        AppView(store: store)
      }
    }
    .run()
  }
}
