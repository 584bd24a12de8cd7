import CGtk

/// A controller that reports when the focus enters or leaves a widget and its descendants.
@MainActor
public final class EventControllerFocus: EventController {
  /// Creates a controller without handlers. `Widget.addController` adds the controller to a widget.
  public init() { super.init(gtk_event_controller_focus_new(), transfer: .full) }

  /// Whether the widget or a descendant is focused.
  public var containsFocus: Bool {
    gtk_event_controller_focus_contains_focus(opaque).isTrue
  }

  /// Calls `handler` when the focus enters the widget or a descendant from outside of the widget. A
  /// move between descendants does not call the handler.
  @discardableResult
  public func onEnter(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("enter", handler)
  }

  /// Calls `handler` when the focus leaves the widget and all descendants.
  @discardableResult
  public func onLeave(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("leave", handler)
  }
}
