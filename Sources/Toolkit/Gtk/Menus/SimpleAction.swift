import CGtk

/// An action that a menu, a button or a shortcut activates by name.
@MainActor
public final class SimpleAction: Object {
  /// Creates an action without a parameter.
  public convenience init(_ name: String, _ handler: (@MainActor () -> Void)? = nil) {
    self.init(g_simple_action_new(name, nil), transfer: .full)
    if let handler { onActivate(handler) }
  }

  /// Creates an action with a Boolean state. A menu shows a check mark if the state is `true`. If
  /// the action has a handler, an activation does not change the state itself.
  public convenience init(_ name: String, state: Bool) {
    self.init(
      g_simple_action_new_stateful(name, nil, g_variant_new_boolean(state.gboolean)),
      transfer: .full
    )
  }

  /// Creates an action with a string parameter. A menu item specifies the parameter in the action
  /// name, such as "app.open::name".
  public convenience init(_ name: String, target handler: @escaping @MainActor (String) -> Void) {
    self.init(g_simple_action_new(name, cgtk_variant_type_string()), transfer: .full)
    connect(
      "activate",
      arguments: { arguments in
        let target: SignalVariant = arguments(0)
        guard let pointer = target.pointer else { return }
        handler(string(g_variant_get_string(pointer, nil)) ?? "")
      }
    )
  }

  /// The name without the prefix of its group, such as "quit" for "app.quit".
  public var name: String { string(g_action_get_name(opaque)) ?? "" }

  /// Whether the action can be activated. `true` by default. The menu items and buttons of a
  /// disabled action are insensitive.
  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque).isTrue }
    set { g_simple_action_set_enabled(opaque, newValue.gboolean) }
  }

  /// The state of the check mark, or `nil` for an action without a state. Setting `nil` has no
  /// effect.
  public var state: Bool? {
    get {
      guard let state = g_action_get_state(opaque) else { return nil }
      defer { g_variant_unref(state) }
      return g_variant_get_boolean(state).isTrue
    }
    set {
      guard let newValue else { return }
      g_simple_action_set_state(opaque, g_variant_new_boolean(newValue.gboolean))
    }
  }

  /// Activates the action without a parameter. A disabled action is not activated. For an action
  /// that has a parameter, GLib logs a critical warning.
  public func activate() { g_action_activate(opaque, nil) }

  /// Calls `handler` when the action is activated, by the user or by the program. The handler does
  /// not receive the parameter.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
