import IdentifiedCollections

/// A function that returns the identity of a value of `State`, if `State` is observable. The
/// conformance isn't known at compile time, and is looked up when the value is created.
struct StateIdentity<State> {
  // An object rather than a closure, because a closure would have to be converted at each call.
  let identityProvider: IdentityProvider<State>

  /// `nil` if `State` isn't observable.
  init?() {
    guard
      let type = State.self as? any ObservableState.Type,
      let identityProvider = identify(type) as? IdentityProvider<State>
    else { return nil }
    self.identityProvider = identityProvider
  }

  func callAsFunction(_ state: State) -> ObservableStateID {
    identityProvider.id(of: state)
  }

  /// Prepares a state for a change in place.
  func willModify(_ state: inout State) {
    identityProvider.willModify(&state)
  }

  /// Whether tracking a read of a part of a state suffices to observe a replacement of the part. It
  /// doesn't suffice for the elements of a stack or an array, which notifies observers only of
  /// changes of its identifiers.
  static var observesParts: Bool {
    State.self is any ObservableState.Type && !(State.self is any ReplacementTracking.Type)
  }
}

@usableFromInline
class IdentityProvider<State>: AnyIdentityProvider, @unchecked Sendable {
  @usableFromInline
  func id(of state: State) -> ObservableStateID {
    preconditionFailure("An IdentityProvider is abstract.")
  }

  /// Prepares a state for a change in place.
  @usableFromInline
  func willModify(_ state: inout State) {}
}

private final class ObservableIdentityProvider<State: ObservableState>: IdentityProvider<State>,
  @unchecked Sendable
{
  override func id(of state: State) -> ObservableStateID { state._$id }

  override func willModify(_ state: inout State) { state._$willModify() }
}

/// The non-generic base class of the identity providers.
// Unchecked, because the compiler can't check subclasses. No subclass has mutable state.
@usableFromInline
class AnyIdentityProvider: @unchecked Sendable {}

private func identify<State: ObservableState>(_: State.Type) -> AnyObject {
  ObservableIdentityProvider<State>()
}

/// A collection that notifies observers only when its identifiers change, or when the whole
/// collection is replaced.
protocol ReplacementTracking {
  /// The revision at which an element was last replaced by another element with its identifier.
  var lastReplacement: Revision { get }
}

extension IdentifiedArray: ReplacementTracking {
  var lastReplacement: Revision { changes.replaced }
}

/// Returns a function that reads the revision at which an element was last replaced, or `nil` if
/// `State` isn't a collection of elements. The look-up is slow, so the result is stored.
func lastReplacement<State>(in _: State.Type) -> ((State) -> Revision)? {
  func open<Elements: ReplacementTracking>(_: Elements.Type) -> ((State) -> Revision)? {
    let replaced = { (elements: Elements) in elements.lastReplacement }
    return replaced as? (State) -> Revision
  }
  return (State.self as? any ReplacementTracking.Type).flatMap { open($0) }
}
