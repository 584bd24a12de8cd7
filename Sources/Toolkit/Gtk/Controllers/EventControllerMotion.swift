import CGtk

/// A controller that reports when the pointer enters or leaves a widget and its descendants.
@MainActor
public final class EventControllerMotion: EventController {
  /// Creates a controller without handlers. `Widget.addController` adds the controller to a widget.
  public init() { super.init(gtk_event_controller_motion_new(), transfer: .full) }

  /// Calls `handler` when the pointer enters the widget from outside of the widget.
  @discardableResult
  public func onEnter(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("enter", handler)
  }

  /// Calls `handler` when the pointer leaves the widget and all descendants.
  @discardableResult
  public func onLeave(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("leave", handler)
  }
}
