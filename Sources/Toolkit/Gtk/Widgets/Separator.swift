import CGtk

/// A hairline between things.
///
/// **Style classes.** `spacer` makes it an empty space.
@MainActor
public final class Separator: Widget {
  public init(orientation: Orientation) {
    super.init(gtk_separator_new(GtkOrientation(rawValue: orientation.rawValue)))
  }

  public var orientation: Orientation {
    get { Orientation(rawValue: gtk_orientable_get_orientation(opaque).rawValue) ?? .horizontal }
    set { gtk_orientable_set_orientation(opaque, GtkOrientation(rawValue: newValue.rawValue)) }
  }
}
