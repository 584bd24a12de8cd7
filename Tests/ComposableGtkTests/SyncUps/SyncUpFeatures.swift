import ComposableGtk
import Foundation

@Reducer
struct SyncUpForm {
  @ObservableState
  struct State: Equatable {
    var focus: Field? = .title
    var syncUp: SyncUp

    enum Field: Hashable {
      case attendee(Attendee.ID)
      case title
    }
  }

  enum Action: BindableAction {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let attendee = Attendee(id: uuid())
        state.syncUp.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none
      case .binding:
        return .none
      }
    }
  }
}

@Reducer
struct SyncUpDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(SyncUpForm)

    @CasePathable
    enum Alert { case confirmDeletion }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var syncUp: SyncUp
  }

  enum Action {
    case cancelEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case doneEditingButtonTapped
    case editButtonTapped

    @CasePathable
    enum Delegate {
      case deleted(SyncUp.ID)
      case edited(SyncUp)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditButtonTapped:
        state.destination = nil
        return .none

      case .deleteButtonTapped:
        state.destination = .alert(
          AlertState {
            TextState("Delete?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Yes") }
            ButtonState(role: .cancel) { TextState("Never mind") }
          }
        )
        return .none

      case .destination(.presented(.alert(.confirmDeletion))):
        return .run { [id = state.syncUp.id] send in
          await send(.delegate(.deleted(id)))
          await dismiss()
        }

      case .doneEditingButtonTapped:
        guard let syncUp = state.destination?.edit?.syncUp else { return .none }
        state.syncUp = syncUp
        state.destination = nil
        return .send(.delegate(.edited(syncUp)))

      case .editButtonTapped:
        state.destination = .edit(SyncUpForm.State(syncUp: state.syncUp))
        return .none

      case .delegate, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension SyncUpDetail.Destination.State: Equatable {}

@Reducer
struct RecordMeeting {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var secondsElapsed = 0
    var syncUp: SyncUp
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case endMeetingButtonTapped
    case onTask
    case timerTick

    @CasePathable
    enum Alert { case confirmDiscard }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDiscard)):
        return .run { _ in await dismiss() }
      case .alert:
        return .none
      case .endMeetingButtonTapped:
        state.alert = AlertState {
          TextState("End meeting?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDiscard) { TextState("Discard") }
          ButtonState(role: .cancel) { TextState("Resume") }
        }
        return .none
      case .onTask:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerTick)
          }
        }
      case .timerTick:
        guard state.alert == nil else { return .none }
        state.secondsElapsed += 1
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@Reducer
struct SyncUpsApp {
  @Reducer
  enum Path {
    case detail(SyncUpDetail)
    case record(RecordMeeting)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var add: SyncUpForm.State?
    var path = StackState<Path.State>()
    var syncUps: IdentifiedArrayOf<SyncUp> = []
  }

  enum Action {
    case add(PresentationAction<SyncUpForm.Action>)
    case addButtonTapped
    case confirmAddButtonTapped
    case path(StackActionOf<Path>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.add = SyncUpForm.State(syncUp: SyncUp(id: uuid()))
        return .none
      case .confirmAddButtonTapped:
        if let syncUp = state.add?.syncUp { state.syncUps.append(syncUp) }
        state.add = nil
        return .none
      case .path(.element(_, .detail(.delegate(.deleted(let id))))):
        state.syncUps.remove(id: id)
        return .none
      case .path(.element(_, .detail(.delegate(.edited(let syncUp))))):
        state.syncUps[id: syncUp.id] = syncUp
        return .none
      case .add, .path:
        return .none
      }
    }
    .ifLet(\.$add, action: \.add) { SyncUpForm() }
    .forEach(\.path, action: \.path)
  }
}

extension SyncUpsApp.Path.State: Equatable {}
