/// Descriptions of key paths as written in source code.
///
/// The standard library prints a computed property as an address if the linker does not export the
/// getter, as in most programs on Linux. `@ObservableState` turns the properties of a state into
/// computed properties.
///
/// A program that the compiler optimizes has no symbols of getters, so its key paths contain
/// addresses.
enum KeyPathNames {
  /// Returns the key path without its root type, such as `\.name`.
  static func description(of keyPath: AnyKeyPath) -> String {
    let names = resolved(keyPath.debugDescription)
    guard let dot = names.firstIndex(of: ".") else { return names }
    return "\\" + names[dot...]
  }

  /// Returns `description` with the name of the property in place of each `<computed 0x… (Type)>`
  /// for which a name is found.
  static func resolved(
    _ description: String,
    name: (UInt) -> String? = propertyName(ofGetterAt:)
  ) -> String {
    var rest = description[...]
    var result = ""
    while let part = ComputedComponent(in: rest) {
      result += rest[..<part.range.lowerBound]
      result += name(part.getter) ?? String(rest[part.range])
      rest = rest[part.range.upperBound...]
    }
    return result + rest
  }

  /// Returns the name of the property that a key path getter reads, or `nil` if no name is found.
  private static func propertyName(ofGetterAt address: UInt) -> String? {
    #if canImport(Glibc)
      FunctionNames.mangledName(at: address).flatMap(demangled).flatMap(propertyName(inGetter:))
    #else
      nil
    #endif
  }

  /// Returns the name of the property in the demangled symbol of a getter, such as
  /// `key path getter for App.Feature.State.name : Swift.String : App.Feature.State`. Returns `nil`
  /// for a subscript.
  static func propertyName(inGetter symbol: String) -> String? {
    let prefix = "key path getter for "
    guard symbol.hasPrefix(prefix), let colon = symbol.firstRange(of: " : ") else { return nil }
    var property = symbol[..<colon.lowerBound].dropFirst(prefix.count)
    guard !property.contains("subscript(") else { return nil }
    // The symbol of a private property contains `App.Feature.State.(name in _0123)`.
    if property.hasSuffix(")"), let open = property.lastIndex(of: "("),
      let space = property[open...].firstIndex(of: " ")
    {
      property = property[property.index(after: open)..<space]
    }
    let name = property.split(separator: ".").last.map(String.init)
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The description of a computed property without a name: `<computed 0x0123 (Swift.String)>`.
private struct ComputedComponent {
  let range: Range<String.Index>
  let getter: UInt

  init?(in text: Substring) {
    guard let prefix = text.firstRange(of: "<computed 0x") else { return nil }
    let digits = text[prefix.upperBound...].prefix(while: \.isHexDigit)
    guard let getter = UInt(digits, radix: 16) else { return nil }
    // A `>` in the type is inside parentheses, and does not end the description.
    var depth = 0
    var index = digits.endIndex
    while index < text.endIndex {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case ">" where depth == 0:
        range = prefix.lowerBound..<text.index(after: index)
        self.getter = getter
        return
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }
}

#if canImport(Glibc)
  import Glibc

  /// Returns the readable form of a mangled name, or `nil` if the name can't be demangled.
  private func demangled(_ name: String) -> String? {
    guard let readable = swiftDemangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
    defer { free(readable) }
    return String(cString: readable)
  }

  /// A function of the Swift runtime. The caller must free the result.
  @_silgen_name("swift_demangle")
  private func swiftDemangle(
    _ name: UnsafePointer<CChar>,
    _ length: UInt,
    _ buffer: UnsafeMutablePointer<CChar>?,
    _ bufferLength: UnsafeMutablePointer<UInt>?,
    _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
#endif
