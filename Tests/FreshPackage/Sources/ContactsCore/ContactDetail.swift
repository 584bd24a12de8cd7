import ComposableArchitecture

@Reducer
public struct ContactDetail: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var contact: Contact
    @Presents public var alert: AlertState<Action.Alert>?

    public init(contact: Contact) {
      self.contact = contact
    }
  }

  public enum Action: BindableAction, Equatable {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case deleteButtonTapped
    case delegate(Delegate)

    @CasePathable
    public enum Alert: Equatable {
      case confirmDeletion
    }

    @CasePathable
    public enum Delegate: Equatable {
      case delete(Contact.ID)
      case update(Contact)
    }
  }

  @Dependency(\.dismiss) private var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        return .run { [id = state.contact.id] send in
          await send(.delegate(.delete(id)))
          await dismiss()
        }
      case .alert, .delegate:
        return .none
      case .binding:
        return .send(.delegate(.update(state.contact)))
      case .deleteButtonTapped:
        state.alert = AlertState {
          TextState("Delete this contact?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
