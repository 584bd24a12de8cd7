// swift-format-ignore-file
import ComposableGtk

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = ""
    @Presents var child: Child.State?
    var children: IdentifiedArrayOf<Child.State> = []
    var path = StackState<Child.State>()
  }

  enum Action {
    case child(PresentationAction<Child.Action>)
    case children(IdentifiedActionOf<Child>)
    case path(StackActionOf<Child>)
    case loaded(Int)
    case tapped
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.cout += 1  // expect: value of type 'Feature.State' has no member 'cout'
        return .none
      case .child, .children, .path, .loaded:
        return .none
      }
    }
  }
}
