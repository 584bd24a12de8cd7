import ComposableArchitecture
import Foundation

/// The feature that the samples are about, where they do not declare a feature.
@Reducer
struct Feature {
  @Reducer(state: .equatable, action: .equatable)
  enum Destination {
    case addItem(Item)
    case alert(AlertState<Alert>)
    case counter(Item)
    case detail(Item)
    case edit(Item)
    case history(Item)

    @CasePathable
    enum Alert: Sendable { case confirm }
  }

  @Reducer(state: .equatable, action: .equatable)
  enum Path {
    case counter(Item)
    case detail(Item)
    case edit(Item)
    case fact(Item)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var addItem: Item.State?
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var child: Item.State?
    var count = 0
    @Presents var destination: Destination.State?
    @Presents var detail: Item.State?
    @Presents var dialog: ConfirmationDialogState<Action.Alert>?
    @Presents var edit: Item.State?
    var fact = ""
    var isLoading = false
    var isNotifying = false
    var isSaved = false
    var isTimerRunning = false
    var name = ""
    var path = StackState<Path.State>()
    var profile = Item.State()
    var query = ""
    var results: [String] = []
    var settings = Item.State.Settings()
    var rows: IdentifiedArrayOf<Item.State> = []
  }

  @CasePathable
  enum Action: BindableAction, Equatable {
    case addItem(PresentationAction<Item.Action>)
    case alert(PresentationAction<Alert>)
    case alertDismissed
    case binding(BindingAction<State>)
    case child(PresentationAction<Item.Action>)
    case clearButtonTapped
    case closeButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case detail(PresentationAction<Item.Action>)
    case detailButtonTapped
    case dialog(PresentationAction<Alert>)
    case edit(PresentationAction<Item.Action>)
    case factResponse(String)
    case incrementButtonTapped
    case nameChanged(String)
    case notifyToggled(Bool)
    case onAppear
    case path(StackAction<Path.State, Path.Action>)
    case profile(Item.Action)
    case queryChanged
    case refresh
    case refreshButtonTapped
    case response(String)
    case rows(IdentifiedActionOf<Item>)
    case sessionNotSaved(String)
    case startTimerButtonTapped
    case stopTimerButtonTapped
    case timerTicked

    @CasePathable
    enum Alert: Sendable {
      case confirmDeletion
      case retryButtonTapped
    }
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}
