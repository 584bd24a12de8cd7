/// The path of a navigation stack, with values of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// path.append(recipe)
/// path.append(ingredient)
/// ```
///
/// If all its values can be coded, it can be saved, and put back: see ``codable``.
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable] = []

  public init() {}

  /// A path with the values of a sequence, the last of them on top.
  public init(_ elements: some Sequence<some Hashable>) {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// A path as it was saved.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// How many values there are.
  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a value on top.
  public mutating func append(_ value: some Hashable) {
    // A value that is erased already isn't wrapped once more.
    elements.append(AnyHashable(value))
  }

  /// Takes values from the top, but no more than there are.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(Swift.min(Swift.max(k, 0), elements.count))
  }

  /// The path in a form that can be coded; `nil` if one of its values can't: if it isn't `Codable`, or
  /// if its type is private to a file, so that it couldn't be found again by its name.
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ CodableRepresentation.typeName(of: $0) != nil }) else { return nil }
    return CodableRepresentation(elements: elements)
  }
}
