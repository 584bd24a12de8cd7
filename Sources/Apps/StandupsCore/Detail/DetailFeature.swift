import ComposableArchitecture
import Foundation
import ShortText

/// A feature that shows a stand-up, and presents its form and its alert.
@Reducer
public struct DetailFeature: Sendable {
  /// The features that a stand-up presents.
  @Reducer(state: .equatable, .sendable, action: .equatable, .sendable)
  public enum Destination {
    /// The question whether to delete the stand-up.
    case alert(AlertState<Alert>)

    /// A sheet that edits the stand-up.
    case edit(StandupFormFeature)

    /// The actions of the alert.
    @CasePathable
    public enum Alert: Equatable, Sendable {
      /// The user confirms the deletion.
      case deleteButtonTapped
    }
  }

  /// The state of the page of a stand-up.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The presented feature, or `nil`.
    @Presents public var destination: Destination.State?

    /// The stand-up.
    @Shared public var standup: Standup

    /// Creates the page of a stand-up.
    public init(standup: Shared<Standup>, destination: Destination.State? = nil) {
      _standup = standup
      self.destination = destination
    }
  }

  /// The actions of the page of a stand-up.
  public enum Action: Equatable, Sendable {
    /// The user chooses an attendee.
    case attendeeTapped(Attendee.ID)

    /// A request to the parent.
    case delegate(Delegate)

    /// The user clicks “Delete”. The feature asks for a confirmation.
    case deleteButtonTapped

    /// An action of the presented feature.
    case destination(PresentationAction<Destination.Action>)

    /// The user clicks “Edit”.
    case editButtonTapped

    /// The user chooses a past meeting.
    case meetingTapped(Meeting.ID)

    /// The user clicks “Start meeting”.
    case startMeetingButtonTapped

    /// The requests to the parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// A request to delete the stand-up, and to pop its pages.
      case delete(Standup.ID)

      /// A request to push the page of an attendee.
      case showAttendee(String)

      /// A request to push the page of a past meeting.
      case showMeeting(Meeting.ID, Standup.ID)

      /// A request to push the page of a new meeting.
      case startMeeting(Standup)
    }
  }

  /// Creates the reducer of the page of a stand-up.
  public init() {}

  /// A reducer that presents the form and the alert, and sends the requests to the parent.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .attendeeTapped(let id):
        guard let attendee = state.standup.attendees[id: id] else { return .none }
        return .send(.delegate(.showAttendee(attendee.name)))

      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.destination = .alert(.delete(state.standup))
        return .none

      case .destination(.presented(.alert(.deleteButtonTapped))):
        return .send(.delegate(.delete(state.standup.id)))

      case .destination(.presented(.edit(.delegate(.saved(let standup))))):
        state.$standup.withLock { $0.update(with: standup) }
        return .none

      case .destination:
        return .none

      case .editButtonTapped:
        state.destination = .edit(StandupFormFeature.State(standup: state.standup))
        return .none

      case .meetingTapped(let id):
        return .send(.delegate(.showMeeting(id, state.standup.id)))

      case .startMeetingButtonTapped:
        return .send(.delegate(.startMeeting(state.standup)))
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Standup {
  /// Replaces everything that a form can change. The past meetings are preserved, because another
  /// process may have saved a meeting while the form was presented.
  mutating func update(with form: Standup) {
    title = form.title
    minutes = form.minutes
    theme = form.theme
    attendees = form.attendees
  }
}

extension AlertState where Action == DetailFeature.Destination.Alert {
  /// Returns an alert that asks whether to delete a stand-up.
  static func delete(_ standup: Standup) -> Self {
    Self {
      TextState(verbatim: "Delete “\(standup.title.shortened)”?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteButtonTapped) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState(verbatim: "\(standup.deletedParts) can't be restored.")
    }
  }
}

extension Standup {
  /// What is deleted with the stand-up, as the subject of a sentence.
  fileprivate var deletedParts: String {
    switch meetings.count {
    case 0: "The stand-up"
    case 1: "The stand-up and its past meeting"
    case let count: "The stand-up and its \(count) past meetings"
    }
  }
}
