import Gtk

/// What is presented in a window, in the order in which it was opened.
@MainActor
final class PresentationStack {
  private struct Entry {
    let presentation: any AnyPresentation
    var focus: Widget?
  }

  private var entries: [Entry] = []

  /// Asks the topmost to leave, before that what it presents itself. Says whether there is one.
  func requestDismissal() -> Bool {
    // The request is about what is open by now, not about what was when it was last drawn.
    UpdateScheduler.shared.flush()
    guard let top = entries.last?.presentation else { return false }
    top.requestDismissalOfTop()
    return true
  }

  /// Something is about to be shown, while the focus is at a widget.
  func add(_ presentation: any AnyPresentation, focus: Widget?) {
    entries.append(Entry(presentation: presentation, focus: focus))
  }

  /// Something is leaving.
  ///
  /// - Returns: Where the focus belongs now; `nil` if it has nowhere been, or something that was
  ///   opened later has it.
  func remove(_ presentation: any AnyPresentation) -> Widget? {
    guard let index = entries.firstIndex(where: { $0.presentation === presentation }) else {
      return nil
    }
    let focus = entries.remove(at: index).focus
    guard index < entries.endIndex else { return focus }
    // What was opened later found the focus in what is leaving, or found it taken already.
    entries[index].focus = focus
    return nil
  }
}

/// Something that is presented, whatever it is.
@MainActor
protocol AnyPresentation: AnyObject {
  /// Asks it to leave, or what is presented on top of it.
  func requestDismissalOfTop()
}
