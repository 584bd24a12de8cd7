import CGtk

extension Bool {
  /// The same truth as C spells it.
  var gboolean: gboolean { self ? 1 : 0 }
}

extension gboolean {
  /// The same truth as Swift spells it.
  var isTrue: Bool { self != 0 }
}

/// A copy of a string that C keeps.
func string(_ borrowed: UnsafePointer<CChar>?) -> String? {
  borrowed.map { String(cString: $0) }
}

/// A copy of a string that C hands over, which is freed.
func string(taking owned: UnsafeMutablePointer<CChar>?) -> String? {
  guard let owned else { return nil }
  defer { g_free(owned) }
  return String(cString: owned)
}

/// Copies of the strings in a null-terminated array that C keeps.
func strings(_ borrowed: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
  guard var next = borrowed else { return [] }
  var strings: [String] = []
  while let element = next.pointee {
    strings.append(String(cString: element))
    next += 1
  }
  return strings
}

/// Copies of the strings in a null-terminated array that C hands over, which is freed.
func strings(
  taking owned: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> [String] {
  guard let owned else { return [] }
  defer { g_strfreev(owned) }
  var strings: [String] = []
  var next = owned
  while let element = next.pointee {
    strings.append(String(cString: element))
    next += 1
  }
  return strings
}

/// Text such that it stays what it is where markup is expected.
func escapedForMarkup(_ text: String) -> String {
  string(taking: g_markup_escape_text(text, -1)) ?? ""
}
