extension StringProtocol {
  /// The text as a message to the user quotes it: on one line, with at most 40 characters, and "…"
  /// if there are more.
  ///
  /// Texts from outside, such as links, files and names, can have any length, and a window that
  /// shows a long text takes seconds to lay it out. O(1) in the length of the text.
  package var shortened: String {
    // A character can have any number of accents, so the scalars are counted, too.
    let start = unicodeScalars.prefix(160)
    let line = String(
      String.UnicodeScalarView(start.map { $0.isLineBreakOrControl ? " " : $0 })
    )
    let isCut = start.endIndex < unicodeScalars.endIndex
    return isCut || line.count > 40 ? "\(line.prefix(40))…" : line
  }
}

extension Unicode.Scalar {
  fileprivate var isLineBreakOrControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
