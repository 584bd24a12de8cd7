/// The path of a navigation stack, with values of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// path.append(recipe)
/// path.append(ingredient)
/// ```
///
/// If all values are `Codable`, the path can be saved and restored. See ``codable``.
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable] = []

  /// Creates an empty path, with which a stack shows its root page.
  public init() {}

  /// Creates a path with the values of a sequence. The last value is on top.
  public init(_ elements: some Sequence<some Hashable>) {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Creates a path from its saved form.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether there are no values, so that the stack shows its root page.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a value.
  public mutating func append(_ value: some Hashable) {
    // An `AnyHashable` isn't wrapped again.
    elements.append(AnyHashable(value))
  }

  /// Pops `k` values, or all values if there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(Swift.min(Swift.max(k, 0), elements.count))
  }

  /// The path in a form that can be saved. `nil` if a value isn't `Codable`, or if the type of a
  /// value can't be found by its name, for example because the type is private to a file.
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ CodableRepresentation.typeName(of: $0) != nil }) else { return nil }
    return CodableRepresentation(elements: elements)
  }
}
