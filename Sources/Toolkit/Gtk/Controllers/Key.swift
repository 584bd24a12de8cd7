import CGtk

/// The meaning of a key in the current keyboard layout, such as a character or Escape.
public struct Key: RawRepresentable, Hashable, Sendable {
  /// The key value of GDK, such as `GDK_KEY_Escape`.
  public let rawValue: UInt32

  /// Creates a key from a key value of GDK. Unknown values are accepted.
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

  /// The name of GDK, such as "Escape", or `nil` if the key has no name. Wraps `gdk_keyval_name`.
  public var name: String? { string(gdk_keyval_name(rawValue)) }

  /// The Escape key.
  public static let escape = Key(rawValue: UInt32(GDK_KEY_Escape))
  /// The Return key. The Enter key of the keypad is another key, `KP_Enter`.
  public static let enter = Key(rawValue: UInt32(GDK_KEY_Return))
  /// The key that opens the context menu.
  public static let menu = Key(rawValue: UInt32(GDK_KEY_Menu))
  /// The back key of a multimedia keyboard, which is not the Backspace key.
  public static let back = Key(rawValue: UInt32(GDK_KEY_Back))
  /// The left arrow key. The left arrow of the keypad is another key, `KP_Left`.
  public static let left = Key(rawValue: UInt32(GDK_KEY_Left))
  /// The right arrow key. The right arrow of the keypad is another key, `KP_Right`.
  public static let right = Key(rawValue: UInt32(GDK_KEY_Right))
  /// The Home key. The Home key of the keypad is another key, `KP_Home`.
  static let home = Key(rawValue: UInt32(GDK_KEY_Home))
  /// The End key. The End key of the keypad is another key, `KP_End`.
  static let end = Key(rawValue: UInt32(GDK_KEY_End))
  /// The F8 key, which moves the focus to the edges between columns.
  static let f8 = Key(rawValue: UInt32(GDK_KEY_F8))
  /// The F10 key, which opens the primary menu of a window.
  public static let f10 = Key(rawValue: UInt32(GDK_KEY_F10))
}

/// The modifiers of an event, such as a pressed Control key.
public struct KeyModifiers: OptionSet, Sendable {
  /// The bits of `GdkModifierType`, which also include locks and pressed mouse buttons.
  public let rawValue: UInt32

  /// Creates a set from the bits of `GdkModifierType`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ flags: GdkModifierType) { rawValue = flags.rawValue }

  /// Either Shift key.
  public static let shift = KeyModifiers(GDK_SHIFT_MASK)
  /// Either Control key.
  public static let control = KeyModifiers(GDK_CONTROL_MASK)
  /// Either Alt key. Wraps `GDK_ALT_MASK`.
  public static let alt = KeyModifiers(GDK_ALT_MASK)
  /// Either Super key, which has the symbol of the system on most keyboards.
  public static let `super` = KeyModifiers(GDK_SUPER_MASK)

  /// The modifiers in this set that shortcuts use: Shift, Control, Alt and Super.
  public var forShortcuts: KeyModifiers { intersection([.shift, .control, .alt, .super]) }
}
