/// An element of the path of a navigation stack, by identity: a value may be there more than once.
struct PathElement: Hashable {
  let value: AnyHashable
  /// How many elements below have the same value.
  let occurrence: Int

  /// The elements of a path, in their order. Whatever is inserted between them or taken away, the
  /// first element with a value stays the first. O(n).
  static func elements(of path: some Collection<AnyHashable>) -> [PathElement] {
    var seen: [AnyHashable: Int] = Dictionary(minimumCapacity: path.count)
    return path.map { value in
      let occurrence = seen[value, default: 0]
      seen[value] = occurrence + 1
      return PathElement(value: value, occurrence: occurrence)
    }
  }

  var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: value.base)) }

  var typeName: String { "\(Swift.type(of: value.base))" }
}
