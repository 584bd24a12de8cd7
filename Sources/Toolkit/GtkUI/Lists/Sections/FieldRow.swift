import Gtk

/// A text field that fills a row of a form. While the field contains text, the title of the field
/// is shown above the text. With the toolkit's own looks, the title is also above an empty field
/// that is focused.
///
/// **Style classes.** `titled` for the box while the title is shown, `repeats-title` while the
/// placeholder of the field is the same text, and `secure` for a password.
///
/// **Accessibility.** The title is hidden from screen readers, because the field has the title as
/// its accessible name.
@MainActor
final class FieldRow {
  /// The style class of ``widget``.
  fileprivate static let cssClass = "field-box"

  /// The box of the title and the field.
  let widget = Box(orientation: .vertical)
  private let caption = Gtk.Label()
  private let field: any TextInput
  private let focus = EventControllerFocus()
  private var isFocused = false { didSet { showCaption() } }
  private var connections: [SignalConnection] = []

  /// Creates the content of a row.
  init(_ field: any TextInput) {
    self.field = field
    widget.addCSSClass(Self.cssClass)
    if field is PasswordEntry { widget.addCSSClass("secure") }
    widget.valign = .center
    caption.addCSSClass("caption")
    caption.addCSSClass("dim-label")
    caption.halign = .start
    caption.ellipsize = .end
    caption.setAccessibleHidden(true)
    widget.append(caption)
    widget.append(field)
    widget.mainPart = field
    connections =
      [
        field.onChanged { [weak self] in self?.showCaption() },
        field.onNotify("placeholder-text") { [weak self] in self?.showCaption() },
      ] + focus.onContainsFocusChanged { [weak self] in self?.isFocused = $0 }
    // The title can change while the field is focused, also if the placeholder does not change.
    field.onAccessibleLabelChanged = { [weak self] in self?.showCaption() }
    widget.addController(focus)
    showCaption()
  }

  /// Moves the focus to the field when the user clicks the row beside the text.
  func handleClicks(on row: Widget) {
    let click = GestureClick()
    click.onReleased { [weak field] _, _, _ in
      guard let field, field.isEffectivelySensitive, !field.containsFocus else { return }
      field.grabFocus()
    }
    row.addController(click)
  }

  /// Removes the field, so that the field can be placed elsewhere.
  func removeField() {
    connections.forEach { $0.disconnect() }
    connections = []
    // Otherwise, the field is in a newer row, which observes the title.
    guard field.parent === widget else { return }
    field.onAccessibleLabelChanged = nil
    widget.remove(field)
  }

  private func showCaption() {
    // The placeholder is the title only if the field has no prompt.
    let title = field.accessibleLabel ?? field.placeholder ?? ""
    if caption.text != title { caption.text = title }
    // The looks reserve the space of the title. With another theme, the rows below would move.
    let isEditing = isFocused && StyleSheet.showsLooks
    let isTitled = !title.isEmpty && (isEditing || !field.text.isEmpty)
    caption.isVisible = isTitled
    // The field is in the middle of the reserved space if there is no title above the field.
    widget.isHomogeneous = !isTitled
    widget.setCSSClass("titled", isTitled)
    widget.setCSSClass("repeats-title", isTitled && field.placeholder == title)
  }
}

extension Widget {
  /// Removes the widget from a row of a form, if the widget is in a row.
  func removeFromFormRow() {
    switch parent {
    case let box as Box where box.hasCSSClass(FieldRow.cssClass): box.remove(self)
    case let bin as Bin: bin.setChildren([])
    default: break
    }
  }
}
