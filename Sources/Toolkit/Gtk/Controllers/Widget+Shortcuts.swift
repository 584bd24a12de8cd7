import CGtk

extension Widget {
  /// The shortcuts of the ``ShortcutController``s that the program has added to the widget. The
  /// shortcuts of a controller whose wrapper was released are not included.
  public var shortcuts: [Shortcut] {
    controllers("GtkShortcutController").compactMap { $0 as? ShortcutController }
      .flatMap(\.shortcuts)
  }

  /// Whether a descendant that is shown and enabled has a shortcut with the given keys, in the
  /// syntax of GTK, that works in the whole window. O(number of shown descendants).
  package func hasControl(with keys: String) -> Bool {
    guard let keys = Shortcut.canonicalKeys(of: keys) else { return false }
    return hasControl(withCanonical: keys)
  }

  private func hasControl(withCanonical keys: String) -> Bool {
    children.contains { child in
      guard child.isMapped, !child.isInert else { return false }
      return child.isEffectivelySensitive && child.hasGlobalShortcut(keys)
        || child.hasControl(withCanonical: keys)
    }
  }

  private func hasGlobalShortcut(_ keys: String) -> Bool {
    controllers("GtkShortcutController").compactMap { $0 as? ShortcutController }
      .contains { controller in
        controller.scope != .local
          && controller.shortcuts.flatMap(\.accelerators).contains {
            Shortcut.canonicalKeys(of: $0) == keys
          }
      }
  }

  /// Performs the shortcuts of the widget for the given keys, in the syntax of GTK, until a
  /// shortcut handles the keys. The method is for tests, and ignores the focus.
  ///
  /// - Parameters:
  ///   - trigger: The keys.
  ///   - includesLocal: Whether shortcuts that require the focus in the widget are performed.
  /// - Returns: Whether a shortcut handled the keys.
  package func performShortcut(_ trigger: String, includesLocal: Bool = true) -> Bool {
    guard let expectedTrigger = gtk_shortcut_trigger_parse_string(trigger) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(expectedTrigger)) }
    let controllers = gtk_widget_observe_controllers(widget)
    defer { if let controllers { g_object_unref(UnsafeMutableRawPointer(controllers)) } }
    return contains(controllers) { controller in
      guard cgtk_is_a(controller, gtk_shortcut_controller_get_type()).isTrue,
        !isManager(controller),
        includesLocal
          || gtk_shortcut_controller_get_scope(OpaquePointer(controller))
            != GTK_SHORTCUT_SCOPE_LOCAL
      else { return false }
      // A shortcut controller is a list of its shortcuts.
      return contains(OpaquePointer(controller)) { perform(OpaquePointer($0), if: expectedTrigger) }
    }
  }

  /// Whether the controller belongs to the window, and contains the global shortcuts of all
  /// widgets. GTK calls the action of such a shortcut with the widget to which the shortcut was
  /// added.
  private func isManager(_ controller: UnsafeMutableRawPointer) -> Bool {
    string(gtk_event_controller_get_name(OpaquePointer(controller)))?
      .hasPrefix("gtk-shortcut-manager") ?? false
  }

  private func perform(_ shortcut: OpaquePointer, if expectedTrigger: OpaquePointer) -> Bool {
    let trigger = gtk_shortcut_get_trigger(shortcut)
    guard
      gtk_shortcut_trigger_equal(UnsafeRawPointer(trigger), UnsafeRawPointer(expectedTrigger))
        .isTrue
    else { return false }
    return gtk_shortcut_action_activate(
      gtk_shortcut_get_action(shortcut),
      GtkShortcutActionFlags(rawValue: 0),
      widget,
      gtk_shortcut_get_arguments(shortcut)
    ).isTrue
  }

  private func contains(
    _ list: OpaquePointer?,
    where predicate: (UnsafeMutableRawPointer) -> Bool
  ) -> Bool {
    (0..<g_list_model_get_n_items(list)).contains { index in
      guard let item = g_list_model_get_item(list, index) else { return false }
      defer { g_object_unref(item) }
      return predicate(item)
    }
  }
}
