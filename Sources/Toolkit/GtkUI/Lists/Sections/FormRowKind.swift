import Gtk

/// A control that is a row of a form on its own, instead of a control in a row.
enum FormRowKind: CaseIterable {
  /// A button whose clickable area is the row.
  case button
  /// A text field without a frame. The title is above the text.
  case field
  /// Radio buttons. Each button is as wide as the row.
  case choices

  /// The style classes of buttons that have a shape of their own.
  private static let shapedButtons = ["pill", "circular", "styled", "plain", "link"]

  /// The kind of the row of a widget, or `nil` for a row that contains the widget without a change.
  /// A button with a shape of its own, such as a pill, is not a row.
  @MainActor
  init?(of widget: Widget) {
    switch widget {
    case is any TextInput: self = .field
    case let row as ControlRow
    where row.control?.hasCSSClass(ButtonGroupPresenter.rowsClass) == true:
      self = .choices
    case is ToggleButton: return nil
    case is Gtk.Button where !Self.shapedButtons.contains(where: widget.hasCSSClass):
      self = .button
    default: return nil
    }
  }

  private var cssClass: String {
    switch self {
    case .button: "button-row"
    case .field: "field-row"
    case .choices: "choices-row"
    }
  }

  /// Sets the style class of the kind of a row, and removes the other style class.
  @MainActor
  static func set(_ kind: FormRowKind?, of row: Widget) {
    for other in allCases where other != kind { row.removeCSSClass(other.cssClass) }
    if let kind { row.addCSSClass(kind.cssClass) }
  }
}
