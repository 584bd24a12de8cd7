import CGtk

/// Shows how much of something is done.
///
/// **Accessibility.** The role is `progressBar`; GTK keeps the value.
@MainActor
public final class ProgressBar: Widget {
  public init(fraction: Double = 0) {
    super.init(gtk_progress_bar_new())
    if fraction != 0 { self.fraction = fraction }
  }

  /// From 0 to 1; anything beyond is brought to the nearer end.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, newValue) }
  }

  /// Text in place of the percentage, or nil for none at all.
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

  /// Moves a block, to say that something goes on.
  public func pulse() { gtk_progress_bar_pulse(opaque) }
}
