import CGtk

/// A controller that reports when the focus enters or leaves a widget, including its descendants.
@MainActor
public final class EventControllerFocus: EventController {
  public init() { super.init(gtk_event_controller_focus_new(), transfer: .full) }

  /// Whether the widget or a descendant is focused.
  public var containsFocus: Bool {
    gtk_event_controller_focus_contains_focus(opaque).isTrue
  }

  @discardableResult
  public func onEnter(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("enter", handler)
  }

  @discardableResult
  public func onLeave(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("leave", handler)
  }
}
