/// The texts of GTK's about dialog that GTK treats as markup.
enum AboutDialogMarkup {
  /// Returns the text that shows a version verbatim.
  ///
  /// NB: GTK parses the version as markup, unlike the other texts. Still present in 4.24.1.
  static func version(_ version: String?) -> String? { version.map(escapedForMarkup) }

  /// Returns the text that links to a website.
  ///
  /// NB: GTK inserts the website into the markup of a link without escaping the website. Still
  /// present in 4.24.1.
  static func website(_ website: String?) -> String? { website.map(escapedForMarkup) }
}
