import ComposableArchitecture
import DeepLinks

/// The feature of the app: messages in folders, and the location of the user.
@Reducer
public struct Mail {
  @ObservableState
  public struct State: Equatable {
    public var location: MailLocation
    public var messages: IdentifiedArrayOf<Message>
    public var draft = ""
    /// The reason for which the last link was not opened, or `nil`.
    public var linkError: String?

    public init(
      location: MailLocation = MailLocation(),
      messages: IdentifiedArrayOf<Message> = .samples
    ) {
      self.location = location
      self.messages = messages
    }

    /// The messages of the selected folder.
    public var folderMessages: IdentifiedArrayOf<Message> {
      messages.filter { $0.folder == location.folder }
    }

    /// The selected message, or `nil` if no message is selected, or if the message does not exist.
    public var message: Message? { location.message.flatMap { messages[id: $0] } }
  }

  public enum Action: BindableAction, Equatable {
    case archiveButtonTapped
    case binding(BindingAction<State>)
    case composeButtonTapped
    case draftWasSent
    case linkOpened(String)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .archiveButtonTapped:
        guard let id = state.location.message else { return .none }
        state.messages[id: id]?.folder = .archive
        state.location.message = nil
        state.location.column = .messages
        return .none

      case .binding:
        return .none

      case .composeButtonTapped:
        state.location.isComposing = true
        return .none

      case .draftWasSent:
        let id = (state.messages.ids.max() ?? 0) + 1
        let lines = state.draft.split(separator: "\n")
        state.messages.append(
          Message(
            id: id,
            folder: .sent,
            sender: "Me",
            subject: lines.first.map(String.init) ?? "Without a subject",
            text: state.draft
          )
        )
        state.draft = ""
        state.location.isComposing = false
        return .none

      case .linkOpened(let link):
        do throws(DeepLinkError) {
          let location = try MailLocation(link: link)
          if let id = location.message, state.messages[id: id] == nil {
            state.linkError = "There is no message \(id)."
          } else {
            state.location = location
            state.linkError = nil
          }
        } catch {
          state.linkError = error.description
        }
        return .none
      }
    }
  }
}
