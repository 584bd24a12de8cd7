import Gtk

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter, wherever the focus is in the window: the button that is meant to be used.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the button that leaves things as they were.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The keys as GTK spells them.
  var trigger: String { modifiers.prefix(for: key) + key.name }
}

/// A key of a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  private let specialName: String?

  public init(_ character: Character) {
    self.character = character
    specialName = nil
  }

  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }

  private init(_ character: Character, named name: String) {
    self.character = character
    specialName = name
  }

  public static let upArrow = KeyEquivalent("\u{F700}", named: "Up")
  public static let downArrow = KeyEquivalent("\u{F701}", named: "Down")
  public static let leftArrow = KeyEquivalent("\u{F702}", named: "Left")
  public static let rightArrow = KeyEquivalent("\u{F703}", named: "Right")
  public static let home = KeyEquivalent("\u{F729}", named: "Home")
  public static let end = KeyEquivalent("\u{F72B}", named: "End")
  public static let pageUp = KeyEquivalent("\u{F72C}", named: "Page_Up")
  public static let pageDown = KeyEquivalent("\u{F72D}", named: "Page_Down")
  public static let `return` = KeyEquivalent("\r", named: "Return")
  public static let escape = KeyEquivalent("\u{1B}", named: "Escape")
  public static let delete = KeyEquivalent("\u{8}", named: "BackSpace")
  public static let deleteForward = KeyEquivalent("\u{F728}", named: "Delete")
  public static let tab = KeyEquivalent("\t", named: "Tab")
  public static let space = KeyEquivalent(" ", named: "space")

  /// The key as GTK calls it.
  var name: String {
    if let specialName { return specialName }
    let lowercase = character.lowercased()
    guard let scalar = lowercase.unicodeScalars.first else { return "VoidSymbol" }
    return Key(character: scalar).name ?? "VoidSymbol"
  }

  /// Whether it is a capital letter, which needs Shift.
  var isUppercase: Bool { character.isUppercase }
}

/// Keys that are held down with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that shortcuts are made with: Control, on this desktop.
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  /// Alt.
  public static let option = EventModifiers(rawValue: 4)
  public static let control = EventModifiers(rawValue: 8)

  func prefix(for key: KeyEquivalent) -> String {
    var prefix = ""
    if !isDisjoint(with: [.command, .control]) { prefix += "<Control>" }
    if contains(.shift) || key.isUppercase { prefix += "<Shift>" }
    if contains(.option) { prefix += "<Alt>" }
    return prefix
  }
}
