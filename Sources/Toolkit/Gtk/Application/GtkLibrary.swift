import CGtk

/// GTK itself, for programs and tests that do without an `Application`, which starts it.
@MainActor
public enum GtkLibrary {
  /// Starts GTK; a second call does nothing. It is a mistake where there is no display.
  public static func initialize() {
    precondition(gtk_init_check().isTrue, "GTK could not be started: there is no display.")
  }
}
