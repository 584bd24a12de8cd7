import Gtk

/// The bell of the desktop, a short sound.
///
/// ```swift
/// Button("Finish") { SystemBell.ring() }
/// ```
@MainActor
public enum SystemBell {
  /// Plays the sound. If the user has disabled the bell, nothing is heard.
  public static func ring() { Display.default?.beep() }
}
