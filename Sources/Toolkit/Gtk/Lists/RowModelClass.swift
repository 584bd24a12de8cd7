import CGtk

/// The GObject class of ``RowModel``, which implements `GListModel` and `GtkSelectionModel`.
enum RowModelClass {
  /// The C structure of an instance. The structure begins with the structure of the parent class.
  /// The instance owns the model.
  private struct Instance {
    var parent: GObject
    var model: Unmanaged<RowModel>?
  }

  static let type: GType = {
    let type = g_type_register_static_simple(
      cgtk_type_object(),
      "ComposableGtkRowModel",
      guint(MemoryLayout<GObjectClass>.size),
      { data, _ in RowModelClass.initialize(data) },
      guint(MemoryLayout<Instance>.size),
      nil,
      GTypeFlags(rawValue: 0)
    )
    var listModel = GInterfaceInfo(
      interface_init: { data, _ in RowModelClass.initializeListModel(data) },
      interface_finalize: nil,
      interface_data: nil
    )
    g_type_add_interface_static(type, g_list_model_get_type(), &listModel)
    var selectionModel = GInterfaceInfo(
      interface_init: { data, _ in RowModelClass.initializeSelectionModel(data) },
      interface_finalize: nil,
      interface_data: nil
    )
    g_type_add_interface_static(type, gtk_selection_model_get_type(), &selectionModel)
    return type
  }()

  /// Stores the model of a new instance. The instance retains the model until the instance is
  /// finalized.
  static func setModel(_ model: RowModel, of object: OpaquePointer) {
    instance(of: object).pointee.model = .passRetained(model)
  }

  /// Calls `body` with the model of an instance.
  ///
  /// The model is not retained during the call, because the instance that owns the model outlives
  /// the call.
  fileprivate static func withModel<Result>(
    of object: OpaquePointer?,
    _ body: (RowModel) -> Result
  ) -> Result? {
    guard let object else { return nil }
    return instance(of: object).pointee.model?._withUnsafeGuaranteedRef(body)
  }

  /// Changes the selection of an instance. Returns whether the selection mode allows the change.
  fileprivate static func change(
    _ object: OpaquePointer?,
    _ body: (RowModel) -> Bool
  ) -> gboolean {
    (withModel(of: object, body) ?? false).gboolean
  }

  /// Selects or unselects some rows of an instance.
  fileprivate static func select(
    _ object: OpaquePointer?,
    _ start: guint,
    _ count: guint,
    _ isSelected: Bool,
    isComplete: Bool
  ) -> gboolean {
    let range = Int(start)..<Int(start) + Int(count)
    return change(object) { $0.select(range, isSelected, isComplete: isComplete) }
  }

  /// Returns the C structure of an instance. Sound because GObject calls the functions of a class
  /// only with instances of the class.
  private static func instance(of object: OpaquePointer) -> UnsafeMutablePointer<Instance> {
    UnsafeMutablePointer<Instance>(object)
  }

  private static func initialize(_ data: gpointer?) {
    guard let objectClass = data?.assumingMemoryBound(to: GObjectClass.self) else { return }
    objectClass.pointee.finalize = { object in
      guard let object else { return }
      let instance = RowModelClass.instance(of: OpaquePointer(object))
      instance.pointee.model?.release()
      instance.pointee.model = nil
      let parent = g_type_class_peek(cgtk_type_object())?
        .assumingMemoryBound(to: GObjectClass.self)
      parent?.pointee.finalize(object)
    }
    // GTK doesn't read this property, but observes notifications of the property to report the
    // number of rows to screen readers.
    objectClass.pointee.get_property = { object, _, value, _ in
      g_value_set_uint(value, g_list_model_get_n_items(OpaquePointer(object)))
    }
    g_object_class_install_property(
      objectClass,
      1,
      g_param_spec_uint("n-items", nil, nil, 0, .max, 0, cgtk_param_readable)
    )
  }

  private static func initializeListModel(_ data: gpointer?) {
    guard let interface = data?.assumingMemoryBound(to: GListModelInterface.self) else { return }
    interface.pointee.get_item_type = { _ in cgtk_type_object() }
    interface.pointee.get_n_items = { object in
      RowModelClass.withModel(of: object) { guint($0.notifiedCount) } ?? 0
    }
    interface.pointee.get_item = { object, position in
      RowModelClass.withModel(of: object) { gpointer($0.retainItem(at: position)) } ?? nil
    }
  }

  private static func initializeSelectionModel(_ data: gpointer?) {
    guard let interface = data?.assumingMemoryBound(to: GtkSelectionModelInterface.self) else {
      return
    }
    interface.pointee.is_selected = { object, position in
      (RowModelClass.withModel(of: object) { $0.isSelected(position) } ?? false).gboolean
    }
    // GTK permits a result that contains positions outside the range.
    interface.pointee.get_selection_in_range = { object, _, _ in
      RowModelClass.withModel(of: object) { $0.copySelection() } ?? gtk_bitset_new_empty()
    }
    interface.pointee.set_selection = { object, selected, mask in
      guard let selected, let mask else { return false.gboolean }
      return RowModelClass.change(object) { model in
        let last = guint(max(model.count - 1, 0))
        let isComplete = gtk_bitset_get_size_in_range(mask, 0, last) >= guint64(model.count)
        return model.select(selected, mask: mask, isComplete: isComplete)
      }
    }
    // GTK's defaults call `set_selection`, which can't tell a click from a click with Control in a
    // list with one row.
    interface.pointee.select_item = { object, position, unselectsOthers in
      RowModelClass.select(object, position, 1, true, isComplete: unselectsOthers.isTrue)
    }
    interface.pointee.select_range = { object, start, count, unselectsOthers in
      RowModelClass.select(object, start, count, true, isComplete: unselectsOthers.isTrue)
    }
    interface.pointee.unselect_item = { object, position in
      RowModelClass.select(object, position, 1, false, isComplete: false)
    }
    interface.pointee.unselect_range = { object, start, count in
      RowModelClass.select(object, start, count, false, isComplete: false)
    }
    interface.pointee.select_all = { object in RowModelClass.change(object) { $0.selectAll() } }
    interface.pointee.unselect_all = { object in RowModelClass.change(object) { $0.unselectAll() } }
  }
}
