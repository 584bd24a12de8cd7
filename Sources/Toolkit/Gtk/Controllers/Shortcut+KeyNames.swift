import CGtk

extension Shortcut {
  /// Returns the names of the keys of a key combination in the syntax of GTK, such as `<Control>q`,
  /// in the language of the user: the modifier keys, and then the key. Returns an empty array if
  /// GTK can't read the key combination.
  public static func keyNames(of accelerator: String) -> [String] {
    var key: guint = 0
    var modifiers = GdkModifierType(rawValue: 0)
    guard gtk_accelerator_parse(accelerator, &key, &modifiers).isTrue, key != 0 else { return [] }
    let none = GdkModifierType(rawValue: 0)
    guard let name = string(freeing: gtk_accelerator_get_label(key, none)),
      let all = string(freeing: gtk_accelerator_get_label(key, modifiers))
    else { return [] }
    // The name of a key can itself contain the plus sign that separates the names.
    let prefix = all.hasSuffix(name) ? all.dropLast(name.count) : ""
    return prefix.split(separator: "+").map(String.init) + [name]
  }
}
