import CGtk

/// A bar that shows the completed fraction of an operation.
///
/// **Accessibility.** The role is `progressBar`. GTK reports the value.
@MainActor
public final class ProgressBar: Widget {
  /// Creates a bar. The fraction is clamped to the range from 0 to 1.
  public init(fraction: Double = 0) {
    super.init(gtk_progress_bar_new())
    if fraction != 0 { self.fraction = fraction }
  }

  /// The fraction from 0 to 1. Other values are clamped.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, newValue) }
  }

  /// The text of the bar, or `nil` for no text. GTK shows this text instead of the percentage.
  public var text: String? {
    get {
      gtk_progress_bar_get_show_text(opaque).isTrue
        ? string(gtk_progress_bar_get_text(opaque)) : nil
    }
    set {
      gtk_progress_bar_set_text(opaque, newValue)
      gtk_progress_bar_set_show_text(opaque, (newValue != nil).gboolean)
    }
  }

  /// Moves a block in the bar, to show that an operation continues.
  public func pulse() { gtk_progress_bar_pulse(opaque) }
}
