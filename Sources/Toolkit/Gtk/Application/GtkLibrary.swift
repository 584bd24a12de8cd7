import CGtk

/// A namespace of the function that starts GTK in a program or a test without an ``Application``.
/// An application starts GTK itself.
@MainActor
public enum GtkLibrary {
  /// Starts GTK. A second call does nothing. The method traps if there is no display.
  public static func initialize() {
    precondition(gtk_init_check().isTrue, "GTK could not be started: there is no display.")
  }
}
