/// An element of the path of a navigation stack, by identity: it may be there more than once.
struct PathElement {
  /// The value as it is now.
  fileprivate(set) var value: AnyHashable
  /// What tells the value from others: its id, if it is `Identifiable`, or all of it.
  fileprivate let identity: Identity
  /// How many elements below are the same.
  let occurrence: Int

  var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: value.base)) }

  var typeName: String { "\(Swift.type(of: value.base))" }

  fileprivate struct Identity: Hashable {
    private let type: ObjectIdentifier
    private let id: AnyHashable

    init(_ value: AnyHashable) {
      func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
      type = ObjectIdentifier(Swift.type(of: value.base))
      self.id = (value.base as? any Identifiable).map { id(of: $0) } ?? value
    }
  }
}

extension PathElement: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.occurrence == rhs.occurrence && lhs.identity == rhs.identity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(occurrence)
  }
}

/// The elements of a path, in their order. Whatever is inserted between them or taken away, the first
/// element of those that are the same stays the first.
///
/// It remembers those of the path before, so that what is the same from the bottom up is compared, and
/// not worked out again.
@MainActor
final class PathElements {
  private var current: [PathElement] = []
  private var counts: [PathElement.Identity: Int] = [:]

  /// The elements of a path. O(n), of which all but the comparison is in what has changed.
  func elements(of path: [AnyHashable]) -> [PathElement] {
    let common = updateCommon(with: path)
    // From the top down: the lowest of the same ones says how many there are below it.
    for element in current[common...].reversed() {
      counts[element.identity] = element.occurrence == 0 ? nil : element.occurrence
    }
    current.removeSubrange(common...)
    for value in path[common...] {
      let identity = PathElement.Identity(value)
      let occurrence = counts[identity, default: 0]
      counts[identity] = occurrence + 1
      current.append(PathElement(value: value, identity: identity, occurrence: occurrence))
    }
    return current
  }

  /// Takes over the values of elements that are the same as before, from the bottom up, and says how
  /// many those are.
  private func updateCommon(with path: [AnyHashable]) -> Int {
    var common = 0
    while common < min(current.count, path.count) {
      let value = path[common]
      if current[common].value != value {
        guard current[common].identity == PathElement.Identity(value) else { break }
        current[common].value = value
      }
      common += 1
    }
    return common
  }
}
