import Gtk

extension RealInput {
  /// Runs a part of a test with another layout of the keyboard, and then restores the layout.
  ///
  /// ```swift
  /// try RealInput.withKeyboard("ru,us") {
  ///   try RealInput.type("чай", in: window.widget)
  ///   try RealInput.press("<Control>s", in: window.widget)
  /// }
  /// try RealInput.withKeyboard("us", variant: "intl") {
  ///   try RealInput.press("dead_acute", "e", in: window.widget)    // types é
  /// }
  /// ```
  ///
  /// The arguments are in the syntax of `setxkbmap`. The first layout is used for typing. A desktop
  /// usually adds a Latin layout, as in `ru,us`, in which GTK looks for the keys of shortcuts. With
  /// the option `compose:ralt`, the right Alt key is the Compose key.
  public static func withKeyboard<Result>(
    _ layout: String,
    variant: String = "",
    options: [String] = [],
    filePath: StaticString = #filePath,
    line: UInt = #line,
    _ body: @MainActor () throws -> Result
  ) throws -> Result {
    let old = try NotFound.locating(filePath, line) {
      try checkAvailable()
      let old = try Keyboard.current
      try Keyboard(layout: layout, variant: variant, options: options).apply()
      return old
    }
    // The next test must have the usual layout, also after an error.
    defer { try? old.apply() }
    return try body()
  }
}

/// A layout of the keyboard of the X server.
@MainActor
struct Keyboard {
  var layout: String
  var variant = ""
  var options: [String] = []

  static var current: Self {
    get throws {
      rememberPlaces()
      let lines = try InputProgram.setxkbmap.run(["-query"]).split(separator: "\n")
      let values = Dictionary(
        lines.compactMap { line in
          line.firstIndex(of: ":").map {
            (line[..<$0], line[line.index(after: $0)...].drop { $0 == " " })
          }
        },
        uniquingKeysWith: { first, _ in first }
      )
      return Self(
        layout: String(values["layout"] ?? "us"),
        variant: String(values["variant"] ?? ""),
        options: values["options"]?.split(separator: ",").map(String.init) ?? []
      )
    }
  }

  func apply() throws {
    // The empty option removes the options so far.
    try InputProgram.setxkbmap.run(
      ["-layout", layout, "-variant", variant, "-option", ""]
        + options.flatMap { ["-option", $0] }
    )
    // GTK receives the notification of the new layout before the answer, and reads the layout when
    // the next key is pressed.
    Display.default?.sync()
    GtkTesting.settle()
  }

  /// The places of the keys in the layout before the first change.
  private static var usualPlaces: [Key: Display.KeyPlace] = [:]

  private static func rememberPlaces() {
    guard usualPlaces.isEmpty else { return }
    for character in UInt8(ascii: "!")...UInt8(ascii: "~") {
      let key = Key(Unicode.Scalar(character))
      usualPlaces[key] = Display.default?.places(of: key).first
    }
  }

  /// The place of the key on the keyboard: in the active layout, in another layout, or in the usual
  /// layout.
  static func place(of key: Key) -> Display.KeyPlace? {
    Display.default?.places(of: key).first ?? usualPlaces[key]
  }

  /// The place of a key that types a character in the active layout, without a lock.
  static func typingPlace(of key: Key) -> Display.KeyPlace? {
    Display.default?.places(of: key).first { $0.group == 0 && $0.level < 4 }
  }

  /// The codes of the keys that hold modifiers.
  static func codes(of modifiers: KeyModifiers) throws -> [Int] {
    let names: [(KeyModifiers, String)] = [
      (.control, "Control_L"), (.shift, "Shift_L"), (.alt, "Alt_L"), (.super, "Super_L"),
    ]
    return try names.filter { modifiers.contains($0.0) }.map { try code($0.1) }
  }

  /// The argument of `xdotool` for a code. Without the leading zero, the code of Escape would be
  /// the name of the key `9`.
  static func argument(_ code: Int) -> String { "0\(code)" }

  static func code(_ name: String) throws -> Int {
    guard let key = Key(named: name), let place = place(of: key) else {
      throw NotFound(message: "The keyboard has no key '\(name)'.")
    }
    return place.code
  }
}
