import ComposableArchitecture

@Reducer
public struct Contacts: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var contacts: IdentifiedArrayOf<Contact>
    public var search = ""
    public var path = StackState<ContactDetail.State>()
    @Presents public var form: ContactForm.State?

    public init(contacts: IdentifiedArrayOf<Contact> = []) {
      self.contacts = contacts
    }

    public var found: IdentifiedArrayOf<Contact> {
      search.isEmpty ? contacts : contacts.filter { $0.name.localizedStandardContains(search) }
    }
  }

  public enum Action: BindableAction, Equatable {
    case addButtonTapped
    case binding(BindingAction<State>)
    case form(PresentationAction<ContactForm.Action>)
    case path(StackActionOf<ContactDetail>)
  }

  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.form = ContactForm.State(contact: Contact(id: uuid()))
        return .none
      case .form(.presented(.delegate(.save(let contact)))):
        state.contacts.append(contact)
        return .none
      case .path(.element(_, .delegate(.delete(let id)))):
        state.contacts.remove(id: id)
        return .none
      case .path(.element(_, .delegate(.update(let contact)))):
        state.contacts[id: contact.id] = contact
        return .none
      case .binding, .form, .path:
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) { ContactForm() }
    .forEach(\.path, action: \.path) { ContactDetail() }
  }
}
