import CGtk

extension Widget {
  /// Describes a menu button by its new label.
  ///
  /// NB: Before 4.12 (4.11.4), GTK names and describes the inner button by each new label, and
  /// replaces the name and the description of the button.
  func restoreDescription(byLabel label: String) {
    principal.accessibleDescription = label
    gtk_accessible_reset_relation(principal.opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
    principal.updateLabelledBy()
  }
}
