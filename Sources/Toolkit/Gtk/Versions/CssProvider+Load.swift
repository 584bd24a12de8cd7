import CGtk

extension CssProvider {
  /// Replaces the rules. GTK skips a rule that cannot be parsed, and ``onParsingError(_:)`` reports
  /// the rule.
  ///
  /// Since 4.12, calls `gtk_css_provider_load_from_string`. Before 4.12, calls
  /// `gtk_css_provider_load_from_data`.
  public func load(_ css: String) {
    if let load = NewerFunctions.loadStyleSheet.call {
      load(cast(), css)
    } else {
      // A length of -1 means that the text ends with a null.
      gtk_css_provider_load_from_data(cast(), css, -1)
    }
  }
}
