/// A ``Case`` without the type of its payload, which is the value of a ``PartialCaseKeyPath``.
protocol ErasedCase {
  /// Embeds a value in the enum `root`. Returns `nil` if the value is not of the payload's type, or
  /// if this case belongs to another type.
  func embed<Root>(_ value: Any, in root: Root.Type) -> Root?

  /// Returns the payload of `root`, or `nil` if `root` is not in this case.
  func extract<Root>(from root: Root) -> Any?

  /// Returns whether `root` is in this case.
  func contains<Root>(_ root: Root) -> Bool
}

extension Case: ErasedCase {
  func embed<Root>(_ value: Any, in root: Root.Type) -> Root? {
    guard let value = value as? Value else { return nil }
    return path(from: Root.self)?.embed(value)
  }

  func extract<Root>(from root: Root) -> Any? {
    // The optional payload is unwrapped, because a conversion to `Any` would wrap the optional.
    guard let value = path(from: Root.self)?.extract(from: root) else { return nil }
    return value
  }

  func contains<Root>(_ root: Root) -> Bool {
    path(from: Root.self)?.extract(from: root) != nil
  }

  /// Returns the case path from `Root`, or `nil` if this case belongs to another type.
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>? {
    guard let storage
    else { return AnyCasePath<Root, Root>() as? AnyCasePath<Root, Value> }
    return (storage as? RootedCaseStorage<Root, Value>)?.path
  }
}
