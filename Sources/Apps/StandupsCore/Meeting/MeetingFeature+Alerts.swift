import ComposableArchitecture

extension AlertState where Action == MeetingFeature.Action.Alert {
  /// An alert that asks whether to save or discard the meeting. The clock of the meeting is stopped
  /// while the alert is presented.
  static let endMeeting = Self {
    TextState("End the meeting?")
  } actions: {
    ButtonState(action: .saveButtonTapped) {
      TextState("Save and end")
    }
    ButtonState(role: .destructive, action: .discardButtonTapped) {
      TextState("Discard")
    }
    ButtonState(role: .cancel, action: .resumeButtonTapped) {
      TextState("Resume")
    }
  } message: {
    TextState("The clock is stopped. A saved meeting is listed among the past meetings.")
  }
}
