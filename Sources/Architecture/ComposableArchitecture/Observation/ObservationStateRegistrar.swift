import IdentifiedCollections
import Observation

/// Tells observers of a state's properties when these change. ``ObservableState()`` adds one to the
/// state, and calls to it to the properties.
///
/// A copy of a state has the same observers as the original: what a view observes is a copy that it
/// was given to read.
///
/// Observers are told in the midst of the change, which in a feature means while its reducer runs.
/// The state is not to be looked at then, neither directly nor through a store: an `onChange`
/// handler makes a note, and looks once the change is over.
///
/// ```swift
/// withObservationTracking {
///   label.text = "\(store.count)"
/// } onChange: {
///   Task { @MainActor in update() }
/// }
/// ```
///
/// While nobody observes, a change costs the comparison with what was there before.
public struct ObservationStateRegistrar: Sendable {
  // The parts of the id: it has more than these, which a state that isn't an enum doesn't need.
  private let origin: Revision
  private var moment: Revision

  // In an object: the compiler doesn't know how large a registrar is, for it may be another one where the
  // program runs. It would ask at each copy of a state, and whenever it looks at an optional one.
  @usableFromInline let observers = Observers()

  public init() {
    origin = Revision()
    moment = origin
  }

  @usableFromInline
  final class Observers: Sendable {
    @usableFromInline let registrar = ObservationRegistrar()

    init() {}
  }

  /// The id of the state that the registrar belongs to.
  public var id: ObservableStateID {
    ObservableStateID(origin: origin, moment: moment)
  }

  /// Gives the state another id, since it is about to differ from the copies that were made of it.
  public mutating func _$willModify() {
    moment = Revision()
  }

  /// Notes that a property was read.
  @inlinable
  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    observers.registrar.access(subject, keyPath: keyPath)
  }

  /// Replaces the value of a property. Observers are told, unless it is the same to them.
  @inlinable
  public func mutate<Subject: Observable, Member, Value>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    _ value: inout Value,
    _ newValue: Value,
    _ isIdentityEqual: (_ oldValue: Value, _ newValue: Value) -> Bool
  ) {
    guard !isIdentityEqual(value, newValue) else {
      value = newValue
      return
    }
    observers.registrar.willSet(subject, keyPath: keyPath)
    value = newValue
    observers.registrar.didSet(subject, keyPath: keyPath)
  }

  /// Tells observers that a value was changed in place, unless it is the same to them.
  @inlinable
  public func didModify<Subject: Observable, Member, Identity: Equatable>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    from oldIdentity: Identity,
    to identity: Identity
  ) {
    guard oldIdentity != identity else { return }
    notify(subject, keyPath: keyPath)
  }

  /// Tells observers that a property has changed.
  @inlinable
  public func notify<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    observers.registrar.willSet(subject, keyPath: keyPath)
    observers.registrar.didSet(subject, keyPath: keyPath)
  }
}

// Two states are equal if their properties are, whoever observes them.

extension ObservationStateRegistrar: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension ObservationStateRegistrar: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  public func encode(to encoder: any Encoder) throws {}
}
