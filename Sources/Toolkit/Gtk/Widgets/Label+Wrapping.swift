import CGtk

extension Label {
  /// Whether a label that wraps would rather be as wide as its text than as narrow as looks good.
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
