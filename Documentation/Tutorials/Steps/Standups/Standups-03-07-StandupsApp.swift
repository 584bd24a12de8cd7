import ComposableGtk

@main
struct StandupsApp: App {
  static let id = "org.example.Standups"

  private let store = Store(initialState: AppFeature.State()) { AppFeature() }

  var body: some Scene {
    WindowGroup("Stand-ups") {
      AppView(store: store)
    }
    .defaultSize(width: 440, height: 540)
  }
}
