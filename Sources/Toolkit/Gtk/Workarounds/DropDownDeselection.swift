import CGtk

/// A workaround that permits a drop-down without a selected option.
///
/// NB: GTK 4.18 and 4.24 ignore `GTK_INVALID_LIST_POSITION` in `gtk_drop_down_set_selected`. The
/// selection model that the drop-down creates selects an item automatically, and
/// `gtk_single_selection_set_selected` ignores this position in such a model. GTK 4.8 deselects the
/// item, with or without the workaround. GTK's release notes don't state the first version that
/// ignores the position. Still present in 4.24. No function returns the model, so the workaround
/// configures the model during its construction, in every version.
@MainActor
enum DropDownDeselection {
  /// Replaces the options of a drop-down and selects the first option.
  static func setModel(_ list: OpaquePointer?, of dropDown: OpaquePointer) {
    _ = isInstalled
    let object = UnsafeMutablePointer<GObject>(dropDown)
    // Observers are notified once, after both the options and the selection have been replaced.
    g_object_freeze_notify(object)
    defer { g_object_thaw_notify(object) }
    constructedModels = 0
    gtk_drop_down_set_model(dropDown, list)
    constructedModels = nil
    // The model no longer selects an item automatically.
    gtk_drop_down_set_selected(dropDown, 0)
  }

  private static let isInstalled: Bool = {
    guard let type = g_type_class_ref(gtk_single_selection_get_type()) else { return false }
    // Sound: each class structure of a GObject type begins with a `GObjectClass`. The reference to
    // the class is never released.
    let objects = type.assumingMemoryBound(to: GObjectClass.self)
    originalConstructed = objects.pointee.constructed
    objects.pointee.constructed = selectionConstructed
    return true
  }()
}

/// The number of selection models that were created during the current call of `setModel`, or `nil`
/// outside of such a call. Selection models are created on the main thread only.
nonisolated(unsafe) private var constructedModels: Int?

/// Written once, on the main thread.
nonisolated(unsafe) private var originalConstructed:
  (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?

private let selectionConstructed: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = {
  object in
  originalConstructed?(object)
  guard let object, let count = constructedModels else { return }
  constructedModels = count + 1
  // Only the second model is configured. The first model is the model of the popup, which
  // automatically selects the best match of a search.
  guard count == 1 else { return }
  let selection = OpaquePointer(object)
  gtk_single_selection_set_autoselect(selection, false.gboolean)
  gtk_single_selection_set_can_unselect(selection, true.gboolean)
}
