import CGtk

extension Display {
  /// A place on the keyboard, and the modifiers with which the key there types a character.
  package struct KeyPlace: Hashable, Sendable {
    /// The code of the key in the X server.
    package let code: Int
    /// The group of the layout, which is 0 for the active layout of a test.
    package let group: Int
    /// 0 without modifiers, 1 with Shift, 2 with AltGr, and 3 with both.
    package let level: Int

    package var needsShift: Bool { level & 1 != 0 }
    package var needsAltGr: Bool { level & 2 != 0 }
  }

  /// Returns the places of a key on the keyboard, those with the fewest modifiers first. The result
  /// is empty if no layout has the key.
  package func places(of key: Key) -> [KeyPlace] {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: Int32 = 0
    guard gdk_display_map_keyval(opaque, key.rawValue, &keys, &count).isTrue, let keys else {
      return []
    }
    defer { g_free(keys) }
    return UnsafeBufferPointer(start: keys, count: Int(count))
      .map { KeyPlace(code: Int($0.keycode), group: Int($0.group), level: Int($0.level)) }
      .sorted { ($0.group, $0.level, $0.code) < ($1.group, $1.level, $1.code) }
  }
}
