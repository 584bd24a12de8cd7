import CGtk

extension Menu {
  /// Adds an item whose label is shown as it is: GTK would take a `_` for the mark of a mnemonic.
  ///
  /// - Parameter accelerator: The keys that are shown beside the label. That they work is up to
  ///   somebody else.
  public func append(text: String, action: String, accelerator: String? = nil) {
    let item = g_menu_item_new(
      text.split(separator: "_", omittingEmptySubsequences: false)
        .joined(separator: "__"),
      action
    )
    defer { g_object_unref(item.map { UnsafeMutableRawPointer($0) }) }
    if let accelerator {
      g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
    }
    g_menu_append_item(opaque, item)
  }

  /// Puts a group of items in the place of another, or behind the last.
  public func insertSection(_ section: Menu, title: String?, at position: Int) {
    g_menu_insert_section(opaque, Int32(clamping: position), title, section.cast())
  }

  public func remove(at position: Int) { g_menu_remove(opaque, Int32(clamping: position)) }
}
