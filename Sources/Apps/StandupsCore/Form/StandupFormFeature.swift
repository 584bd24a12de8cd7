import ComposableArchitecture
import Foundation

/// A form that adds or edits a stand-up.
@Reducer
public struct StandupFormFeature: Sendable {
  /// The state of the form.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The alert of the form, or `nil`.
    @Presents public var alert: AlertState<Action.Alert>?

    /// The stand-up without the changes of the user.
    public let original: Standup

    /// The stand-up as the user has entered it.
    public var standup: Standup

    /// The field with the focus, or `nil`.
    public var focus: StandupProblem.Field?

    /// Whether the user has attempted to save the stand-up.
    var showsMissingInput = false

    /// Creates a form for a stand-up.
    ///
    /// - Parameters:
    ///   - standup: The stand-up to add or edit.
    ///   - original: The stand-up without the changes of the user, or `nil` without changes.
    ///   - focus: The field with the focus.
    public init(
      standup: Standup,
      original: Standup? = nil,
      focus: StandupProblem.Field? = .title
    ) {
      self.original = original ?? standup
      self.standup = standup
      self.focus = focus
    }
  }

  /// The actions of the form.
  public enum Action: BindableAction, Equatable, Sendable {
    /// The user clicks “Add attendee”.
    case addAttendeeButtonTapped

    /// An action of the alert.
    case alert(PresentationAction<Alert>)

    /// The user pastes names, one name in each line.
    case attendeesPasted([String])

    /// The user presses Return in the field of an attendee.
    case attendeeSubmitted(Attendee.ID)

    /// A change of a field.
    case binding(BindingAction<State>)

    /// The user clicks “Cancel”. If the stand-up is changed, the form asks whether to discard the
    /// changes.
    case cancelButtonTapped

    /// A notification of the parent.
    case delegate(Delegate)

    /// The user removes an attendee.
    case removeAttendeeButtonTapped(Attendee.ID)

    /// The user clicks “Add” or “Save”.
    case saveButtonTapped

    /// The actions of the alert.
    @CasePathable
    public enum Alert: Equatable, Sendable {
      /// The user discards the changes.
      case discardButtonTapped
    }

    /// The notifications of the parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The user saves the stand-up. The stand-up is valid and normalized.
      case saved(Standup)
    }
  }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.uuid) private var uuid

  /// Creates the reducer of a form. The reducer reads the dependencies `dismiss` and `uuid`.
  public init() {}

  /// A reducer that checks the stand-up, and adds and removes attendees.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        state.add(uuid())
        return .none

      case .alert(.presented(.discardButtonTapped)):
        return close()

      case .alert, .binding, .delegate:
        return .none

      case .attendeesPasted(let texts):
        state.paste(texts) { uuid() }
        return .none

      case .attendeeSubmitted(let id):
        state.submit(id) { uuid() }
        return .none

      case .cancelButtonTapped:
        guard state.isChanged else { return close() }
        state.alert = .discardChanges
        return .none

      case .removeAttendeeButtonTapped(let id):
        state.remove(id) { uuid() }
        return .none

      case .saveButtonTapped:
        state.showsMissingInput = true
        if let problem = state.standup.problems.first {
          state.focus = problem.field
          return .none
        }
        return .concatenate(.send(.delegate(.saved(state.standup.normalized))), close())
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func close() -> Effect<Action> {
    .run { _ in await dismiss() }
  }
}

extension AlertState where Action == StandupFormFeature.Action.Alert {
  /// An alert that asks whether to discard the changes of a stand-up.
  static let discardChanges = Self {
    TextState("Discard changes?")
  } actions: {
    ButtonState(role: .destructive, action: .discardButtonTapped) {
      TextState("Discard")
    }
    ButtonState(role: .cancel) {
      TextState("Keep editing")
    }
  } message: {
    TextState("The changes of this stand-up are not saved.")
  }
}
