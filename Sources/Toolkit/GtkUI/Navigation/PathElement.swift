/// An element of the path of a navigation stack, by identity: a value may be there more than once.
struct PathElement: Hashable {
  let value: AnyHashable
  /// How many elements below have the same value.
  let occurrence: Int

  var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: value.base)) }

  var typeName: String { "\(Swift.type(of: value.base))" }
}

/// The elements of a path, in their order. Whatever is inserted between them or taken away, the first
/// element with a value stays the first.
///
/// It remembers those of the path before, so that what is the same from the bottom up is compared, and
/// not worked out again.
@MainActor
final class PathElements {
  private var current: [PathElement] = []
  private var counts: [AnyHashable: Int] = [:]

  /// The elements of a path. O(n), of which all but the comparison is in what has changed.
  func elements(of path: [AnyHashable]) -> [PathElement] {
    let common = zip(current, path).prefix { $0.value == $1 }.count
    // From the top down: the lowest of equal values says how many there are below it.
    for element in current[common...].reversed() {
      counts[element.value] = element.occurrence == 0 ? nil : element.occurrence
    }
    current.removeSubrange(common...)
    for value in path[common...] {
      let occurrence = counts[value, default: 0]
      counts[value] = occurrence + 1
      current.append(PathElement(value: value, occurrence: occurrence))
    }
    return current
  }
}
