import CGtk

/// The direction in which the focus moves.
public enum FocusDirection: UInt32, Sendable {
  /// `tabForward` and `tabBackward` follow the order of the widgets. The other directions depend on
  /// the positions of the widgets.
  case tabForward, tabBackward, up, down, left, right
}

extension Widget {
  /// Whether the widget itself can be focused.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget).isTrue }
    set { gtk_widget_set_focusable(widget, newValue.gboolean) }
  }

  /// Whether the widget and its descendants may be focused.
  public var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget).isTrue }
    set { gtk_widget_set_can_focus(widget, newValue.gboolean) }
  }

  /// Whether a click on the widget moves the focus to the widget.
  public var focusesOnClick: Bool {
    get { gtk_widget_get_focus_on_click(widget).isTrue }
    set { gtk_widget_set_focus_on_click(widget, newValue.gboolean) }
  }

  /// Whether the widget is the focused widget of an active window.
  public var hasFocus: Bool { gtk_widget_has_focus(widget).isTrue }

  /// Whether the widget is the focused widget of its window, even if the window is not active.
  public var isFocus: Bool { gtk_widget_is_focus(widget).isTrue }

  /// Moves the focus to the widget or to a descendant that can be focused. Returns whether the
  /// focus is in the widget afterwards.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(widget).isTrue }

  /// Moves the focus back to the widget, which had the focus before. In contrast to
  /// ``grabFocus()``, the selection and the cursor of a text field remain. Returns whether the
  /// widget has the focus afterwards.
  @discardableResult
  public func returnFocus() -> Bool {
    guard cgtk_is_a(widget, gtk_text_get_type()).isTrue else { return grabFocus() }
    let text = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkText.self)
    return gtk_text_grab_focus_without_selecting(text).isTrue
  }

  /// Whether the user edits text in the widget itself, in contrast to a field that contains the
  /// widget for the text.
  public var isTextInput: Bool {
    let isText = cgtk_is_a(widget, gtk_text_get_type()).isTrue
    return isText || cgtk_is_a(widget, gtk_text_view_get_type()).isTrue
  }

  /// Moves the focus within the widget in a direction. If the focus is outside the widget, the
  /// focus moves to a focusable descendant. Returns whether the focus is in the widget afterwards.
  @discardableResult
  public func childFocus(_ direction: FocusDirection) -> Bool {
    gtk_widget_child_focus(widget, GtkDirectionType(rawValue: direction.rawValue)).isTrue
  }

  /// Returns whether `other` is this widget or a descendant.
  public func contains(_ other: Widget) -> Bool {
    self == other || gtk_widget_is_ancestor(other.widget, widget).isTrue
  }
}

extension Widget {
  /// Sets the accessible name of the ``principal`` of the widget.
  public func setAccessibleName(_ name: String?) {
    let widget = principal
    widget.accessibleLabel = name
    // The content of the inner button is the name of that button, so `name` is set as the
    // description.
    widget.focusPart?.accessibleDescription = name
  }

  /// The focused widget of the window that contains the widget, even if the window is not active.
  /// Setting `nil` removes the focus. Without a window, the value is `nil` and can't be set.
  public var focusInWindow: Widget? {
    get { gtkWindow.flatMap { .wrapping(gtk_window_get_focus($0)) } }
    set {
      if let window = gtkWindow { gtk_window_set_focus(window, newValue?.widget) }
    }
  }

  private var gtkWindow: UnsafeMutablePointer<GtkWindow>? {
    guard let root, cgtk_is_a(root.pointer, gtk_window_get_type()).isTrue else { return nil }
    return root.cast()
  }

  /// Whether the widget or a descendant is the focused widget of the window, even if the window is
  /// not active.
  public var containsFocus: Bool {
    guard let focus = focusInWindow else { return false }
    return contains(focus)
  }
}
