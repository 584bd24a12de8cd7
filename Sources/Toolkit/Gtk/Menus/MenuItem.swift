import CGtk

// Labels are text in all of these: an underscore marks no mnemonic.
extension Menu {
  /// Adds an item that activates an action, with the keys that do the same written next to it.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - action: The action's full name, such as "app.quit".
  ///   - accelerator: Keys as GTK spells them, such as `<Control>q`. They are shown, no more.
  public func append(plain label: String, action: String, accelerator: String? = nil) {
    insert(plain: label, action: action, accelerator: accelerator, at: count)
  }

  /// Adds one of several items of which one is chosen: a string action's target.
  public func append(plain label: String, action: String, target: String) {
    insert(plain: label, action: action, target: target, at: count)
  }

  /// Adds a menu within the menu.
  public func appendSubmenu(plain label: String, _ submenu: Menu) {
    appendSubmenu(Self.escaping(label), submenu)
  }

  /// Puts an item in the place of another, or behind the last.
  public func insert(
    plain label: String,
    action: String,
    target: String? = nil,
    accelerator: String? = nil,
    at position: Int
  ) {
    let item = g_menu_item_new(Self.escaping(label), nil)
    let target = target.map { g_variant_new_string($0) } ?? nil
    g_menu_item_set_action_and_target_value(item, action, target)
    if let accelerator {
      g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
    }
    g_menu_insert_item(opaque, Int32(clamping: position), item)
    // The menu has copied the item.
    if let item { g_object_unref(UnsafeMutableRawPointer(item)) }
  }

  /// Puts a menu within the menu in the place of an item, or behind the last.
  public func insertSubmenu(plain label: String, _ submenu: Menu, at position: Int) {
    g_menu_insert_submenu(
      opaque,
      Int32(clamping: position),
      Self.escaping(label),
      submenu.cast()
    )
  }

  /// Puts a group of items in the place of another, or behind the last.
  public func insertSection(_ section: Menu, title: String?, at position: Int) {
    g_menu_insert_section(opaque, Int32(clamping: position), title, section.cast())
  }

  public func remove(at position: Int) { g_menu_remove(opaque, Int32(clamping: position)) }

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
