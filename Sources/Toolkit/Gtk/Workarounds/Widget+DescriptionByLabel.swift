import CGtk

extension Widget {
  /// Describes a menu button by its new label.
  ///
  /// NB: When the label changes, GTK before 4.12 names and describes the inner button by the label,
  /// and thereby replaces the name and the description of the button.
  func restoreDescription(byLabel label: String) {
    principal.accessibleDescription = label
    gtk_accessible_reset_relation(principal.opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
    principal.updateLabelledBy()
  }
}
