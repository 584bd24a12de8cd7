import CGtk

extension Shortcut {
  /// Returns the names of the keys of a key combination in the syntax of GTK, such as `<Control>q`,
  /// in the language of the user: the modifier keys, and then the key. Returns an empty array if
  /// GTK can't read the key combination.
  public static func keyNames(of accelerator: String) -> [String] {
    guard let keys = Keys(accelerator) else { return [] }
    return (keys.modifierNames ?? []) + [keys.modifierNames == nil ? keys.label : keys.name]
  }

  /// Returns the key names as a screen reader speaks them: without plus signs, and with a word for
  /// a sign that it may skip.
  package static func spokenKeys(of accelerator: String) -> String {
    guard let keys = Keys(accelerator) else { return "" }
    guard let modifiers = keys.modifierNames else { return keys.label }
    return (modifiers + [keys.spokenName]).joined(separator: " ")
  }

  /// Returns the spelling of GTK for a key combination, which is the same for all spellings of the
  /// same keys, or `nil` if GTK can't read the key combination.
  package static func canonicalKeys(of accelerator: String) -> String? {
    Keys(accelerator)?.canonical
  }
}

/// A key combination that GTK has read.
private struct Keys {
  private let key: guint
  private let modifiers: GdkModifierType

  init?(_ accelerator: String) {
    var key: guint = 0
    var modifiers = GdkModifierType(rawValue: 0)
    guard gtk_accelerator_parse(accelerator, &key, &modifiers).isTrue, key != 0 else { return nil }
    self.key = key
    self.modifiers = modifiers
  }

  var canonical: String? { string(freeing: gtk_accelerator_name(key, modifiers)) }

  /// The names of all keys, separated by plus signs.
  var label: String { string(freeing: gtk_accelerator_get_label(key, modifiers)) ?? "" }

  /// The name of the key without the modifier keys.
  var name: String {
    string(freeing: gtk_accelerator_get_label(key, GdkModifierType(rawValue: 0))) ?? ""
  }

  /// The names of the modifier keys, or `nil` if GTK doesn't write the name of the key after them.
  var modifierNames: [String]? {
    // The name of a key can itself contain the plus sign that separates the names.
    guard label.hasSuffix(name) else { return nil }
    return label.dropLast(name.count).split(separator: "+").map(String.init)
  }

  /// The name of the key. For a sign, the name that GDK gives the sign, such as `comma`.
  var spokenName: String {
    guard name.count == 1, name.allSatisfy({ !$0.isLetter && !$0.isNumber }) else { return name }
    return string(gdk_keyval_name(key)) ?? name
  }
}
