import CGtk

/// A rotating icon that indicates an operation of unknown duration.
///
/// **Accessibility.** The role is `progressBar`. Set an `accessibleLabel` that names the operation.
@MainActor
public final class Spinner: Widget {
  /// Creates an icon that does not rotate, unless `isSpinning` is `true`.
  public init(isSpinning: Bool = false) {
    super.init(gtk_spinner_new())
    accessibleRole = .spinner
    if isSpinning { self.isSpinning = true }
  }

  /// Whether the icon rotates. A rotating icon requires a frame at each refresh of the screen, so
  /// stop the rotation when the operation has finished.
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque).isTrue }
    set { gtk_spinner_set_spinning(opaque, newValue.gboolean) }
  }
}
