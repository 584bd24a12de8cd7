import CGtk

extension Bool {
  /// The Boolean as a C value.
  var gboolean: gboolean { self ? 1 : 0 }
}

extension gboolean {
  /// The C value as a Swift Boolean.
  var isTrue: Bool { self != 0 }
}

/// Copies a C string that the caller does not own.
func string(_ borrowed: UnsafePointer<CChar>?) -> String? {
  borrowed.map { String(cString: $0) }
}

/// Copies a C string that the caller owns, and frees the C string.
func string(freeing owned: UnsafeMutablePointer<CChar>?) -> String? {
  guard let owned else { return nil }
  defer { g_free(owned) }
  return String(cString: owned)
}

/// Copies the strings of a null-terminated array that the caller does not own.
func strings(_ borrowed: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
  guard var next = borrowed else { return [] }
  var strings: [String] = []
  while let element = next.pointee {
    strings.append(String(cString: element))
    next += 1
  }
  return strings
}

/// Copies the strings of a null-terminated array that the caller owns, and frees the array.
func strings(
  freeing owned: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
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
