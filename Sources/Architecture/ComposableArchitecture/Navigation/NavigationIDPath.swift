import Dependencies
import Synchronization

/// The path of a feature: the identities from the root of the store down to the feature.
///
/// A path is an immutable linked list. The paths of a parent and its child share the identities of
/// the parent. Appending an identity creates one small object, and a comparison usually compares
/// only two pointers.
@usableFromInline
struct NavigationIDPath: Hashable, Sendable {
  @usableFromInline
  final class Node: Sendable {
    let parent: Node?
    let id: NavigationID
    /// The registry of the store, if this is the root of a store.
    let registry: MountRegistry?
    /// The hash, or zero until the hash is first read. Most paths are created for one action and
    /// never hashed.
    private let cachedHash = Atomic<Int>(0)

    init(parent: Node?, id: NavigationID, registry: MountRegistry? = nil) {
      self.parent = parent
      self.id = id
      self.registry = registry
    }

    var hash: Int {
      let known = cachedHash.load(ordering: .relaxed)
      if known != 0 { return known }
      var hasher = Hasher()
      hasher.combine(parent?.hash)
      hasher.combine(id)
      let hash = hasher.finalize()
      // A concurrent read computes the same hash.
      cachedHash.store(hash, ordering: .relaxed)
      return hash
    }
  }

  @usableFromInline let last: Node?

  private init(last: Node?) {
    self.last = last
  }

  /// The path without identities. All other paths start with this path.
  static let empty = Self(last: nil)

  /// The path of code that runs outside any store. The paths of all stores start with this path, so
  /// that code outside a store can cancel the effects of stores by cancel identifier. Each test has
  /// its own root path, so that concurrent tests do not affect one another.
  static var root: Self { DependencyValues.unset.navigationIDPath }

  /// Creates the path of code that runs outside any store. Used by tests.
  init() {
    self = .root
  }

  /// Returns the path of a child of the feature at this path.
  @usableFromInline
  func appending(_ id: NavigationID) -> Self {
    Self(last: Node(parent: last, id: id))
  }

  /// Returns the path of the root of a store, below this path.
  func appendingRoot(of registry: MountRegistry) -> Self {
    Self(last: Node(parent: last, id: .unique(), registry: registry))
  }

  /// The identities of the path, from the root on.
  var ids: [NavigationID] {
    var ids: [NavigationID] = []
    var node = last
    while let current = node {
      ids.append(current.id)
      node = current.parent
    }
    return ids.reversed()
  }

  /// The registry of the store to which this path belongs, or `nil` outside of stores. O(*n*) for
  /// *n* identities.
  var registry: MountRegistry? {
    var node = last
    while let current = node {
      if let registry = current.registry { return registry }
      node = current.parent
    }
    return nil
  }

  /// The path of the stack and the identifier of the element, if this is the path of an element of
  /// a stack. `nil` for any other path.
  var stackElement: (stack: Self, id: StackElementID)? {
    guard let last, case .stackElement(let id) = last.id else { return nil }
    return (Self(last: last.parent), id)
  }

  /// This path, the path of the parent, and so on up to the empty path.
  var prefixes: some Sequence<Self> {
    sequence(first: self) { path in path.last.map { Self(last: $0.parent) } }
  }

  @inlinable
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.last === rhs.last || areEqual(lhs, rhs)
  }

  @usableFromInline
  static func areEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    var (left, right) = (lhs.last, rhs.last)
    while left !== right {
      guard let one = left, let other = right, one.id == other.id else { return false }
      (left, right) = (one.parent, other.parent)
    }
    return true
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(last?.hash)
  }
}

extension DependencyValues {
  /// The path of the current feature. Outside any store, the path ``NavigationIDPath/root``.
  @usableFromInline
  var navigationIDPath: NavigationIDPath {
    get { self[NavigationIDPathKey.self] }
    set { self[NavigationIDPathKey.self] = newValue }
  }
}

extension DependencyValues {
  /// Runs `operation` with `path` as the path of the current feature. All other dependencies are
  /// unchanged.
  @inlinable
  static func withNavigationIDPath<R>(_ path: NavigationIDPath, operation: () throws -> R) rethrows
    -> R
  {
    var values = _current
    values.navigationIDPath = path
    return try withCurrent(values, operation: operation)
  }
}

private enum NavigationIDPathKey: DependencyKey {
  static let liveValue = NavigationIDPath.empty
  // Computed, so that each test has a new path.
  static var testValue: NavigationIDPath { .empty.appending(.unique()) }
}
