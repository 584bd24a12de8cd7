import CGtk

/// A bubble with content of its own that points to a widget.
///
/// It must have a parent to be shown, and be unparented before that dies. `closed` comes before
/// the action of whatever was clicked in it, so take it apart no sooner than in an idle source.
///
/// **Shortcuts.** Escape closes it, unless something in it takes the key first.
@MainActor
public class Popover: Widget {
  /// The side of the parent at which a popover stands, if there is room.
  public enum Position: UInt32, Sendable {
    case left, right, top, bottom
  }

  public convenience init(child: Widget? = nil) {
    self.init(gtk_popover_new())
    if let child { self.child = child }
  }

  public var child: Widget? {
    get { .wrapping(gtk_popover_get_child(cast())) }
    set {
      if holdsFocus, let child, child != newValue { child.giveUpFocus() }
      gtk_popover_set_child(cast(), newValue?.widget)
    }
  }

  public func popup() {
    // NB: GTK 4.8 asks whether what has the focus is in the popover, and complains if nothing has it.
    if autohides, let window = root as? Window, window.focusWidget == nil {
      isFocusable = true
      grabFocus()
    }
    gtk_popover_popup(cast())
  }

  /// Closes the popover, and takes the focus from it.
  public func popdown() {
    giveUpFocus()
    gtk_popover_popdown(cast())
  }

  /// The popover was closed, by whomever.
  @discardableResult
  public func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("closed", handler)
  }

  public var position: Position {
    get { Position(rawValue: gtk_popover_get_position(cast()).rawValue) ?? .bottom }
    set { gtk_popover_set_position(cast(), GtkPositionType(rawValue: newValue.rawValue)) }
  }

  /// Whether a click outside closes the popover, which also takes the keyboard.
  public var autohides: Bool {
    get { gtk_popover_get_autohide(cast()).isTrue }
    set { gtk_popover_set_autohide(cast(), newValue.gboolean) }
  }

  public var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(cast()).isTrue }
    set { gtk_popover_set_has_arrow(cast(), newValue.gboolean) }
  }

  /// The part of the parent that the popover points to, in the coordinates of the parent; `nil` for
  /// all of the parent.
  public var pointingArea: (x: Int, y: Int, width: Int, height: Int)? {
    var rectangle = GdkRectangle()
    guard gtk_popover_get_pointing_to(cast(), &rectangle).isTrue else { return nil }
    return (Int(rectangle.x), Int(rectangle.y), Int(rectangle.width), Int(rectangle.height))
  }

  /// Points to a part of the parent, in its coordinates; nil points to all of it.
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

  /// What Enter activates when nothing in the popover takes it.
  public func setDefaultWidget(_ widget: Widget?) {
    gtk_popover_set_default_widget(cast(), widget?.widget)
  }
}
