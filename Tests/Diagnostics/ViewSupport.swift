import ComposableGtk

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = ""
    @Presents var child: Child.State?
    @Presents var alert: AlertState<Action.Alert>?
    var children: IdentifiedArrayOf<Child.State> = []
    var path = StackState<Child.State>()
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case child(PresentationAction<Child.Action>)
    case children(IdentifiedActionOf<Child>)
    case path(StackActionOf<Child>)
    case tapped

    @CasePathable
    enum Alert { case confirmed }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
