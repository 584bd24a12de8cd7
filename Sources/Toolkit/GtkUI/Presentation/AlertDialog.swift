import Gtk

/// An alert on the screen: a small modal window.
///
/// **Shortcuts and gestures.** Escape means cancel. **Accessibility.** An alert dialog, named by its
/// title and described by its message. **Style classes.** `alert`.
@MainActor
final class AlertDialog {
  /// How it was answered.
  enum Answer {
    case button(@MainActor () -> Void)
    /// By Escape, or by closing it.
    case dismiss
  }

  private let window = Gtk.Window()
  private let previousFocus: Widget?
  private weak var parent: Gtk.Window?
  private let onAnswer: @MainActor (Answer) -> Void

  init(
    _ content: AlertContent,
    above parent: Gtk.Window?,
    onAnswer: @escaping @MainActor (Answer) -> Void
  ) {
    self.parent = parent
    self.onAnswer = onAnswer
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
    let buttons = Self.buttons(content.buttons, onAnswer: onAnswer)
    window.child = Self.body(content, above: buttons)
    chooseDefault(of: content.buttons, among: buttons.children)
    // The window stays until its content is gone: closing only asks for that.
    window.onCloseRequest {
      onAnswer(.dismiss)
      return true
    }
    let keys = EventControllerKey()
    keys.onKeyPressed { [weak self] key, _ in self?.keyWasPressed(key) ?? false }
    window.addController(keys)
    window.present()
  }

  /// Says whether the key means something here.
  func keyWasPressed(_ key: Key) -> Bool {
    guard key == .escape else { return false }
    onAnswer(.dismiss)
    return true
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

  private static func body(_ content: AlertContent, above buttons: Widget) -> Widget {
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
    column.append(buttons)
    return column
  }

  private static func label(_ text: String) -> Gtk.Label {
    let label = Gtk.Label(text: text)
    label.wraps = true
    label.wrapMode = .wordOrCharacter
    label.maxWidthChars = 40
    label.justification = .center
    return label
  }

  private static func buttons(
    _ buttons: [AlertContent.Button],
    onAnswer: @escaping @MainActor (Answer) -> Void
  ) -> Box {
    let row = Box(orientation: .horizontal)
    row.isHomogeneous = true
    row.addCSSClass("alert-buttons")
    for answer in inOrder(buttons) {
      let button = Gtk.Button(label: answer.title)
      button.hasFrame = false
      button.hexpand = true
      switch answer.role {
      case .destructive: button.addCSSClass("destructive-action")
      case .cancel: break
      case nil: button.addCSSClass("suggested")
      }
      button.onClicked { onAnswer(.button(answer.action)) }
      row.append(button)
    }
    return row
  }

  /// Cancelling stands at the start, whatever order the answers came in.
  private static func inOrder(_ buttons: [AlertContent.Button]) -> [AlertContent.Button] {
    buttons.filter { $0.role == .cancel } + buttons.filter { $0.role != .cancel }
  }

  /// Enter gives the last answer, but nothing is destroyed by it unless that was chosen first.
  private func chooseDefault(of buttons: [AlertContent.Button], among widgets: [Widget]) {
    let answers = zip(Self.inOrder(buttons), widgets)
    let harmless = answers.filter { $0.0.role != .destructive }
    guard let widget = harmless.last?.1 ?? widgets.last else { return }
    window.defaultWidget = widget
    window.focusWidget = widget
  }
}
