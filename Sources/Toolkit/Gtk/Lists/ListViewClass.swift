import CGtk

/// A list that decides where the Tab key moves the focus.
@MainActor
protocol FocusableRows {
  /// Moves the focus within the list, or into the list.
  ///
  /// - Parameters:
  ///   - direction: The direction of the movement.
  ///   - move: Moves the focus as GTK does.
  ///
  /// - Returns: `false` if the focus leaves the list.
  func moveFocus(_ direction: FocusDirection, _ move: () -> Bool) -> Bool

  /// Called when the focus has moved to a row, with the list item widget of the row.
  func rowDidFocus(_ item: UnsafeMutablePointer<GtkWidget>)
}

/// The GObject class of the widget of a ``ListView``, a `GtkListView` that calls the functions of
/// ``FocusableRows``.
///
/// NB: In a `GtkListView`, Tab moves the focus to the next row. Since 4.12, GTK has a property with
/// which Tab leaves the list. The row at which the focus enters the list depends on the version of
/// GTK, but not on the selection.
enum ListViewClass {
  private static let type = subclass(of: gtk_list_view_get_type(), named: "ComposableGtkListView")

  /// Returns a subclass of a class of lists. If the class can't have subclasses, returns the class
  /// itself, and GTK decides where the focus moves.
  static func subclass(of parent: GType, named name: String) -> GType {
    guard g_type_test_flags(parent, guint(G_TYPE_FLAG_FINAL.rawValue)) == 0 else { return parent }
    var query = GTypeQuery()
    g_type_query(parent, &query)
    let type = g_type_register_static_simple(
      parent,
      name,
      query.class_size,
      { data, _ in ListViewClass.initialize(data) },
      query.instance_size,
      nil,
      GTypeFlags(rawValue: 0)
    )
    return type == 0 ? parent : type
  }

  /// Returns a new widget, which retains the model and the factory.
  static func makeWidget(
    model: OpaquePointer,
    factory: OpaquePointer
  ) -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("A GObject could not be created.")
    }
    let list = OpaquePointer(object)
    gtk_list_view_set_factory(list, factory)
    gtk_list_view_set_model(list, model)
    // The class is derived from the class of all widgets.
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  private static func initialize(_ data: gpointer?) {
    // The class is derived from the class of all widgets.
    guard let widgetClass = data?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    widgetClass.pointee.focus = { widget, direction in
      guard let widget else { return false.gboolean }
      return ListViewClass.moveFocus(widget, direction)
    }
    widgetClass.pointee.set_focus_child = { widget, child in
      guard let widget else { return }
      ListViewClass.setFocusChild(widget, child)
    }
  }

  private static func setFocusChild(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    _ child: UnsafeMutablePointer<GtkWidget>?
  ) {
    // GTK moves the focus on the main thread.
    nonisolated(unsafe) let (widget, child) = (widget, child)
    MainActor.assumeIsolated {
      parentClass?.pointee.set_focus_child(widget, child)
      guard let child else { return }
      let list = Object.existing(for: UnsafeMutableRawPointer(widget)) as? any FocusableRows
      list?.rowDidFocus(child)
    }
  }

  private static var parentClass: UnsafeMutablePointer<GtkWidgetClass>? {
    // The class is derived from the class of all widgets.
    g_type_class_peek(gtk_list_view_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  private static func moveFocus(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    _ direction: GtkDirectionType
  ) -> gboolean {
    // GTK moves the focus on the main thread.
    nonisolated(unsafe) let widget = widget
    return MainActor.assumeIsolated {
      func move() -> Bool {
        parentClass?.pointee.focus(widget, direction).isTrue ?? false
      }
      guard let list = Object.existing(for: UnsafeMutableRawPointer(widget)) as? any FocusableRows,
        let direction = FocusDirection(rawValue: direction.rawValue)
      else { return move() }
      return list.moveFocus(direction, move)
    }.gboolean
  }
}
