extension AccessibleRole {
  /// The role of a spinner.
  ///
  /// NB: Since 4.20.1 (merge request 8910), GTK's spinner has this role. In earlier versions, a
  /// spinner has no role, and since 4.12, GTK exposes no name of a widget without a role. The
  /// toolkit sets the role for every version.
  static var spinner: AccessibleRole { .progressBar }
}
