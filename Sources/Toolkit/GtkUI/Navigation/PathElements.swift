/// An element of the path of a navigation stack. The element is identified by the identity of its
/// value and by its occurrence, because a path can contain a value more than once.
struct PathElement {
  /// The current value.
  fileprivate(set) var value: AnyHashable
  /// The identity of the value: its type, and its id if the value is `Identifiable`, or else the
  /// value itself.
  fileprivate let identity: Identity
  /// The number of elements below with the same identity.
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

/// The elements of a path, in order. Elements with the same identity are numbered from the root
/// upwards.
///
/// The elements of the previous path are stored. The elements of the common prefix of the previous
/// path and the next path are not created again.
@MainActor
final class PathElements {
  private var current: [PathElement] = []
  private var counts: [PathElement.Identity: Int] = [:]

  /// Returns the elements of a path. O(n) in the length of the path.
  func elements(of path: [AnyHashable]) -> [PathElement] {
    let common = updateCommon(with: path)
    // From the top down, so that the lowest of the elements with the same identity sets the final
    // count.
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

  /// Updates the values of the elements in the common prefix. Returns the length of the prefix.
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
