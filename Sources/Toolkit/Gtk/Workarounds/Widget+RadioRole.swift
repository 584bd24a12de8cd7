extension Widget {
  /// Sets the role of a check button that is in a group.
  ///
  /// NB: Before 4.16.0, GTK uses the role of a check box, even in a group.
  package func setRadioRole() { accessibleRole = .radio }
}
