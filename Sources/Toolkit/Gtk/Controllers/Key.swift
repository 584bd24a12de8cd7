import CGtk

/// The meaning of a key, independent of the keyboard layout.
public struct Key: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the key with a name of GDK, such as "Escape". Returns `nil` if there is no such key.
  public init?(named name: String) {
    let value = gdk_keyval_from_name(name)
    guard value != UInt32(GDK_KEY_VoidSymbol) else { return nil }
    rawValue = value
  }

  /// Creates the key that types a character.
  public init(character: Unicode.Scalar) {
    rawValue = gdk_unicode_to_keyval(character.value)
  }

  public var name: String? { string(gdk_keyval_name(rawValue)) }

  public static let escape = Key(rawValue: UInt32(GDK_KEY_Escape))
  public static let enter = Key(rawValue: UInt32(GDK_KEY_Return))
  public static let menu = Key(rawValue: UInt32(GDK_KEY_Menu))
  public static let back = Key(rawValue: UInt32(GDK_KEY_Back))
  public static let left = Key(rawValue: UInt32(GDK_KEY_Left))
  public static let right = Key(rawValue: UInt32(GDK_KEY_Right))
  public static let f10 = Key(rawValue: UInt32(GDK_KEY_F10))
}

/// The modifier keys that are held down while a key is pressed.
public struct KeyModifiers: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ flags: GdkModifierType) { rawValue = flags.rawValue }

  public static let shift = KeyModifiers(GDK_SHIFT_MASK)
  public static let control = KeyModifiers(GDK_CONTROL_MASK)
  public static let alt = KeyModifiers(GDK_ALT_MASK)
  public static let `super` = KeyModifiers(GDK_SUPER_MASK)

  /// The modifiers of shortcuts, without locks and mouse buttons.
  public var forShortcuts: KeyModifiers { intersection([.shift, .control, .alt, .super]) }
}
