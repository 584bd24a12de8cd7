import ComposableArchitecture

@Reducer
public struct ContactForm: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var contact: Contact

    public init(contact: Contact) {
      self.contact = contact
    }

    public var canSave: Bool { !contact.name.isEmpty }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case saveButtonTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable {
      case save(Contact)
    }
  }

  @Dependency(\.dismiss) private var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .cancelButtonTapped:
        return .run { _ in await dismiss() }
      case .saveButtonTapped:
        return .run { [contact = state.contact] send in
          await send(.delegate(.save(contact)))
          await dismiss()
        }
      }
    }
  }
}
