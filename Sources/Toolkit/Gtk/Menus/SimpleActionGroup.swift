import CGtk

/// A group of actions with a common prefix. See `Widget.insertActionGroup`.
@MainActor
public final class SimpleActionGroup: Object {
  /// Creates a group of actions. If several actions have the same name, the group contains only the
  /// last of these actions.
  public init(_ actions: [SimpleAction] = []) {
    super.init(g_simple_action_group_new(), transfer: .full)
    actions.forEach(add)
  }

  /// Adds an action. An action with the same name is replaced.
  public func add(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }

  /// Removes the action with a name. The method does nothing if there is no such action.
  public func remove(_ name: String) { g_action_map_remove_action(opaque, name) }

  /// Activates the action with a name, without a parameter. The method does nothing if there is no
  /// such action, or if the action is disabled.
  public func activate(_ name: String) { g_action_group_activate_action(opaque, name, nil) }

  /// Returns whether an action with a name exists and is enabled.
  public func isEnabled(_ name: String) -> Bool {
    g_action_group_has_action(opaque, name).isTrue
      && g_action_group_get_action_enabled(opaque, name).isTrue
  }

  /// The names of the actions, in no particular order. O(number of actions).
  public var names: [String] { strings(freeing: g_action_group_list_actions(opaque)) }
}

extension Widget {
  /// Inserts actions, which the widget and its descendants can activate as `prefix.name`. `nil`
  /// removes the actions.
  public func insertActionGroup(_ prefix: String, _ group: SimpleActionGroup?) {
    gtk_widget_insert_action_group(widget, prefix, group?.opaque)
  }
}
