import Gtk

extension Widget {
  /// What GTK tells a screen reader to call the widget; `nil` if that is nothing.
  ///
  /// Unlike ``accessibleName`` it isn't made up from what can be seen: GTK 4.8 doesn't do that
  /// either, and would say "GtkButton". A tooltip or a placeholder is no name.
  var spokenName: String? {
    let label = accessibleLabel ?? ""
    if label.saysSomething { return label }
    // The blank text of a button's own label is not a name.
    guard isLabelledByAnother, accessibleLabel == nil || namingLabels != nil else { return nil }
    // What names it is known if it was said in Swift. GTK itself does so of the label of a button,
    // which is within, and of a label with a mnemonic, which isn't.
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
