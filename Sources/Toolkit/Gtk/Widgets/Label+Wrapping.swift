import CGtk

extension Label {
  /// Whether the natural width of a label that wraps is the width of its text in one line, rather
  /// than a narrower width that GTK chooses.
  public var prefersOneLine: Bool {
    get { gtk_label_get_natural_wrap_mode(opaque) == GTK_NATURAL_WRAP_NONE }
    set {
      gtk_label_set_natural_wrap_mode(
        opaque,
        newValue ? GTK_NATURAL_WRAP_NONE : GTK_NATURAL_WRAP_INHERIT
      )
    }
  }
}
