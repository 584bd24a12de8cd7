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
}
