import CGtk

extension Key {
  /// Creates the key that types a character.
  public init(_ character: Unicode.Scalar) {
    self.init(rawValue: gdk_unicode_to_keyval(character.value))
  }

  /// The character that the key types, or `nil` if the key types no printable character, such as
  /// Escape.
  public var character: Unicode.Scalar? {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(rawValue)),
      scalar.value >= 0x20, !(0x7F..<0xA0).contains(scalar.value)
    else { return nil }
    return scalar
  }

  /// Whether the key types no character itself, but is combined with the next keys into a
  /// character. Such keys are the dead keys, such as the key of an accent, and the Compose key.
  public var composesCharacter: Bool {
    name?.hasPrefix("dead_") == true || rawValue == UInt32(GDK_KEY_Multi_key)
  }
}
