import ComposableGtk

@main
struct StandupsApp: App {
  static let id = "org.example.Standups"

  private let store = Store(initialState: StandupsList.State()) { StandupsList() }

  var body: some Scene {
    WindowGroup("Stand-ups") {
      StandupsListView(store: store)
    }
    .defaultSize(width: 440, height: 540)
  }
}
