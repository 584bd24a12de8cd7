import ComposableArchitecture

/// A feature that shows a past meeting, and leads to its attendees.
@Reducer
public struct PastMeetingFeature: Sendable {
  /// The state of the page of a past meeting.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The stand-up of the meeting.
    @SharedReader public var standup: Standup

    /// The past meeting. A past meeting does not change.
    public let meeting: Meeting

    /// Creates the page of a past meeting.
    public init(meeting: Meeting, standup: SharedReader<Standup>) {
      self.meeting = meeting
      _standup = standup
    }
  }

  /// The actions of the page of a past meeting.
  public enum Action: Equatable, Sendable {
    /// The user chooses an attendee.
    case attendeeTapped(String)

    /// A request to the parent.
    case delegate(Delegate)

    /// The user chooses the stand-up of the meeting.
    case standupTapped

    /// The requests to the parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// A request to push the page of an attendee.
      case showAttendee(String)

      /// A request to push the page of a stand-up.
      case showStandup(Standup.ID)
    }
  }

  /// Creates the reducer of the page of a past meeting.
  public init() {}

  /// A reducer that sends the requests to the parent.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .attendeeTapped(let name): .send(.delegate(.showAttendee(name)))
      case .delegate: .none
      case .standupTapped: .send(.delegate(.showStandup(state.standup.id)))
      }
    }
  }
}
