import ComposableArchitecture
import ShortText

extension AlertState where Action == AppFeature.Action.Alert {
  /// Returns an alert for a link that can't be opened. Such a link does not change the path.
  static func invalidLink(_ reason: String) -> Self {
    Self {
      TextState("The link can't be opened")
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// Returns an alert that asks what happens with a meeting before a link is opened.
  static func openLink(_ link: String, insteadOf meeting: MeetingFeature.State) -> Self {
    Self {
      TextState("End the meeting and open the link?")
    } actions: {
      ButtonState(action: .saveAndOpenButtonTapped(link)) {
        TextState("Save and open")
      }
      ButtonState(role: .destructive, action: .discardAndOpenButtonTapped(link)) {
        TextState("Discard and open")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState(verbatim: "A meeting of “\(meeting.standup.title.shortened)” is being recorded.")
    }
  }

  /// Returns an alert that asks whether to discard the changes of a form before a link is opened.
  static func openLinkInsteadOfForm(_ link: String) -> Self {
    Self {
      TextState("Discard changes and open the link?")
    } actions: {
      ButtonState(role: .destructive, action: .discardAndOpenButtonTapped(link)) {
        TextState("Discard and open")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("The changes of a stand-up are not saved.")
    }
  }

  /// Returns an alert for a file of stand-ups that can't be read. The reason names the moved file.
  static func standupsNotLoaded(_ reason: String) -> Self {
    Self {
      unreadableTitle
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// Whether the alert informs about a file of stand-ups that can't be read.
  var isAboutUnreadableStandups: Bool { title == Self.unreadableTitle }

  private static var unreadableTitle: TextState { TextState("The stand-ups can't be read") }
}
