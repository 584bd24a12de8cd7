import CGtk

extension MenuButton {
  /// Replaces the label, and describes the button by the label.
  ///
  /// NB: Before 4.12, GTK names and describes the inner button by each new label, and replaces the
  /// name and the description of the button.
  func describe(by label: String) {
    self.label = label
    principal.accessibleDescription = label
    gtk_accessible_reset_relation(principal.opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
    principal.updateLabelledBy()
  }
}
