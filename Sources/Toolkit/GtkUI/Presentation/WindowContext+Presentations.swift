import Gtk

extension WindowContext {
  /// Stores the focused widget, to which the focus returns when a presentation was dismissed.
  func willShow(_ presentation: any AnyPresentation) {
    presentations.add(presentation, focus: window?.focusWidget)
  }

  /// Moves the focus back to the widget that had the focus before a presentation was shown. If this
  /// widget was removed, the focus moves to the first widget of the content. If the focus was moved
  /// to another widget in the meantime, the focus remains there.
  func didHide(_ presentation: any AnyPresentation, in host: any PresentationHost) {
    guard let focus = presentations.remove(presentation), let window else { return }
    let isFree =
      window.focusWidget.map {
        !$0.isMapped || host.slot.contains($0) || host.focusAfterClosing?.contains($0) ?? false
      } ?? true
    guard isFree else { return }
    if focus.root === window, focus.isMapped {
      focus.returnFocus()
    } else {
      _ = layers?.widget.focusFirst()
    }
  }
}
