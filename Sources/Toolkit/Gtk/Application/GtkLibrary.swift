import CGtk

/// Functions that start GTK in programs and tests without an `Application`, which otherwise starts
/// GTK.
@MainActor
public enum GtkLibrary {
  /// Starts GTK. A second call does nothing. The method traps if there is no display.
  public static func initialize() {
    precondition(gtk_init_check().isTrue, "GTK could not be started: there is no display.")
  }
}
