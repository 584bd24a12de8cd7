import ComposableGtk

@main
struct CountersApp: App {
  static let id = "org.example.Counters"

  private let store = Store(initialState: AppFeature.State()) { AppFeature() }

  var body: some Scene {
    WindowGroup("Counters") {
      AppView(store: store)
    }
    .defaultSize(width: 400, height: 440)
  }
}
