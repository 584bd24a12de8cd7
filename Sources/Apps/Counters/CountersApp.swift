import ComposableGtk
import CountersCore
import CountersViews

/// Counters, with its store and its window.
@MainActor
struct CountersApp {
  private let store: StoreOf<AppFeature>

  init(initialState: AppFeature.State) {
    store = Store(initialState: initialState) {
      AppFeature()
    }
  }

  /// Shows the window until it is closed, and says what to exit with.
  func run() -> Int32 {
    AppRunner(id: AppIdentity.id, style: CountersStyle.css) {
      Window("Counters", width: 480, height: 680) {
        AppView(store: store)
      }
    }
    .run()
  }
}
