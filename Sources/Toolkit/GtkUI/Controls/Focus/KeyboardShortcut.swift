import Gtk

/// A key combination that triggers a control or a command.
///
/// ```swift
/// Button("Reload") { store.send(.reload) }
///   .keyboardShortcut("r")
/// ```
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed with the modifier keys.
  public let key: KeyEquivalent
  /// The modifier keys that are pressed with the key. If the key is a capital letter, Shift is also
  /// pressed.
  public let modifiers: EventModifiers

  /// Creates the shortcut of a key.
  ///
  /// - Parameters:
  ///   - key: The key that is pressed with the modifier keys.
  ///   - modifiers: The modifier keys. `.command` is the Control key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The Return key, which activates the default button of a dialog.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// The Escape key, which dismisses a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key, identified by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character. A capital letter means that Shift is also pressed.
  public let character: Character

  /// Creates the key that types a character. The characters from U+F704 to U+F70F are the function
  /// keys from F1 to F12. Outside menus, a shortcut whose character no key types is reported as an
  /// issue.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from a literal, such as `"r"`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// The Up arrow key, U+F700.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down arrow key, U+F701.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left arrow key, U+F702.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right arrow key, U+F703.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key, which also dismisses dialogs and popovers.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key, which deletes the character before the cursor.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Delete key, which deletes the character after the cursor.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The Home key, U+F729.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key, U+F72B.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key, U+F72C.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key, U+F72D.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key of some numeric keypads, U+F739.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key. Without modifier keys, GTK moves the focus with this key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar. Without modifier keys, GTK activates the focused control with this key.
  public static let space = KeyEquivalent(" ")
  /// The Return key. `KeyboardShortcut.defaultAction` is this key without modifier keys.
  public static let `return` = KeyEquivalent("\r")
}

/// The modifier keys of a key combination.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the modifier keys.
  public let rawValue: Int

  /// Creates a set of modifier keys from bits. Unknown bits are ignored.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock key. A keyboard shortcut ignores this modifier.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key. In a keyboard shortcut, `command` is the same key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Control key, which replaces the Command key of other systems.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric keypad. A keyboard shortcut ignores this modifier.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers. In a keyboard shortcut, Control, Shift and Alt are required.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

extension KeyboardShortcut {
  /// The key combination in the syntax of GTK, or `nil` if no key types the character.
  @MainActor
  var accelerator: String? {
    guard let name = key.name else { return nil }
    var prefix = ""
    if modifiers.contains(.control) || modifiers.contains(.command) { prefix += "<Control>" }
    if modifiers.contains(.shift) || key.isCapital { prefix += "<Shift>" }
    if modifiers.contains(.option) { prefix += "<Alt>" }
    return prefix + name
  }
}

extension KeyEquivalent {
  @MainActor
  fileprivate var name: String? {
    if let name = Self.names[self] { return name }
    let scalars = character.lowercased().unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return nil }
    // The function keys have their own range of characters.
    if (0xF704...0xF70F).contains(scalar.value) { return "F\(scalar.value - 0xF703)" }
    return Key(scalar).name
  }

  fileprivate var isCapital: Bool { character.isUppercase }

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right",
    .escape: "Escape", .delete: "BackSpace", .deleteForward: "Delete", .home: "Home", .end: "End",
    .pageUp: "Page_Up", .pageDown: "Page_Down", .clear: "Clear", .tab: "Tab", .space: "space",
    .return: "Return",
  ]
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The key combination of the control, if the control is in a menu.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
