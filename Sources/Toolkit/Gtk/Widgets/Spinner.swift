import CGtk

/// Turns while something goes on for an unknown time.
///
/// **Accessibility.** The role is `progressBar`; give it a name that states what goes on.
@MainActor
public final class Spinner: Widget {
  public init(isSpinning: Bool = false) {
    super.init(gtk_spinner_new())
    accessibleRole = .spinner
    if isSpinning { self.isSpinning = true }
  }

  /// One that spins costs a frame each refresh, so stop it when it is done.
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque).isTrue }
    set { gtk_spinner_set_spinning(opaque, newValue.gboolean) }
  }
}
