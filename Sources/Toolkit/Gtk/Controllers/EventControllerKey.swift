import CGtk

/// A controller that receives the key events of a widget and its descendants.
@MainActor
public final class EventControllerKey: EventController {
  /// Creates a controller without handlers. The initial phase is `bubble`, in which the descendants
  /// of the widget handle a key first.
  public init() { super.init(gtk_event_controller_key_new(), transfer: .full) }

  /// Calls `handler` when a key is pressed. Return `true` to stop the propagation of the event.
  @discardableResult
  public func onKeyPressed(
    _ handler: @escaping @MainActor (Key, KeyModifiers) -> Bool
  ) -> SignalConnection {
    connect(
      "key-pressed",
      returning: { arguments in
        let state: SignalFlags = arguments(2)
        return handler(Key(rawValue: arguments(0)), KeyModifiers(rawValue: state.rawValue))
      }
    )
  }

  /// Forwards the key that the controller currently handles to another widget. Returns whether the
  /// other widget handled the key, or `false` outside of a handler.
  public func forward(to widget: Widget) -> Bool {
    guard gtk_event_controller_get_current_event(opaque) != nil else { return false }
    return gtk_event_controller_key_forward(opaque, widget.widget).isTrue
  }
}
