/// The rules of the toolkit's own looks: GNOME's design of today.
///
/// A rule of the toolkit has precedence over all rules of the theme, whatever the selectors are. So
/// if a rule sets a property that the theme sets for a state, such as a pressed button, another
/// rule sets the property for the state. The colors are names of the ``Palette``; only shadows and
/// highlights are literal black and white.
enum Looks {
  /// The rules for the widgets of GTK, which are loaded before the rules of the toolkit.
  static let controls =
    windows + buttons + fields + switches + sliders + popovers + lists + tabs
}
