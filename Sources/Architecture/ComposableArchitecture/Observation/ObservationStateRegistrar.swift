import IdentifiedCollections
import Observation
import Synchronization

/// A registrar of the observers of a state's properties. ``ObservableState()`` adds a registrar to
/// a struct. The observed properties of the struct call the methods of the registrar.
///
/// A copy of a state has the same observers as the original, because a view observes the state
/// through the copy that the view has read.
///
/// Observers are notified during the change. In a feature, the reducer is running at this time, so
/// an observer must not read the state, neither directly nor through a store. An `onChange` handler
/// can schedule a read that runs after the change:
///
/// ```swift
/// withObservationTracking {
///   label.text = "\(store.count)"
/// } onChange: {
///   Task { @MainActor in update() }
/// }
/// ```
///
/// While a closure is evaluated whose reads are tracked, or a getter that a store calls, changes
/// notify no observers: a getter can only change a copy.
public struct ObservationStateRegistrar: Sendable {
  // The type is not ``ObservableStateID``, because only the identity of an enum has a tag.
  private var identity = StateIdentity()

  // The registrar is stored in an object, because the size of an `ObservationRegistrar` isn't known
  // at compile time: the system's library may have another version. Without the object, the size
  // would be read at each copy of a state, and at each access to an optional state.
  @usableFromInline let observers = Observers()

  /// Creates a registrar without observers, and a unique identity for the state that contains the
  /// registrar.
  public init() {}

  @usableFromInline
  final class Observers: Sendable {
    @usableFromInline let registrar = ObservationRegistrar()
    /// Whether a getter has changed a copy of the state.
    private let isChangedByGetter = Atomic<Bool>(false)

    init() {}

    /// Returns whether a change is a change of a copy by a getter, which notifies no observers.
    ///
    /// If a getter has changed a copy before, each change outside of reducers is treated like the
    /// change of a copy, because code that isn't tracked may call the getter, too. The containing
    /// state is still notified of a change in place.
    @usableFromInline
    func ignoresChange() -> Bool {
      if LastRead.isReducing {
        guard GetterEvaluation.isCallingGetter else { return false }
      } else if !isChangedByGetter.load(ordering: .relaxed) {
        guard GetterEvaluation.isRunning else { return false }
      }
      isChangedByGetter.store(true, ordering: .relaxed)
      // After a read, the copy is not a continuation of the original, so that observers are
      // notified if the copy is assigned to the state later.
      LastRead.record()
      return true
    }
  }

  /// The identity of the state that contains the registrar.
  public var id: ObservableStateID {
    ObservableStateID(identity)
  }

  /// Renews the revision of the state. The setter of an observed property calls this method before
  /// the change, because the changed state differs from its copies.
  public mutating func _$willModify() {
    if GetterEvaluation.renewsIdentities { identity.renew() }
  }

  /// Tracks a read of a property.
  @inlinable
  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    observers.registrar.access(subject, keyPath: keyPath)
    recordRead()
  }

  /// Replaces the value of a property, and notifies observers unless `isIdentityEqual` returns
  /// `true`.
  @inlinable
  public func mutate<Subject: Observable, Member, Value>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    _ value: inout Value,
    _ newValue: Value,
    _ isIdentityEqual: (_ oldValue: Value, _ newValue: Value) -> Bool
  ) {
    guard !isIdentityEqual(value, newValue), !observers.ignoresChange() else {
      value = newValue
      return
    }
    observers.registrar.willSet(subject, keyPath: keyPath)
    value = newValue
    observers.registrar.didSet(subject, keyPath: keyPath)
  }

  /// Notifies observers that a value was changed in place, unless the identities are equal.
  @inlinable
  public func didModify<Subject: Observable, Member, Identity: Equatable>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    from oldIdentity: Identity,
    to identity: Identity
  ) {
    guard oldIdentity != identity, !observers.ignoresChange() else { return }
    notify(subject, keyPath: keyPath)
  }

  /// Notifies observers that a property has changed.
  @inlinable
  public func notify<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    observers.registrar.willSet(subject, keyPath: keyPath)
    observers.registrar.didSet(subject, keyPath: keyPath)
  }
}

@usableFromInline
func recordRead() {
  LastRead.recordUnlessReducing()
}

// The registrar has no effect on the equality of two states.

extension ObservationStateRegistrar: Equatable {
  /// Always `true`, so that states with equal properties are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension ObservationStateRegistrar: Hashable {
  /// Hashes nothing, because all registrars are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// Creates a registrar without observers. Nothing is decoded.
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  /// Encodes nothing, because observers cannot be restored.
  public func encode(to encoder: any Encoder) throws {}
}
