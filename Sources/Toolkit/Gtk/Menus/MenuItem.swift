import CGtk

extension Menu {
  /// Adds an item that activates an action, with the keys that do the same written next to it.
  ///
  /// - Parameters:
  ///   - label: What it says. It is text: an underscore in it marks no mnemonic.
  ///   - action: The action's full name, such as "app.quit".
  ///   - accelerator: Keys as GTK spells them, such as `<Control>q`. They are shown, no more.
  public func append(plain label: String, action: String, accelerator: String? = nil) {
    let item = g_menu_item_new(Self.escaping(label), action)
    if let accelerator {
      g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
    }
    g_menu_append_item(opaque, item)
    // The menu has copied the item.
    if let item { g_object_unref(UnsafeMutableRawPointer(item)) }
  }

  /// Adds one of several items of which one is chosen: a string action's target.
  public func append(plain label: String, action: String, target: String) {
    let item = g_menu_item_new(Self.escaping(label), nil)
    g_menu_item_set_action_and_target_value(item, action, g_variant_new_string(target))
    g_menu_append_item(opaque, item)
    if let item { g_object_unref(UnsafeMutableRawPointer(item)) }
  }

  /// Adds a menu within the menu. The label is text, as above.
  public func appendSubmenu(plain label: String, _ submenu: Menu) {
    appendSubmenu(Self.escaping(label), submenu)
  }

  private static func escaping(_ label: String) -> String {
    label.replacing("_", with: "__")
  }
}

extension SimpleAction {
  /// An action that a menu shows as one of several choices: the one whose target is `state`.
  public convenience init(_ name: String, choosing state: String) {
    self.init(
      g_simple_action_new_stateful(name, cgtk_variant_type_string(), g_variant_new_string(state)),
      transfer: .full
    )
  }

  /// Which choice is marked.
  public func setChoice(_ choice: String) {
    g_simple_action_set_state(opaque, g_variant_new_string(choice))
  }

  /// One of the choices was chosen.
  @discardableResult
  public func onChoice(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> SignalConnection {
    connect(
      "activate",
      arguments: { arguments in
        let target: SignalVariant = arguments(0)
        guard let pointer = target.pointer else { return }
        handler(string(g_variant_get_string(pointer, nil)) ?? "")
      }
    )
  }
}
