import CGtk

/// Names of the items of menus, for assistive technologies.
///
/// NB: Since 4.12, GTK names a menu item by the label in the item, and computes names according to
/// the ARIA specification. The label has the role `presentation`, which must not have a name, so
/// that the item has no name either. Present in the sources of 4.18.6; the role of the label in
/// 4.24 was not examined. The workaround therefore sets the text of the label as the name of an
/// item when the item is mapped, and when a property of a mapped item is set.
@MainActor
enum MenuItemNames {
  /// Installs the workaround. A second call does nothing.
  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    guard GtkVersion.current >= GtkVersion(4, 12) else { return false }
    registerClass()
    let type = g_type_from_name("GtkModelButton")
    guard type != 0, let items = g_type_class_ref(type) else { return false }
    // The structure of a widget class begins with the class of all widgets. The class is never
    // released.
    let widgets = items.assumingMemoryBound(to: GtkWidgetClass.self)
    originalMap = widgets.pointee.map
    widgets.pointee.map = mapItem
    originalSetProperty = widgets.pointee.parent_class.set_property
    widgets.pointee.parent_class.set_property = setItemProperty
    return true
  }()

  /// Creates and releases a menu with one item. GTK registers the class of items when the first
  /// item is created, and has no public function that registers the class.
  private static func registerClass() {
    let menu = g_menu_new()
    defer { g_object_unref(menu.map { UnsafeMutableRawPointer($0) }) }
    g_menu_append(menu, "", nil)
    let model = menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) }
    guard let popover = gtk_popover_menu_new_from_model(model) else { return }
    g_object_ref_sink(popover)
    g_object_unref(popover)
  }
}

/// Written once, on the main thread.
nonisolated(unsafe) private var originalMap:
  (@convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void)?

/// Written once, on the main thread.
nonisolated(unsafe) private var originalSetProperty:
  (
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void
  )?

private let mapItem: @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void = { item in
  originalMap?(item)
  if let item { nameItem(item) }
}

/// Sets the name again, because GTK names an item by its label again each time the text, the check
/// mark or the keys of the item change.
private let setItemProperty:
  @convention(c) (
    UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?,
    UnsafeMutablePointer<GParamSpec>?
  ) -> Void = { object, property, value, specification in
    originalSetProperty?(object, property, value, specification)
    guard let object else { return }
    let item = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    if gtk_widget_get_mapped(item).isTrue { nameItem(item) }
  }

private func nameItem(_ item: UnsafeMutablePointer<GtkWidget>) {
  var text = GValue()
  g_value_init(&text, cgtk_type_string())
  defer { g_value_unset(&text) }
  let object = UnsafeMutableRawPointer(item).assumingMemoryBound(to: GObject.self)
  g_object_get_property(object, "text", &text)
  guard let name = g_value_get_string(&text), name.pointee != 0 else { return }
  // An item without the relation is named by its own property.
  cgtk_accessible_set_labelled_by(item, nil, 0)
  cgtk_accessible_set_string(item, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
}
