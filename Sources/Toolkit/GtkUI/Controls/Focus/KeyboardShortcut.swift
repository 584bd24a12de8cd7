import Gtk

/// A key combination that triggers a control or a command.
///
/// ```swift
/// Button("Reload") { store.send(.reload) }
///   .keyboardShortcut("r")
/// ```
public struct KeyboardShortcut: Hashable, Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers

  /// - Parameter modifiers: The modifier keys. `.command` is the Control key.
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
  /// The character. A capital letter includes Shift.
  public let character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{7F}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// The modifier keys of a key combination.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  /// The Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Control key, which replaces the Command key of other systems.
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
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
  /// The key combination of the control.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
