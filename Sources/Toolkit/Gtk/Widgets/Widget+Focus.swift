import CGtk

/// Where the focus goes next.
public enum FocusDirection: UInt32, Sendable {
  case tabForward, tabBackward, up, down, left, right
}

extension Widget {
  /// Whether the widget itself takes the focus.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget).isTrue }
    set { gtk_widget_set_focusable(widget, newValue.gboolean) }
  }

  /// Whether the focus may enter the widget or any of its children.
  public var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget).isTrue }
    set { gtk_widget_set_can_focus(widget, newValue.gboolean) }
  }

  /// Whether a click moves the focus here.
  public var focusesOnClick: Bool {
    get { gtk_widget_get_focus_on_click(widget).isTrue }
    set { gtk_widget_set_focus_on_click(widget, newValue.gboolean) }
  }

  /// Whether the widget has the focus, in an active window.
  public var hasFocus: Bool { gtk_widget_has_focus(widget).isTrue }

  /// Whether the widget is the one of its window that has the focus when the window is active.
  public var isFocus: Bool { gtk_widget_is_focus(widget).isTrue }

  /// Moves the focus here, or to a child that takes it. Says whether any did.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(widget).isTrue }

  /// Moves the focus within the widget, from outside to its first child. Says whether it moved.
  @discardableResult
  public func childFocus(_ direction: FocusDirection) -> Bool {
    gtk_widget_child_focus(widget, GtkDirectionType(rawValue: direction.rawValue)).isTrue
  }

  /// Whether `other` is this widget or inside it.
  public func contains(_ other: Widget) -> Bool {
    self == other || gtk_widget_is_ancestor(other.widget, widget).isTrue
  }
}

extension Widget {
  /// The button within the widget that takes the focus in its place, and that a screen reader speaks,
  /// of those widgets of GTK's that are made so.
  var focusPart: Widget? {
    switch self {
    case is MenuButton, is DropDown: firstChild
    default: nil
    }
  }

  /// Names the widget, or what it is made to go by: its ``principal``.
  public func setAccessibleName(_ name: String?) {
    let widget = principal
    widget.accessibleLabel = name
    // The button is named by its content; the name of the widget describes the button.
    widget.focusPart?.accessibleDescription = name
  }

  /// Whether the focus is in the widget or in one of its children, or will be when the window is
  /// active.
  public var holdsFocus: Bool {
    guard let focus = (root as? Window)?.focusWidget else { return false }
    return contains(focus)
  }

  /// Takes the focus from the widget, if it or one of its children has it.
  ///
  /// NB: Who has the focus when it is hidden or taken off GTK 4.8 keeps until the window is drawn
  /// again, and for good if both happen before that.
  public func giveUpFocus() {
    if holdsFocus { (root as? Window)?.focusWidget = nil }
  }
}
