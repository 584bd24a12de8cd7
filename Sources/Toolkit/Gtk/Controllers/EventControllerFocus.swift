import CGtk

/// Tells when the focus enters and leaves a widget, its children included.
@MainActor
public final class EventControllerFocus: EventController {
  public init() { super.init(gtk_event_controller_focus_new(), transfer: .full) }

  /// Whether the focus is in the widget or in one of its children.
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
