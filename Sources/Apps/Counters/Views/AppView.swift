import ComposableGtk
import CountersCore

/// The navigation stack of the screens, with a summary of all screens below the stack.
package struct AppView: View {
  private let store: StoreOf<AppFeature>

  package init(store: StoreOf<AppFeature>) {
    self.store = store
  }

  package var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      NavigationStackStore(store.scope(state: \.path, action: \.path)) {
        RootView(store: store)
      } destination: { state in
        switch state {
        case .counter:
          CaseLet(
            \AppFeature.Path.State.counter,
            action: AppFeature.Path.Action.counter,
            then: CounterView.init(store:)
          )
        case .fact:
          CaseLet(
            \AppFeature.Path.State.fact,
            action: AppFeature.Path.Action.fact,
            then: FactView.init(store:)
          )
        }
      }
      Divider()
      SummaryView(store: store)
    }
    .alert(store: store.scope(state: \.$alert, action: \.alert))
    .onOpenURL { store.send(.linkOpened($0.absoluteString)) }
  }
}
