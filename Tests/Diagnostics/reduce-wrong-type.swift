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
      case .loaded(let number):
        state.name = number  // expect: cannot assign value of type 'Int' to type 'String'
        return .none
      case .tapped, .child, .children, .path:
        return .none
      }
    }
  }
}
