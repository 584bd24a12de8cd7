import ComposableGtk
import CountersCore

/// The navigation stack of the screens, above a summary of all screens.
package struct AppView: View {
  @Bindable private var store: StoreOf<AppFeature>

  package init(store: StoreOf<AppFeature>) {
    self.store = store
  }

  package var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        RootView(store: store)
      } destination: { store in
        switch store.case {
        case .counter(let store): CounterView(store: store)
        case .fact(let store): FactView(store: store)
        }
      }
      SummaryView(store: store)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .onOpenURL { store.send(.linkOpened($0.absoluteString)) }
  }
}
