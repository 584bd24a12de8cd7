import CGtk

/// The types of the functions of a layout that is implemented in this module.
enum CustomLayout {
  /// Returns whether the height of a widget depends on its width, or the other way around.
  typealias RequestMode = @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode

  /// Calculates the minimum and the natural size of a widget in one direction for a size in the
  /// other direction. The size in the other direction is -1 if it is unknown. The last four
  /// arguments are the results: the minimum size, the natural size, and the baselines at both
  /// sizes.
  typealias Measure =
    @convention(c) (
      UnsafeMutablePointer<GtkWidget>?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Void

  /// Sets the areas of the children of a widget with a width, a height and a baseline. The baseline
  /// is -1 if the widget has no baseline.
  typealias Allocate =
    @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void

  /// The request mode of widgets whose height depends on their width.
  static let heightForWidth: RequestMode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  /// Returns the minimum and the natural size of a child in one direction for a size in the other
  /// direction, or for any size if `across` is -1.
  static func extent(
    of child: UnsafeMutablePointer<GtkWidget>,
    _ orientation: GtkOrientation,
    for across: Int32 = -1
  ) -> (minimum: Int32, natural: Int32) {
    var extent: (minimum: Int32, natural: Int32) = (0, 0)
    gtk_widget_measure(child, orientation, across, &extent.minimum, &extent.natural, nil, nil)
    return extent
  }
}
