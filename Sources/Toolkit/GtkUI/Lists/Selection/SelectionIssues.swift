import IssueReporting

/// The mistakes in the tags and ids of a list's rows. Each mistake is reported once.
@MainActor
struct SelectionIssues {
  /// Whether it is known that a row can be selected.
  private enum TypeCheck { case pending, passed, reported }

  private var typeCheck = TypeCheck.pending
  private var reportedTags: Set<AnyHashable> = []

  /// Reports rows with the same tag.
  mutating func check(_ repeatedTags: Set<AnyHashable>) {
    for tag in repeatedTags.subtracting(reportedTags) {
      reportedTags.insert(tag)
      reportIssue(
        """
        Several rows of a list have the tag '\(tag.base)'. Only the first of these rows can be \
        selected. Most likely, each row must have a tag of its own.
        """
      )
    }
  }

  /// Reports that no row can be selected although rows have tags or ids, because no tag and no id
  /// matches the type of the selection.
  mutating func checkTypes(of parts: [any ListPart], _ type: SelectionType) {
    guard typeCheck == .pending else { return }
    let rows = selectableRows(parts)
    guard let unmatched = rows.lazy.compactMap(\.unmatchedValues).first, !hasMatch(in: rows) else {
      return
    }
    report(type, "The rows have \(unmatched).")
  }

  /// Reports that no row can be selected, because the rows have neither tags nor ids. Called when
  /// the user has tried to select a row.
  mutating func checkSelection(of parts: [any ListPart], _ type: SelectionType) {
    guard typeCheck == .pending, !hasMatch(in: selectableRows(parts)) else { return }
    report(type, "The rows have no tags.")
  }

  private mutating func report(_ type: SelectionType, _ found: String) {
    typeCheck = .reported
    reportIssue(
      """
      No row of a list can be selected, because no row has a tag or an id of the type \
      '\(type.name)', which is the type of the selected value. \(found) Either change the type of \
      the selection, or set a tag of the type '\(type.name)' for each row, as in '.tag(value)'.
      """
    )
  }

  private func selectableRows(_ parts: [any ListPart]) -> [any ListPart] {
    parts.filter { !$0.isHeading && $0.rowCount > 0 }
  }

  /// Returns whether a row can be selected, or may be able to be selected. The first rows of a
  /// `ForEach` represent all its rows. The rows of a collapsed group are not known.
  private mutating func hasMatch(in rows: [any ListPart]) -> Bool {
    let hasMatch = rows.contains { part in
      (0..<min(part.rowCount, 10)).contains { part.selectionValue(at: $0) != nil }
    }
    if hasMatch { typeCheck = .passed }
    return hasMatch || rows.contains { $0.group?.isExpanded == false }
  }
}
