import Gtk

extension Widget {
  /// The name that GTK reports to a screen reader, or `nil` if the name is empty.
  ///
  /// Unlike ``accessibleName``, the name isn't derived from the visible texts: GTK 4.8 doesn't
  /// derive a name either, and a screen reader would speak "GtkButton". A tooltip or a placeholder
  /// is not a name.
  var spokenName: String? {
    let label = accessibleLabel ?? ""
    if label.saysSomething { return label }
    // The blank text of a button's own label is not a name.
    guard isLabelledByAnother, accessibleLabel == nil || namingLabels != nil else { return nil }
    // The naming labels are known if they were set in Swift. GTK itself sets the label of a button,
    // which is a descendant of the button, and a label with a mnemonic, which isn't a descendant.
    let said = namingLabels?.compactMap { $0.widget?.accessibleLabel }
    let within = (said?.isEmpty ?? true) ? labels.map(\.text) : said ?? []
    guard !within.isEmpty else { return "(a label elsewhere)" }
    let text = within.joined(separator: " ")
    return text.saysSomething ? text : nil
  }
}

extension String {
  fileprivate var saysSomething: Bool { contains { !$0.isWhitespace } }
}
