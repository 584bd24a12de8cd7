import Gtk

extension RealInput {
  /// Presses keys one after another in a window. The syntax is the syntax of GTK, such as `Escape`,
  /// `<Control>s`, `<Shift>F10` or `dead_acute`.
  ///
  /// ```swift
  /// try RealInput.press("<Control>z", in: window.widget)
  /// try RealInput.press("Multi_key", "apostrophe", "e", in: window.widget)    // types é
  /// ```
  ///
  /// Shift and AltGr are also pressed if the key needs them, as in `plus`. If the layout lacks a
  /// key, as a Russian layout lacks `s`, the key at its place is pressed. The function throws an
  /// error if the window isn't active, or if the keyboard has no such key.
  public static func press(
    _ keys: String...,
    in window: Gtk.Window,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      try checkReceivesKeys(window)
      for key in keys { try send([Chord(key)], "The key '\(key)'") }
    }
  }

  /// Types a text in a window with the keys of the current layout, faster than the window draws
  /// frames. Throws an error if the window isn't active, or if the layout has no key for a
  /// character.
  ///
  /// ```swift
  /// try RealInput.type("Blob", in: window.widget)
  /// ```
  public static func type(
    _ text: String,
    in window: Gtk.Window,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      try checkReceivesKeys(window)
      try send(text.unicodeScalars.map(Chord.init(typing:)), "The text '\(text)'")
    }
  }

  private static func checkReceivesKeys(_ window: Gtk.Window) throws {
    try checkAvailable()
    guard GtkTesting.wait(until: { window.isActive }) else {
      throw NotFound(message: "\(window.phrase) isn't active, so it receives no keys.")
    }
  }

  private static func send(_ chords: [Chord], _ name: String) throws {
    guard !chords.isEmpty else { return }
    let codes = chords.flatMap(\.codes)
    let counts = Dictionary(codes.map { ($0, 1) }, uniquingKeysWith: +)
    try ReceivedInput.sending(name, ["key"] + chords.map(\.argument)) { received in
      counts.allSatisfy { code, count in
        received.contains(.keyPress(code), count: count)
          && received.contains(.keyRelease(code), count: count)
      } || received.hasClosedSurface
    }
  }
}

/// Keys that are pressed together. `xdotool` receives their codes, because it changes the layout
/// for a character that the layout lacks, and holds Alt for a function key since X.Org 21.1.25.
@MainActor
private struct Chord {
  let codes: [Int]

  var argument: String { codes.map(Keyboard.argument).joined(separator: "+") }

  /// Parses keys such as `<Control>s`.
  init(_ keys: String) throws {
    guard let (key, modifiers) = Widget.parse(accelerator: keys) else {
      throw NotFound(message: "There is no key '\(keys)'.")
    }
    guard let place = Keyboard.place(of: key) else {
      throw NotFound(message: "The keyboard has no key '\(keys)'.")
    }
    try self.init(place, modifiers)
  }

  /// Finds the keys that type a character.
  init(typing character: Unicode.Scalar) throws {
    let key: Key? =
      switch character {
      case "\n": .enter
      case "\t": Key(named: "Tab")
      default: Key(character)
      }
    guard let key, let place = Keyboard.typingPlace(of: key) else {
      throw NotFound(message: "The layout of the keyboard has no key for '\(character)'.")
    }
    try self.init(place, [])
  }

  private init(_ place: Display.KeyPlace, _ modifiers: KeyModifiers) throws {
    var modifiers = modifiers
    if place.needsShift { modifiers.insert(.shift) }
    let altGr = place.needsAltGr ? [try Keyboard.code("ISO_Level3_Shift")] : []
    codes = try Keyboard.codes(of: modifiers) + altGr + [place.code]
  }
}
