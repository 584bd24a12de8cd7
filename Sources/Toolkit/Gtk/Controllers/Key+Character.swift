import CGtk

extension Key {
  /// The key that types a character.
  public init(_ character: Unicode.Scalar) {
    self.init(rawValue: gdk_unicode_to_keyval(character.value))
  }
}
