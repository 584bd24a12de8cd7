import ComposableGtk

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var name = ""
    var isOn = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case tapped
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

struct ChildView: View {
  let store: StoreOf<Child>

  var body: some View { Text(store.name) }
}
