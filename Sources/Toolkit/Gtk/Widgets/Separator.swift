import CGtk

/// A thin line between widgets.
///
/// **Style classes.** With `spacer`, the separator is an empty space.
@MainActor
public final class Separator: Widget {
  /// Creates a line in a direction. The line between the rows of a column is horizontal.
  public init(orientation: Orientation) {
    super.init(gtk_separator_new(GtkOrientation(rawValue: orientation.rawValue)))
  }

  /// The direction of the line. The property can be changed at any time.
  public var orientation: Orientation {
    get { Orientation(rawValue: gtk_orientable_get_orientation(opaque).rawValue) ?? .horizontal }
    set { gtk_orientable_set_orientation(opaque, GtkOrientation(rawValue: newValue.rawValue)) }
  }
}
