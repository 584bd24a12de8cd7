import CGtk

/// Shows how much there is of something between two limits.
///
/// **Accessibility.** The role is `meter`; GTK keeps value and limits; give it a name.
@MainActor
public final class LevelBar: Widget {
  public init() { super.init(gtk_level_bar_new()) }

  /// Sets value and limits at once.
  public func set(_ value: Double, in range: ClosedRange<Double>) {
    // GTK knows no limits below zero: it is told how far the value is from the lower one.
    let extent = range.upperBound - range.lowerBound
    gtk_level_bar_set_min_value(opaque, 0)
    gtk_level_bar_set_max_value(opaque, extent)
    gtk_level_bar_set_value(opaque, min(max(value - range.lowerBound, 0), extent))
    setAccessibleValue(value, in: range)
  }

  /// How far the value is from the lower limit.
  public var value: Double { gtk_level_bar_get_value(opaque) }

  /// Forgets GTK's own limits, at which the bar would change its colour.
  public func removeOffsets() {
    for name in [GTK_LEVEL_BAR_OFFSET_LOW, GTK_LEVEL_BAR_OFFSET_HIGH, GTK_LEVEL_BAR_OFFSET_FULL] {
      gtk_level_bar_remove_offset_value(opaque, name)
    }
  }
}
