import ComposableArchitecture
import Foundation

/// The saved content of a page or of a form. Pages refer to stand-ups by their identities, because
/// the stand-ups are saved in another file.
public enum SavedScreen: Codable, Equatable, Sendable {
  /// The changed form of the list, which adds a stand-up.
  case add(SavedForm)

  /// The page of an attendee.
  case attendee(name: String)

  /// The changed form of the preceding page, which is the page of a stand-up.
  case edit(SavedForm)

  /// A meeting, with its time and its transcript.
  case meeting(SavedMeeting)

  /// The page of a past meeting.
  case past(meeting: Meeting.ID, standup: Standup.ID)

  /// The page of a stand-up.
  case standup(id: Standup.ID)

  /// The version of the format of a session file.
  public static let version = 1

  /// Creates the saved content of a page, without the form and the alert of the page.
  public init(_ screen: AppFeature.Path.State) {
    self =
      switch screen {
      case .attendee(let state): .attendee(name: state.name)
      case .detail(let state): .standup(id: state.standup.id)
      case .meeting(let state): .meeting(SavedMeeting(state))
      case .pastMeeting(let state): .past(meeting: state.meeting.id, standup: state.standup.id)
      }
  }
}

/// The saved content of a meeting that is being recorded.
public struct SavedMeeting: Codable, Equatable, Sendable {
  /// The stand-up as it was when the meeting started, without its past meetings.
  public let standup: Standup

  /// The index of the speaker, from 0.
  public let speaker: Int

  /// The seconds for which the speaker has spoken.
  public let spoken: Int

  /// The seconds for which the meeting was not paused.
  public let elapsed: Int

  /// The notes of the meeting.
  public let transcript: String

  /// Creates the saved content of a meeting.
  public init(_ meeting: MeetingFeature.State) {
    var standup = meeting.standup
    standup.meetings = []
    self.standup = standup
    speaker = meeting.speaker
    spoken = meeting.spoken
    elapsed = meeting.elapsed
    transcript = meeting.transcript
  }

  /// The state of the restored meeting, which is paused.
  var state: MeetingFeature.State {
    MeetingFeature.State(
      standup: standup,
      speaker: speaker,
      spoken: spoken,
      elapsed: elapsed,
      isPaused: true,
      transcript: transcript
    )
  }
}

extension AppFeature.State {
  /// The pages of the path and the changed forms, as saved in a session file. Alerts, and forms
  /// without changes, are not saved.
  ///
  /// Complexity: O(n) in the number of pages. The stand-up of a form is compared with its original.
  public var session: [SavedScreen] {
    var screens: [SavedScreen] = []
    if let form = list.add, form.isChanged { screens.append(.add(SavedForm(form))) }
    for page in path {
      screens.append(SavedScreen(page))
      if let form = page.detail?.destination?.edit, form.isChanged {
        screens.append(.edit(SavedForm(form)))
      }
    }
    return screens
  }

  /// Creates the state of the app from a saved session. The page of a stand-up or of a meeting that
  /// has been deleted is skipped. The form of a stand-up that has been deleted adds the stand-up
  /// again.
  public init(session: [SavedScreen]) {
    self.init()
    for screen in session {
      switch screen {
      case .add(let form):
        // The app can have been killed between the addition and the next save of the session.
        if list.standups[id: form.standup.id] == nil { list.add = form.added }
      case .attendee(let name): path.append(.attendee(AttendeeFeature.State(name: name)))
      case .edit(let form): restoreEdit(form)
      case .meeting(let meeting): path.append(.meeting(meeting.state))
      case .past(let meeting, let standup): pushPastMeeting(meeting, of: standup)
      case .standup(let id): pushStandup(id)
      }
    }
  }

  /// Presents the form of the last page, if the last page is the page of the form's stand-up. If
  /// the stand-up has been deleted, the form is presented as the sheet that adds a stand-up.
  private mutating func restoreEdit(_ form: SavedForm) {
    guard list.standups[id: form.standup.id] != nil else {
      if list.add == nil { list.add = form.added }
      return
    }
    guard let id = path.ids.last,
      let standup = path[id: id, case: \.detail]?.standup,
      let edited = form.edited(standup)
    else { return }
    path[id: id, case: \.detail]?.destination = .edit(edited)
  }
}
