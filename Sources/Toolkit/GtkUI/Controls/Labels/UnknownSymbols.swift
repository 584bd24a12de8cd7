import IssueReporting

/// The names of symbols that neither the icon theme nor the table of names contains.
@MainActor
enum UnknownSymbols {
  private static var reported: Set<String> = []

  /// Reports an issue about an unknown name, once for each name.
  static func report(_ name: String) {
    guard reported.insert(name).inserted else { return }
    reportIssue(
      """
      There is no symbol '\(name)'. A broken image is shown instead. Use the name of an icon of \
      the icon theme, such as 'document-open', or a name that 'Documentation/Symbols.md' lists.
      """
    )
  }
}
