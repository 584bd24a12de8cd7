import ComposableArchitecture
import Foundation
import Sessions

/// The root feature of Standups: the list of the stand-ups, and a stack of pages above the list.
@Reducer
public struct AppFeature: Sendable {
  /// The features of the pages that can be on the stack.
  @Reducer(state: .equatable, .sendable, action: .equatable, .sendable)
  public enum Path {
    /// The page of an attendee.
    case attendee(AttendeeFeature)

    /// The page of a stand-up.
    case detail(DetailFeature)

    /// The page of a meeting that is being recorded.
    case meeting(MeetingFeature)

    /// The page of a past meeting.
    case pastMeeting(PastMeetingFeature)
  }

  /// The state of the app. A session contains the path and the changed forms.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The alert of the app, or `nil`.
    @Presents public var alert: AlertState<Action.Alert>?

    /// The list of the stand-ups, which is the root page.
    public var list: ListFeature.State

    /// The pages above the list, from the first to the current page.
    public var path: StackState<Path.State>

    /// Creates the state of an app that shows its list. The stand-ups are loaded. If the file of
    /// the stand-ups can't be read, the app presents an alert with the reason.
    public init(list: ListFeature.State = ListFeature.State()) {
      self.list = list
      path = StackState()
      if let error = list.$standups.loadError { alert = .standupsNotLoaded("\(error)") }
    }
  }

  /// The actions of the app.
  public enum Action: Equatable, Sendable {
    /// An action of the alert.
    case alert(PresentationAction<Alert>)

    /// Sent when the app is opened with a link, either at its start or later.
    case linkOpened(String)

    /// An action of the list.
    case list(ListFeature.Action)

    /// An action of the stack or of one of its pages.
    case path(StackActionOf<Path>)

    /// The session was not saved. The app presents an alert with the reason.
    case sessionNotSaved(reason: String)

    /// Another process has deleted or added stand-ups, or a stand-up was deleted here.
    case standupsChanged

    /// The window is shown. The app observes the stand-ups.
    case task

    /// The actions of the buttons of the alert.
    @CasePathable
    public enum Alert: Equatable, Sendable {
      /// The user discards a meeting or the changes of a form, and opens a link.
      case discardAndOpenButtonTapped(String)

      /// The user saves the meeting, and opens a link.
      case saveAndOpenButtonTapped(String)
    }
  }

  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid

  /// Creates the reducer of the app.
  public init() {}

  /// A reducer that pushes and pops pages, runs the features of the pages, opens links and presents
  /// the alert.
  public var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) {
      ListFeature()
    }
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discardAndOpenButtonTapped(let link))):
        open(link, &state)
        return .none

      case .alert(.presented(.saveAndOpenButtonTapped(let link))):
        saveMeetingAndOpen(link, &state)
        return .none

      case .alert:
        return .none

      case .linkOpened(let link):
        openIfNothingIsLost(link, &state)
        return .none

      case .list(.delegate(.showStandup(let id))):
        state.pushStandup(id)
        return .none

      case .list:
        return .none

      case .path(.element(_, let action)):
        perform(action, &state)
        return .none

      case .path:
        return .none

      case .sessionNotSaved(let reason):
        state.alert = .sessionNotSaved(reason)
        return .none

      case .standupsChanged:
        state.removePagesOfMissingStandups()
        return .none

      case .task:
        return observeStandups(state.list.$standups)
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path)
  }

  /// Performs the requests of the pages, and handles the end of a form.
  private func perform(_ action: Path.Action, _ state: inout State) {
    switch action {
    case .attendee(.delegate(.showStandup(let id))),
      .pastMeeting(.delegate(.showStandup(let id))):
      state.pushStandup(id)

    case .detail(.delegate(.delete(let id))):
      state.list.$standups.withLock { _ = $0.remove(id: id) }
      state.removePagesOfMissingStandups()

    case .detail(.destination(.dismiss)):
      // The page of a missing stand-up remains while its form is changed.
      state.removePagesOfMissingStandups()

    case .detail(.destination(.presented(.edit(.delegate(.saved(let standup)))))):
      state.addIfMissing(standup)

    case .detail(.delegate(.showAttendee(let name))),
      .pastMeeting(.delegate(.showAttendee(let name))):
      state.path.append(.attendee(AttendeeFeature.State(name: name)))

    case .detail(.delegate(.showMeeting(let meeting, let standup))):
      state.pushPastMeeting(meeting, of: standup)

    case .detail(.delegate(.startMeeting(let standup))):
      state.path.append(.meeting(MeetingFeature.State(standup: standup)))

    case .attendee, .detail, .meeting, .pastMeeting:
      break
    }
  }

  /// Removes the pages of stand-ups that another process deletes, except pages with a changed form.
  private func observeStandups(
    _ standups: Shared<IdentifiedArrayOf<Standup>>
  ) -> Effect<Action> {
    .run { send in
      var ids = standups.wrappedValue.ids
      for await current in standups.publisher where current.ids != ids {
        ids = current.ids
        await send(.standupsChanged)
      }
    }
    .cancellable(id: CancelID.observation, cancelInFlight: true)
  }

  private enum CancelID {
    case observation
  }
}
