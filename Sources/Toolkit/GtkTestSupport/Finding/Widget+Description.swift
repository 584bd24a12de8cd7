import Gtk

extension Widget {
  /// The description of the widget at the beginning of a message.
  var phrase: String { "T" + named.dropFirst() }

  /// The description of the widget within a sentence.
  var named: String { "the \(effectiveRole.describedName) '\(accessibleName)'" }
}
