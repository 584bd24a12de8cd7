import ComposableArchitecture

extension AppFeature {
  /// Opens a link, or asks first if the link would discard a meeting or the changes of a form. If
  /// the link is not valid, the pages do not change.
  func openIfNothingIsLost(_ link: String, _ state: inout State) {
    do {
      _ = try LinkResolver.screens(link, in: state.list.$standups)
      if let meeting = state.currentMeeting {
        state.alert = .openLink(link, insteadOf: meeting)
      } else if state.hasChangedForm {
        state.alert = .openLinkInsteadOfForm(link)
      } else {
        open(link, &state)
      }
    } catch {
      presentInvalidLink(error, &state)
    }
  }

  /// Replaces the path with the screens of a link. Another process can have deleted a stand-up
  /// since the link was checked.
  func open(_ link: String, _ state: inout State) {
    do {
      show(try LinkResolver.screens(link, in: state.list.$standups), &state)
    } catch {
      presentInvalidLink(error, &state)
    }
  }

  /// Saves the current meeting, and then replaces the path with the screens of a link. If the link
  /// is no longer valid, the page of the meeting remains, and the meeting is not saved.
  func saveMeetingAndOpen(_ link: String, _ state: inout State) {
    do {
      let screens = try LinkResolver.screens(link, in: state.list.$standups)
      state.currentMeeting?.saveMeeting(id: uuid(), date: date.now)
      // The screens of the first resolution do not contain the saved meeting.
      show((try? LinkResolver.screens(link, in: state.list.$standups)) ?? screens, &state)
    } catch {
      presentInvalidLink(error, &state)
    }
  }

  private func show(_ screens: LinkResolver.Screens, _ state: inout State) {
    state.path = StackState(screens.path)
    state.list.add = screens.isNew ? .newStandup(id: uuid(), attendee: uuid()) : nil
    if state.alert?.isAboutUnreadableStandups != true { state.alert = nil }
  }

  /// Presents the problem of a link. An alert about a file that can't be read is more important,
  /// and remains.
  private func presentInvalidLink(_ error: any Error, _ state: inout State) {
    guard state.alert?.isAboutUnreadableStandups != true else { return }
    state.alert = .invalidLink("\(error)")
  }
}
