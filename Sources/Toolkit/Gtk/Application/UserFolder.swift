import CGtk

/// The folders of the user, according to the XDG base directory specification.
public enum UserFolder {
  /// The path of the folder for state that can be lost without harm: `$XDG_STATE_HOME`, or
  /// `~/.local/state`. Wraps `g_get_user_state_dir`.
  public static var state: String { string(g_get_user_state_dir()) ?? "/" }
}
