import CGtk

/// A group of actions with a common prefix; see `Widget.insertActionGroup`.
@MainActor
public final class SimpleActionGroup: Object {
  public init(_ actions: [SimpleAction] = []) {
    super.init(g_simple_action_group_new(), transfer: .full)
    actions.forEach(add)
  }

  public func add(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }

  public func remove(_ name: String) { g_action_map_remove_action(opaque, name) }

  public func activate(_ name: String) { g_action_group_activate_action(opaque, name, nil) }

  /// Returns whether an action with a name exists and is enabled.
  public func isEnabled(_ name: String) -> Bool {
    g_action_group_has_action(opaque, name).isTrue
      && g_action_group_get_action_enabled(opaque, name).isTrue
  }

  public var names: [String] { strings(taking: g_action_group_list_actions(opaque)) }
}
