import ConcurrencyExtras
// NB: This import provides `_forEachField`, which inspects a type without reading an instance.
// Reading an instance can be a data race, because another thread can already use the instance.
@_spi(Reflection) import Swift

/// The types of models that have a `@Dependency` property.
enum DependencyProperties {
  private static let types = Lock<[ObjectIdentifier: Bool]>([:])

  /// Returns whether instances of a class store a `@Dependency` property that a mirror of the
  /// instance contains. The result is stored for the next call with the same class.
  static func exist(in type: AnyClass) -> Bool {
    let id = ObjectIdentifier(type)
    if let result = types.withLock({ $0[id] }) { return result }
    let result = !(type is any CustomReflectable.Type) && hasProperty(type)
    types.withLock { $0[id] = result }
    return result
  }

  private static func hasProperty(_ type: AnyClass) -> Bool {
    var result = false
    // NB: The raw value is the value of `.classType`, a variable that isn't concurrency-safe.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, _, field, _ in
      result = field is any DependencyCapturing.Type
      return !result
    }
    return result
  }
}
