import CGtk

/// A bar that shows a value between two limits.
///
/// **Accessibility.** The role is `meter`. ``set(_:in:)`` sets the accessible value and its limits.
/// Set an `accessibleLabel`.
@MainActor
public final class LevelBar: Widget {
  /// Creates an empty bar for values from 0 to 1.
  public init() { super.init(gtk_level_bar_new()) }

  /// Sets the value and the limits together. The bar shows a value outside the limits as a limit.
  public func set(_ value: Double, in range: ClosedRange<Double>) {
    // GTK doesn't support negative limits, so the bar shows the distance from the lower limit.
    let extent = range.upperBound - range.lowerBound
    gtk_level_bar_set_min_value(opaque, 0)
    gtk_level_bar_set_max_value(opaque, extent)
    gtk_level_bar_set_value(opaque, min(max(value - range.lowerBound, 0), extent))
    setAccessibleValue(value, in: range)
  }

  /// The distance of the shown value from the lower limit.
  public var value: Double { gtk_level_bar_get_value(opaque) }

  /// Removes the thresholds of GTK at which the bar changes its color.
  public func removeOffsets() {
    for name in [GTK_LEVEL_BAR_OFFSET_LOW, GTK_LEVEL_BAR_OFFSET_HIGH, GTK_LEVEL_BAR_OFFSET_FULL] {
      gtk_level_bar_remove_offset_value(opaque, name)
    }
  }
}
