import CGtk

/// Sees the keys that go to a widget or to what is in it.
@MainActor
public final class EventControllerKey: EventController {
  public init() { super.init(gtk_event_controller_key_new(), transfer: .full) }

  /// A key went down; `true` keeps it from everyone else.
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

  /// Passes the key that the controller handles now on to another widget. Returns whether that widget
  /// handled the key; false outside of a handler.
  public func forward(to widget: Widget) -> Bool {
    guard gtk_event_controller_get_current_event(opaque) != nil else { return false }
    return gtk_event_controller_key_forward(opaque, widget.widget).isTrue
  }
}
