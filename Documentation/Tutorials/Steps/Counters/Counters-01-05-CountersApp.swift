import ComposableGtk

@main
struct CountersApp: App {
  static let id = "org.example.Counters"

  private let store = Store(initialState: Counter.State()) { Counter() }

  var body: some Scene {
    WindowGroup("Counters") {
      CounterView(store: store)
    }
    .defaultSize(width: 400, height: 440)
  }
}
