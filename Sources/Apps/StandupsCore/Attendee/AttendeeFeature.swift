import ComposableArchitecture

/// A feature that shows the stand-ups of an attendee.
@Reducer
public struct AttendeeFeature: Sendable {
  /// The state of the page of an attendee.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// All stand-ups.
    @SharedReader(.standups) var allStandups

    /// The name of the attendee.
    public let name: String

    /// Creates the page of the attendee with a name.
    public init(name: String) {
      self.name = name
    }

    /// The stand-ups that the attendee attends, or has attended.
    ///
    /// Complexity: O(n) in the number of all attendees.
    public var standups: [Standup] {
      let key = AttendeeName.key(name)
      return allStandups.filter { $0.isAttended(by: key) }
    }
  }

  /// The actions of the page of an attendee.
  public enum Action: Equatable, Sendable {
    /// A request to the parent.
    case delegate(Delegate)

    /// The user chooses a stand-up.
    case standupTapped(Standup.ID)

    /// The requests to the parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// A request to push the page of a stand-up.
      case showStandup(Standup.ID)
    }
  }

  /// Creates the reducer of the page of an attendee.
  public init() {}

  /// A reducer that sends the requests to the parent.
  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .delegate: .none
      case .standupTapped(let id): .send(.delegate(.showStandup(id)))
      }
    }
  }
}
