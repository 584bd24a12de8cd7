import ComposableArchitecture
import Foundation

/// A feature that lists the stand-ups, and adds a stand-up in a sheet.
@Reducer
public struct ListFeature: Sendable {
  /// The state of the list.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The form of the sheet that adds a stand-up, or `nil`.
    @Presents public var add: StandupFormFeature.State?

    /// The stand-ups, in the order in which they were added.
    @Shared(.standups) public var standups

    /// Creates the state of the list.
    public init(add: StandupFormFeature.State? = nil) {
      self.add = add
    }

    /// The reason why the last change was not saved, or `nil`. The change remains in memory.
    public var saveProblem: String? { $standups.saveError.map { "\($0)" } }
  }

  /// The actions of the list.
  public enum Action: Equatable, Sendable {
    /// An action of the sheet.
    case add(PresentationAction<StandupFormFeature.Action>)

    /// The user clicks “Add stand-up”.
    case addButtonTapped

    /// A request to the parent.
    case delegate(Delegate)

    /// The user clicks the button that saves again after a failure.
    case saveAgainButtonTapped

    /// The user moves stand-ups to another position in the list.
    case standupsMoved(IndexSet, to: Int)

    /// The user chooses a stand-up.
    case standupTapped(Standup.ID)

    /// The requests to the parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// A request to push the page of a stand-up.
      case showStandup(Standup.ID)
    }
  }

  @Dependency(\.uuid) private var uuid

  /// Creates the reducer of the list. The reducer reads the dependency `uuid`.
  public init() {}

  /// A reducer that adds stand-ups, and sends the requests to the parent.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(.presented(.delegate(.saved(let standup)))):
        state.$standups.withLock { _ = $0.append(standup) }
        return .none

      case .add, .delegate:
        return .none

      case .addButtonTapped:
        state.add = .newStandup(id: uuid(), attendee: uuid())
        return .none

      case .saveAgainButtonTapped:
        return .run { [standups = state.$standups] _ in
          // The error is the `saveError`, which the list shows.
          try? await standups.save()
        }

      case .standupsMoved(let offsets, let destination):
        state.$standups.withLock { $0.move(fromOffsets: offsets, toOffset: destination) }
        return .none

      case .standupTapped(let id):
        return .send(.delegate(.showStandup(id)))
      }
    }
    .ifLet(\.$add, action: \.add) {
      StandupFormFeature()
    }
  }
}

extension StandupFormFeature.State {
  /// Returns a form that adds a stand-up, with a field for its first attendee.
  static func newStandup(id: Standup.ID, attendee: Attendee.ID) -> Self {
    Self(standup: Standup(id: id, attendees: [Attendee(id: attendee)]))
  }
}
