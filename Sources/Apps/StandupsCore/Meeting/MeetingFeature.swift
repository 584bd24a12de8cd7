import ComposableArchitecture
import Foundation

/// A feature that times a meeting, and saves the meeting when it ends.
@Reducer
public struct MeetingFeature: Sendable {
  /// The state of a meeting.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The alert that asks whether to save or discard the meeting, or `nil`.
    @Presents public var alert: AlertState<Action.Alert>?

    /// All stand-ups. The meeting is saved here.
    @Shared(.standups) public var standups

    /// The stand-up as it was when the meeting started. A later change of the attendees does not
    /// change the turns.
    public let standup: Standup

    /// The index of the speaker, from 0.
    public var speaker: Int

    /// The seconds for which the speaker has spoken.
    public var spoken: Int

    /// The seconds for which the meeting was not paused.
    public var elapsed: Int

    /// Whether the user has paused the meeting. A restored meeting is paused.
    public var isPaused: Bool

    /// The notes of the meeting.
    public var transcript: String

    /// Creates a meeting at the start of the first turn, or in the middle of the meeting.
    ///
    /// - Parameters:
    ///   - standup: The stand-up.
    ///   - speaker: The index of the speaker. An index without a speaker is clamped.
    ///   - spoken: The seconds for which the speaker has spoken, clamped to the turn.
    ///   - elapsed: The seconds for which the meeting was not paused. By default, the turns of the
    ///     earlier speakers had their full lengths.
    ///   - isPaused: Whether the user has paused the meeting.
    ///   - transcript: The notes of the meeting.
    public init(
      standup: Standup,
      speaker: Int = 0,
      spoken: Int = 0,
      elapsed: Int? = nil,
      isPaused: Bool = false,
      transcript: String = ""
    ) {
      let schedule = MeetingSchedule(standup)
      let speaker = min(max(speaker, 0), schedule.speakers - 1)
      let spoken = min(max(spoken, 0), schedule.turn(speaker) - 1)
      let planned = schedule.start(speaker) + spoken
      self.standup = standup
      self.speaker = speaker
      self.spoken = spoken
      self.elapsed = min(max(elapsed ?? planned, 0), planned)
      self.isPaused = isPaused
      self.transcript = transcript
    }
  }

  /// The actions of a meeting.
  public enum Action: BindableAction, Equatable, Sendable {
    /// An action of the alert.
    case alert(PresentationAction<Alert>)

    /// The user requests to go back. The feature asks whether to save or discard the meeting.
    case backRequested

    /// A change of the transcript.
    case binding(BindingAction<State>)

    /// The user clicks “End meeting”.
    case endMeetingButtonTapped

    /// The user clicks “Next speaker”. The action does nothing if no speaker follows.
    case nextSpeakerButtonTapped

    /// The user clicks “Pause” or “Resume”.
    case pauseButtonTapped

    /// The page is shown. The clock starts, unless the meeting is paused.
    case task

    /// The clock runs, and a second has passed.
    case ticked

    /// The actions of the alert.
    @CasePathable
    public enum Alert: Equatable, Sendable {
      /// The user discards the meeting.
      case discardButtonTapped

      /// The user resumes the meeting. A paused meeting remains paused.
      case resumeButtonTapped

      /// The user saves the meeting.
      case saveButtonTapped
    }
  }

  private enum CancelID {
    case clock
  }

  @Dependency(\.chime) private var chime
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date) private var date
  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.uuid) private var uuid

  /// Creates the reducer of a meeting. The reducer reads the dependencies `chime`,
  /// `continuousClock`, `date`, `dismiss` and `uuid`.
  public init() {}

  /// A reducer that counts the seconds, changes the speaker, and saves the meeting.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discardButtonTapped)):
        return close()

      case .alert(.presented(.saveButtonTapped)):
        return save(&state)

      case .alert(.dismiss), .alert(.presented(.resumeButtonTapped)):
        return state.isPaused ? .none : startClock()

      case .backRequested, .endMeetingButtonTapped:
        state.alert = .endMeeting
        return .cancel(id: CancelID.clock)

      case .binding:
        return .none

      case .nextSpeakerButtonTapped:
        guard !state.isLastSpeaker else { return .none }
        return showNextSpeaker(&state)

      case .pauseButtonTapped:
        state.isPaused.toggle()
        return state.isPaused ? .cancel(id: CancelID.clock) : startClock()

      case .task:
        return state.isRunning ? startClock() : .none

      case .ticked:
        state.elapsed += 1
        state.spoken += 1
        guard state.remainingInTurn <= 0 else { return .none }
        if !state.isLastSpeaker { return showNextSpeaker(&state) }
        return save(&state)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func startClock() -> Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(1)) {
        await send(.ticked)
      }
    }
    .cancellable(id: CancelID.clock, cancelInFlight: true)
  }

  private func showNextSpeaker(_ state: inout State) -> Effect<Action> {
    state.speaker += 1
    state.spoken = 0
    return .run { _ in await chime.play() }
  }

  private func save(_ state: inout State) -> Effect<Action> {
    state.saveMeeting(id: uuid(), date: date.now)
    return close()
  }

  private func close() -> Effect<Action> {
    .concatenate(.cancel(id: CancelID.clock), .run { _ in await dismiss() })
  }
}

extension MeetingFeature.State {
  /// Adds the meeting to the past meetings of its stand-up. If another process has deleted the
  /// stand-up, the stand-up is added again, so that the transcript is not lost.
  func saveMeeting(id: Meeting.ID, date: Date) {
    let meeting = Meeting(
      id: id,
      date: date,
      attendees: standup.attendees.map(\.name),
      transcript: transcript
    )
    $standups.withLock { standups in
      var standup = standups[id: standup.id] ?? standup
      standup.meetings.insert(meeting, at: 0)
      standups.updateOrAppend(standup)
    }
  }
}
