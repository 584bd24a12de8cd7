import CGtk

/// A controller that reports when the focus enters or leaves a widget, including its descendants.
@MainActor
public final class EventControllerFocus: EventController {
  /// Creates a controller without handlers. `Widget.addController` adds the controller to a widget.
  public init() { super.init(gtk_event_controller_focus_new(), transfer: .full) }

  /// Whether the widget or a descendant is focused.
  public var containsFocus: Bool {
    gtk_event_controller_focus_contains_focus(opaque).isTrue
  }

  /// Calls `handler` when the focus moves into the widget from a widget outside. A move between
  /// descendants does not call the handler.
  @discardableResult
  public func onEnter(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("enter", handler)
  }

  /// Calls `handler` when the focus moves from the widget or a descendant to a widget outside.
  @discardableResult
  public func onLeave(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("leave", handler)
  }
}
