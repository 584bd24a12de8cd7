import CGtk

extension Key {
  /// Creates the key that types a character.
  public init(_ character: Unicode.Scalar) {
    self.init(rawValue: gdk_unicode_to_keyval(character.value))
  }

  /// The character that the key types, or `nil` for a key such as Escape.
  public var character: Unicode.Scalar? {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(rawValue)),
      scalar.value >= 0x20, !(0x7F..<0xA0).contains(scalar.value)
    else { return nil }
    return scalar
  }

  /// Whether the key types no character itself, but changes the character of the next key. An
  /// example is the key of an accent.
  public var composesCharacter: Bool {
    name?.hasPrefix("dead_") == true || rawValue == UInt32(GDK_KEY_Multi_key)
  }
}
