import Gtk

/// The widget that had the focus in a part of a window when the part was hidden.
@MainActor
struct StoredFocus {
  /// The reference is strong, because the widget in a text field has no other wrapper.
  private var widget: Widget?

  /// Stores a widget if the widget is in a part of the window. Otherwise, the stored widget
  /// remains.
  mutating func store(_ focus: Widget?, in part: Widget) {
    if let focus, part.contains(focus) { widget = focus }
  }

  /// Moves the focus to the stored widget, or otherwise to the first widget of the part that can
  /// have the focus. Returns whether there is such a widget.
  mutating func restore(in part: Widget) -> Bool {
    defer { widget = nil }
    if let widget, part.contains(widget), InitialFocus.move({ widget.returnFocus() }) {
      return true
    }
    return part.focusFirst()
  }
}
