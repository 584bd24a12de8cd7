/// The encoding of texts that a spreadsheet would evaluate as formulas.
///
/// A spreadsheet evaluates a field that starts with `=`, `+`, `-` or `@`, also if the field is
/// quoted, so the notes of an item could run a program on the computer of the reader. An apostrophe
/// before the field prevents the evaluation: <https://owasp.org/www-community/attacks/CSV_Injection>
///
/// A text that starts with apostrophes and such a character gets another apostrophe, so that
/// decoding an encoded text returns the text.
enum SpreadsheetText {
  private static let apostrophe: Unicode.Scalar = "'"

  /// The characters at the start of formulas, also in full width, and white space, which some
  /// spreadsheets skip.
  private static let starts = Set<Unicode.Scalar>([
    "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
  ])

  /// Returns the field of a text.
  static func encoded(_ text: String) -> String {
    isFormula(text) ? "'\(text)" : text
  }

  /// Returns the text of a field.
  static func decoded(_ field: String) -> String {
    guard field.unicodeScalars.first == apostrophe, isFormula(field) else { return field }
    return String(field.unicodeScalars.dropFirst())
  }

  /// Returns whether a text is a formula after any number of apostrophes.
  private static func isFormula(_ text: String) -> Bool {
    text.unicodeScalars.first { $0 != apostrophe }.map(starts.contains) ?? false
  }
}
