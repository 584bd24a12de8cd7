import CGtk

/// A container that places its children in a row or a column.
///
/// **Style classes.** `linked` joins buttons and entries.
@MainActor
public final class Box: Widget, OrderedContainer {
  public init(orientation: Orientation, spacing: Int = 0) {
    BoxLayoutWorkaround.install()
    super.init(
      gtk_box_new(GtkOrientation(rawValue: orientation.rawValue), Int32(clamping: spacing))
    )
  }

  public var orientation: Orientation {
    get { Orientation(rawValue: gtk_orientable_get_orientation(opaque).rawValue) ?? .horizontal }
    set { gtk_orientable_set_orientation(opaque, GtkOrientation(rawValue: newValue.rawValue)) }
  }

  public var spacing: Int {
    get { Int(gtk_box_get_spacing(cast())) }
    set { gtk_box_set_spacing(cast(), Int32(clamping: newValue)) }
  }

  /// Whether all children have the same size.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(cast()).isTrue }
    set { gtk_box_set_homogeneous(cast(), newValue.gboolean) }
  }

  public func append(_ child: Widget) { gtk_box_append(cast(), child.widget) }

  public func prepend(_ child: Widget) { gtk_box_prepend(cast(), child.widget) }

  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(cast(), child.widget, sibling?.widget)
  }

  public func move(_ child: Widget, after sibling: Widget?) {
    gtk_box_reorder_child_after(cast(), child.widget, sibling?.widget)
  }

  public func remove(_ child: Widget) { gtk_box_remove(cast(), child.widget) }
}
