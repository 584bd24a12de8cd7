import CGtk

/// A bubble with its own content that points to a widget.
///
/// A popover must have a parent to be shown, and must be unparented before the parent is finalized.
/// GTK emits `closed` before the action of a clicked widget in the popover. A handler of `closed`
/// must therefore unparent the popover in an idle source rather than immediately.
///
/// **Shortcuts.** Escape closes the popover, unless a widget in the popover handles the key first.
@MainActor
public class Popover: Widget {
  /// The side of the parent at which the popover is shown, if there is enough space.
  public enum Position: UInt32, Sendable {
    /// If there is not enough space at this side, GTK shows the popover at the opposite side.
    case left, right, top, bottom
  }

  /// Creates a popover without a parent. The popover cannot be shown until it has a parent.
  public convenience init(child: Widget? = nil) {
    self.init(gtk_popover_new())
    if let child { self.child = child }
  }

  /// The content of the popover. If the focus is in the child that is replaced, setting the
  /// property removes the focus.
  public var child: Widget? {
    get { .wrapping(gtk_popover_get_child(cast())) }
    set {
      if containsFocus, let child, child != newValue { child.resignFocus() }
      gtk_popover_set_child(cast(), newValue?.widget)
    }
  }

  /// Presents the popover, which must have a parent. Wraps `gtk_popover_popup`.
  public func popup() {
    if autohides { ensureFocusBeforeOpening() }
    gtk_popover_popup(cast())
  }

  /// Closes the popover. If the focus is in the popover, the method removes the focus.
  public func popdown() {
    resignFocus()
    gtk_popover_popdown(cast())
  }

  /// Closes the popover. Returns the widget to which GTK has moved the focus, or `nil` if GTK has
  /// not moved the focus.
  package func popdownReportingFocus() -> Widget? { focusMoved(byClosing: popdown) }

  /// Calls `handler` when the popover was closed, by the user or by the program.
  @discardableResult
  public func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("closed", handler)
  }

  /// The preferred side of the parent, `bottom` by default. Wraps the property `position`.
  public var position: Position {
    get { Position(rawValue: gtk_popover_get_position(cast()).rawValue) ?? .bottom }
    set { gtk_popover_set_position(cast(), GtkPositionType(rawValue: newValue.rawValue)) }
  }

  /// Whether a click outside closes the popover. Such a popover also grabs the keyboard.
  public var autohides: Bool {
    get { gtk_popover_get_autohide(cast()).isTrue }
    set { gtk_popover_set_autohide(cast(), newValue.gboolean) }
  }

  /// Whether an arrow points from the popover to its parent. `true` by default.
  public var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(cast()).isTrue }
    set { gtk_popover_set_has_arrow(cast(), newValue.gboolean) }
  }

  /// The part of the parent to which the popover points, in the coordinates of the parent; `nil`
  /// for the whole parent.
  public var pointingArea: (x: Int, y: Int, width: Int, height: Int)? {
    var rectangle = GdkRectangle()
    guard gtk_popover_get_pointing_to(cast(), &rectangle).isTrue else { return nil }
    return (Int(rectangle.x), Int(rectangle.y), Int(rectangle.width), Int(rectangle.height))
  }

  /// Sets the part of the parent to which the popover points, in the coordinates of the parent;
  /// `nil` for the whole parent.
  public func point(to area: (x: Int, y: Int, width: Int, height: Int)?) {
    guard let area else {
      gtk_popover_set_pointing_to(cast(), nil)
      return
    }
    var rectangle = GdkRectangle(
      x: Int32(clamping: area.x),
      y: Int32(clamping: area.y),
      width: Int32(clamping: area.width),
      height: Int32(clamping: area.height)
    )
    gtk_popover_set_pointing_to(cast(), &rectangle)
  }

  /// Sets the widget that Enter activates if no widget in the popover handles Enter.
  public func setDefaultWidget(_ widget: Widget?) {
    gtk_popover_set_default_widget(cast(), widget?.widget)
  }
}
