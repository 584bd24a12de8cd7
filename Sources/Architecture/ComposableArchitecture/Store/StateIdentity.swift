import IdentifiedCollections

/// How a value of `State` is told from others, if that is observable: looked up once, where the
/// compiler knows nothing of it.
struct StateIdentity<State> {
  // An object rather than a closure, which would have to be converted each time it is called.
  let identification: Identification<State>

  /// `nil` if `State` isn't observable.
  init?() {
    guard
      let type = State.self as? any ObservableState.Type,
      let identification = identify(type) as? Identification<State>
    else { return nil }
    self.identification = identification
  }

  func callAsFunction(_ state: State) -> ObservableStateID {
    identification.id(of: state)
  }

  /// Lets a state know that it is about to be changed in place.
  func willModify(_ state: inout State) {
    identification.willModify(&state)
  }

  /// Whether reading a part of a state within a tracking scope is enough to hear that the part was
  /// replaced. It isn't for the elements of a stack, which tells only of their ids.
  static var tellsOfParts: Bool {
    State.self is any ObservableState.Type && !(State.self is any ObservedByIDs.Type)
  }
}

@usableFromInline
class Identification<State>: AnyIdentification, @unchecked Sendable {
  @usableFromInline
  func id(of state: State) -> ObservableStateID {
    preconditionFailure("Identification is abstract")
  }

  /// Lets a state know that it is about to be changed in place.
  @usableFromInline
  func willModify(_ state: inout State) {}
}

private final class ObservableIdentification<State: ObservableState>: Identification<State>,
  @unchecked Sendable
{
  override func id(of state: State) -> ObservableStateID { state._$id }

  override func willModify(_ state: inout State) { state._$willModify() }
}

/// An identification of states of some type.
// Unchecked because it can't be told of subclasses; nothing changes in them.
@usableFromInline
class AnyIdentification: @unchecked Sendable {}

private func identify<State: ObservableState>(_: State.Type) -> AnyObject {
  ObservableIdentification<State>()
}

/// A collection of which observers hear only when its ids change, or another is put in its place.
protocol ObservedByIDs {
  /// When an element was last put in the place of the one with its id.
  var lastReplacement: Revision { get }
}

extension StackState: ObservedByIDs {
  var lastReplacement: Revision { replaced }
}

extension IdentifiedArray: ObservedByIDs {
  var lastReplacement: Revision { changes.replaced }
}

/// When an element was last put in the place of another, if `State` is a collection of elements; looked up
/// once.
func lastReplacement<State>(in _: State.Type) -> ((State) -> Revision)? {
  func open<Elements: ObservedByIDs>(_: Elements.Type) -> ((State) -> Revision)? {
    let replaced = { (elements: Elements) in elements.lastReplacement }
    return replaced as? (State) -> Revision
  }
  return (State.self as? any ObservedByIDs.Type).flatMap { open($0) }
}
