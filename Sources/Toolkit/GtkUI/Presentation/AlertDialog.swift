import Gtk

/// An alert on the screen: a small modal window.
///
/// **Shortcuts and gestures.** Escape means cancel. **Accessibility.** An alert dialog, named by its
/// title and described by its message. **Style classes.** `alert`.
@MainActor
final class AlertDialog {
  private let window = Gtk.Window()
  private let previousFocus: Widget?
  private weak var parent: Gtk.Window?

  init(
    _ content: AlertContent,
    above parent: Gtk.Window?,
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.parent = parent
    previousFocus = parent?.focusWidget
    window.transientFor = parent
    window.isModal = true
    window.isResizable = false
    window.destroysWithParent = true
    window.title = content.title
    window.addCSSClass("alert")
    window.accessibleRole = .alertDialog
    window.accessibleLabel = content.title
    window.accessibleDescription = content.message
    window.titlebar = Self.emptyTitlebar()
    window.child = Self.body(content, in: window)
    // The window stays until its content is gone: closing only asks for that.
    window.onCloseRequest {
      onCancel()
      return true
    }
    let keys = EventControllerKey()
    keys.onKeyPressed { key, _ in
      guard key == .escape else { return false }
      onCancel()
      return true
    }
    window.addController(keys)
    window.present()
  }

  func close() {
    window.destroy()
    if let previousFocus, previousFocus.root === parent {
      _ = previousFocus.grabFocus()
    }
  }

  private static func emptyTitlebar() -> Widget {
    let titlebar = Box(orientation: .horizontal)
    titlebar.isVisible = false
    return titlebar
  }

  private static func body(_ content: AlertContent, in window: Gtk.Window) -> Widget {
    let column = Box(orientation: .vertical)
    let text = Box(orientation: .vertical, spacing: 12)
    text.addCSSClass("alert-text")
    let title = label(content.title)
    title.addCSSClass("title-2")
    text.append(title)
    if let message = content.message {
      text.append(label(message))
    }
    column.append(text)
    column.append(Separator(orientation: .horizontal))
    column.append(buttons(content.buttons, in: window))
    return column
  }

  private static func label(_ text: String) -> Label {
    let label = Label(text: text)
    label.wraps = true
    label.wrapMode = .wordOrCharacter
    label.maxWidthChars = 40
    label.justification = .center
    return label
  }

  private static func buttons(_ buttons: [AlertContent.Button], in window: Gtk.Window) -> Widget {
    let row = Box(orientation: .horizontal)
    row.isHomogeneous = true
    row.addCSSClass("alert-buttons")
    // Cancelling stands at the start, whatever order the answers came in.
    let ordered = buttons.filter { $0.role == .cancel } + buttons.filter { $0.role != .cancel }
    for (index, answer) in ordered.enumerated() {
      let button = Gtk.Button(label: answer.title)
      button.hasFrame = false
      button.hexpand = true
      switch answer.role {
      case .destructive: button.addCSSClass("destructive")
      case .cancel: break
      case nil: button.addCSSClass("suggested")
      }
      button.onClicked { answer.action() }
      row.append(button)
      if index == ordered.count - 1 {
        window.defaultWidget = button
        window.focusWidget = button
      }
    }
    return row
  }
}
