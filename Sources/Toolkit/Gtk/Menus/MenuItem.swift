import CGtk

// An argument with the label `plain` is plain text. GTK reads an underscore in the label of an item
// as the mark of a mnemonic, so the methods escape underscores.
extension Menu {
  /// Adds an item that activates an action. The item shows the accelerator.
  ///
  /// - Parameters:
  ///   - label: The text of the item.
  ///   - action: The full name of the action, such as "app.quit".
  ///   - accelerator: The keys in the syntax of GTK, such as `<Control>q`. The keys are only shown,
  ///     not bound.
  public func append(plain label: String, action: String, accelerator: String? = nil) {
    insert(plain: label, action: action, accelerator: accelerator, at: count)
  }

  /// Adds a radio item, which activates an action with the parameter `target`. The item is selected
  /// if the state of the action is `target`.
  public func append(plain label: String, action: String, target: String) {
    insert(plain: label, action: action, target: target, at: count)
  }

  /// Adds a submenu.
  public func appendSubmenu(plain label: String, _ submenu: Menu) {
    appendSubmenu(Self.escaping(label), submenu)
  }

  /// Inserts an item at a position. If the position is negative or after the end, the item is
  /// appended.
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

  /// Inserts a submenu at a position. If the position is negative or after the end, the submenu is
  /// appended.
  public func insertSubmenu(plain label: String, _ submenu: Menu, at position: Int) {
    g_menu_insert_submenu(
      opaque,
      Int32(clamping: position),
      Self.escaping(label),
      submenu.cast()
    )
  }

  /// Inserts a section at a position. If the position is negative or after the end, the section is
  /// appended.
  public func insertSection(_ section: Menu, title: String?, at position: Int) {
    g_menu_insert_section(
      opaque,
      Int32(clamping: position),
      title.map(ShownText.title),
      section.cast()
    )
  }

  /// Removes the item, the section or the submenu at a position. If the position is out of range,
  /// GLib logs a critical warning.
  public func remove(at position: Int) { g_menu_remove(opaque, Int32(clamping: position)) }

  private static func escaping(_ label: String) -> String {
    ShownText.title(label).replacing("_", with: "__")
  }
}

extension SimpleAction {
  /// Creates an action with a string state, for radio items. The item whose target is the state is
  /// selected.
  public convenience init(_ name: String, choosing state: String) {
    self.init(
      g_simple_action_new_stateful(name, cgtk_variant_type_string(), g_variant_new_string(state)),
      transfer: .full
    )
  }

  /// Sets the state of the action. The radio item whose target is the state is selected.
  public func setChoice(_ choice: String) {
    g_simple_action_set_state(opaque, g_variant_new_string(choice))
  }

  /// Calls `handler` with the target of a radio item when the user selects the item.
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
