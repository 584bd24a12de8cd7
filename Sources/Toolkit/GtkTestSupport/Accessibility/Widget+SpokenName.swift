import Gtk

extension Widget {
  /// The name that GTK reports to a screen reader, or `nil` if the name is empty.
  ///
  /// Unlike ``accessibleName``, the name isn't derived from the visible texts. GTK 4.8 doesn't
  /// derive a name either, and a screen reader would speak "GtkButton". A tooltip or a placeholder
  /// is not a name.
  var spokenName: String? {
    let label = accessibleLabel ?? ""
    if label.hasVisibleCharacters { return label }
    // The blank text of a button's own label is not a name.
    guard isLabelledByAnother, accessibleLabel == nil || namingLabels != nil else { return nil }
    // The naming labels are known if they were set in Swift. GTK itself sets the label of a button,
    // which is a descendant of the button, and a label with a mnemonic, which isn't a descendant.
    let spokenLabels = namingLabels?.compactMap { $0.widget?.accessibleLabel }
    let labelTexts = (spokenLabels?.isEmpty ?? true) ? labels.map(\.text) : spokenLabels ?? []
    guard !labelTexts.isEmpty else { return "(a label elsewhere)" }
    let text = labelTexts.joined(separator: " ")
    return text.hasVisibleCharacters ? text : nil
  }
}

extension String {
  fileprivate var hasVisibleCharacters: Bool { contains { !$0.isWhitespace } }
}
