import Gtk

/// The presentations in a window, in the order in which they were presented.
@MainActor
final class PresentationStack {
  private struct Entry {
    let presentation: any AnyPresentation
    var focus: Widget?
  }

  private var entries: [Entry] = []

  /// Requests the dismissal of the topmost presentation. This may be a presentation in the window
  /// of another presentation. Returns whether there is a presentation.
  func requestDismissal() -> Bool {
    // Refreshes the views first, so that the current topmost presentation is dismissed, not the
    // topmost presentation of the last frame.
    UpdateScheduler.shared.prepareForUserAction()
    guard let top = entries.last?.presentation else { return false }
    top.requestDismissalOfTop()
    return true
  }

  /// Adds a presentation that is about to be shown, and stores the widget that has the focus.
  func add(_ presentation: any AnyPresentation, focus: Widget?) {
    entries.append(Entry(presentation: presentation, focus: focus))
  }

  /// Removes a presentation that is being dismissed.
  ///
  /// - Returns: The widget to which the focus returns, or `nil` if no widget had the focus, or if a
  ///   later presentation has the focus.
  func remove(_ presentation: any AnyPresentation) -> Widget? {
    guard let index = entries.firstIndex(where: { $0.presentation === presentation }) else {
      return nil
    }
    let focus = entries.remove(at: index).focus
    guard index < entries.endIndex else { return focus }
    // The next presentation may have stored a widget of the removed presentation.
    entries[index].focus = focus
    return nil
  }
}

/// A presentation with content of any type.
@MainActor
protocol AnyPresentation: AnyObject {
  /// Requests the dismissal of the presentation, or of the topmost presentation above it.
  func requestDismissalOfTop()
}
