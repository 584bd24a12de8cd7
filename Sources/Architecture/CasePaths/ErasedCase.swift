/// A ``Case`` whose payload type is not known, which is what a ``PartialCaseKeyPath`` leads to.
protocol ErasedCase {
  /// Embeds a value in the enum, or returns `nil` if the case can't hold it.
  func embed<Root>(_ value: Any, in root: Root.Type) -> Root?

  /// The payload of `root`, or `nil` if `root` is in another case.
  func extract<Root>(from root: Root) -> Any?

  /// Whether `root` is in this case.
  func contains<Root>(_ root: Root) -> Bool
}

extension Case: ErasedCase {
  func embed<Root>(_ value: Any, in root: Root.Type) -> Root? {
    guard let value = value as? Value else { return nil }
    return path(from: Root.self)?.embed(value)
  }

  func extract<Root>(from root: Root) -> Any? {
    // Not a conversion of the optional payload, which would wrap an optional in `Any`.
    guard let value = path(from: Root.self)?.extract(from: root) else { return nil }
    return value
  }

  func contains<Root>(_ root: Root) -> Bool {
    path(from: Root.self)?.extract(from: root) != nil
  }

  /// The case path from `Root`, or `nil` if this case belongs to another type.
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>? {
    guard let storage
    else { return AnyCasePath<Root, Root>() as? AnyCasePath<Root, Value> }
    return (storage as? RootedCaseStorage<Root, Value>)?.path
  }
}
