import Dependencies
import Synchronization

/// The identities of the features from the root of a store down to one feature.
///
/// A path is an immutable list that shares its beginning with the paths of its ancestors, so that
/// stepping down costs one small object and comparing paths mostly compares two pointers.
@usableFromInline
struct NavigationIDPath: Hashable, Sendable {
  @usableFromInline
  final class Node: Sendable {
    let parent: Node?
    let id: NavigationID
    /// Zero until it is asked for: most paths are made for one action and never looked up.
    private let knownHash = Atomic<Int>(0)

    init(parent: Node?, id: NavigationID) {
      self.parent = parent
      self.id = id
    }

    var hash: Int {
      let known = knownHash.load(ordering: .relaxed)
      if known != 0 { return known }
      var hasher = Hasher()
      hasher.combine(parent?.hash)
      hasher.combine(id)
      let hash = hasher.finalize()
      // Whoever else asks at the same time comes to the same.
      knownHash.store(hash, ordering: .relaxed)
      return hash
    }
  }

  @usableFromInline let last: Node?

  private init(last: Node?) {
    self.last = last
  }

  /// The path without any id, which all others begin with.
  static let empty = Self(last: nil)

  /// The path of code that runs outside any store. Stores begin theirs with it, so that such code
  /// can cancel by id what they run. Each test has its own: tests that run side by side leave one
  /// another alone.
  static var root: Self { DependencyValues.unset.navigationIDPath }

  /// The path of code that runs outside any store, as tests name it.
  init() {
    self = .root
  }

  /// The path of a child of the feature at this path.
  @usableFromInline
  func appending(_ id: NavigationID) -> Self {
    Self(last: Node(parent: last, id: id))
  }

  /// The stack and the id, if this is the path of an element of a stack.
  var stackElement: (stack: Self, id: StackElementID)? {
    guard let last, case .stackElement(let id) = last.id else { return nil }
    return (Self(last: last.parent), id)
  }

  /// This path, the path of the parent, and so on up to the empty one.
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
  /// Where in its store the feature at hand lives.
  @usableFromInline
  var navigationIDPath: NavigationIDPath {
    get { self[NavigationIDPathKey.self] }
    set { self[NavigationIDPathKey.self] = newValue }
  }
}

extension DependencyValues {
  /// Runs `operation` as a feature at `path`, which has all other dependencies of the one at hand.
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
  // Computed: the values of a test are made once for each test.
  static var testValue: NavigationIDPath { .empty.appending(.unique()) }
}
