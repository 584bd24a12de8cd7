import Glibc
import IdentifiedCollections
import Observation
import Synchronization

/// The evaluation of code that reads state: of getters that a store calls, and of closures whose
/// reads are tracked, such as the body of a view.
///
/// A getter may change a copy of a state, for example to copy a property of a parent into a child:
///
/// ```swift
/// var child: Child.State {
///   var child = _child
///   child.name = name
///   return child
/// }
/// ```
///
/// The copy has the observers of the original, but the state has not changed, so that the observers
/// are not notified. Otherwise, two views that read the property would evaluate each other forever.
enum GetterEvaluation {
  /// The thread on which a store calls a getter, or 0.
  private static let thread = Atomic<UInt>(0)

  /// Calls a getter. Changes of copies by the getter notify no observers.
  static func evaluate<R>(_ getter: () -> R) -> R {
    let isOutermost = begin()
    defer { end(isOutermost) }
    return getter()
  }

  /// Called before a store calls a getter.
  ///
  /// - Returns: The argument for ``end(_:)``.
  static func begin() -> Bool {
    // If another thread calls a getter, the last call counts. The other getter may then notify
    // observers unnecessarily. No thread remains recorded after its getter has returned.
    let current = UInt(pthread_self())
    guard thread.load(ordering: .relaxed) != current else { return false }
    thread.store(current, ordering: .relaxed)
    return true
  }

  /// Called after a store has called a getter.
  static func end(_ isOutermost: Bool) {
    if isOutermost { thread.store(0, ordering: .relaxed) }
  }

  /// Whether a store calls a getter in order to compare the identity of the result.
  private static let preservesIdentities = Atomic<Bool>(false)

  /// Calls getters whose results are used only for a comparison of their identities. Changes of
  /// copies don't renew the identities of the copies.
  @MainActor
  static func evaluatePreservingIdentities<R>(_ read: () -> R) -> R {
    let outer = preservesIdentities.load(ordering: .relaxed)
    preservesIdentities.store(true, ordering: .relaxed)
    defer { preservesIdentities.store(outer, ordering: .relaxed) }
    return read()
  }

  /// Whether a change on the current thread renews the identity of the changed state.
  static var renewsIdentities: Bool {
    !preservesIdentities.load(ordering: .relaxed) || !isCallingGetter
  }

  /// Whether the current thread evaluates code that only reads state.
  static var isRunning: Bool {
    isCallingGetter || !LastRead.isReducing && TrackingProbe().isTracked
  }

  /// Whether a store calls a getter on the current thread.
  static var isCallingGetter: Bool {
    let current = thread.load(ordering: .relaxed)
    return current != 0 && current == UInt(pthread_self())
  }
}

/// A read that shows whether reads on the current thread are tracked.
///
/// Observation offers no such property. A tracked key path is stored in a set, and is therefore
/// hashed, together with the arguments of its subscript.
private final class TrackingProbe: Observable {
  private let registrar = ObservationRegistrar()

  private final class Argument: Hashable {
    private(set) var wasHashed = false

    func hash(into hasher: inout Hasher) { wasHashed = true }

    // A closure that changes several copies stores only one key path.
    static func == (lhs: Argument, rhs: Argument) -> Bool { true }
  }

  private subscript(argument: Argument) -> Void { () }

  var isTracked: Bool {
    let argument = Argument()
    registrar.access(self, keyPath: \.[argument])
    return argument.wasHashed
  }
}
