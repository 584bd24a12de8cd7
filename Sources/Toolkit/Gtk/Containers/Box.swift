import CGtk

/// A container that places its children in a row or a column.
///
/// **Style classes.** `linked` joins buttons and entries.
@MainActor
public final class Box: Widget, OrderedContainer {
  /// Creates an empty box. The spacing is in pixels.
  public init(orientation: Orientation, spacing: Int = 0) {
    BoxLayoutWorkaround.install()
    super.init(
      gtk_box_new(GtkOrientation(rawValue: orientation.rawValue), Int32(clamping: spacing))
    )
  }

  /// The direction in which the children are placed. The property can be changed at any time.
  public var orientation: Orientation {
    get { Orientation(rawValue: gtk_orientable_get_orientation(opaque).rawValue) ?? .horizontal }
    set { gtk_orientable_set_orientation(opaque, GtkOrientation(rawValue: newValue.rawValue)) }
  }

  /// The space between adjacent children, in pixels. No space is added for hidden children.
  public var spacing: Int {
    get { Int(gtk_box_get_spacing(cast())) }
    set { gtk_box_set_spacing(cast(), Int32(clamping: newValue)) }
  }

  /// Whether all children have the same size in the direction of the box.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(cast()).isTrue }
    set { gtk_box_set_homogeneous(cast(), newValue.gboolean) }
  }

  /// Adds a child after the last child. The child must have no parent.
  public func append(_ child: Widget) { gtk_box_append(cast(), child.widget) }

  /// Adds a child before the first child. The child must have no parent.
  public func prepend(_ child: Widget) { gtk_box_prepend(cast(), child.widget) }

  /// Inserts a child after `sibling`, or as the first child if `sibling` is `nil`. The child must
  /// have no parent.
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(cast(), child.widget, sibling?.widget)
  }

  /// Moves a child after `sibling`, or to the first position if `sibling` is `nil`. The focus of
  /// the child does not change.
  public func move(_ child: Widget, after sibling: Widget?) {
    gtk_box_reorder_child_after(cast(), child.widget, sibling?.widget)
  }

  /// Removes a child, and releases the box's reference to the child. GTK logs a critical if the
  /// widget is not a child of the box.
  public func remove(_ child: Widget) { gtk_box_remove(cast(), child.widget) }
}
