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
        state.child?.nam = ""  // expect: value of type 'Child.State' has no member 'nam'
        return .none
      case .child, .children, .path, .loaded:
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { Child() }
    .forEach(\.children, action: \.children) { Child() }
    .forEach(\.path, action: \.path) { Child() }
  }
}
