/// Lets a reducer change an element of a collection in place. If that is observable, what is put back in
/// its place later is told from it.
///
/// - Returns: What the reducer returns, and whether it put another element in the place of this one.
@inlinable
func reduceInPlace<State, R>(
  _ state: inout State,
  _ reduce: (inout State) -> R
) -> (result: R, isReplaced: Bool) {
  let id = willReduce(&state)
  let result = reduce(&state)
  return (result, id.map { isReplaced(state, since: $0) } ?? false)
}

/// - Returns: The id of the state, if it is observable, until another is put in its place.
@usableFromInline
func willReduce<State>(_ state: inout State) -> ObservableStateID? {
  guard let identity = KnownIdentity<State>.known.identity else { return nil }
  identity.willModify(&state)
  return identity(state)
}

@usableFromInline
func isReplaced<State>(_ state: State, since id: ObservableStateID) -> Bool {
  KnownIdentity<State>.known.identity.map { $0(state) != id } ?? false
}

/// How states of a type are told from each other: kept, because a reducer is made anew for each action.
private final class KnownIdentity<State>: AnyKnownIdentity, @unchecked Sendable {
  let identity = StateIdentity<State>()

  static var known: KnownIdentity {
    let key = UInt(bitPattern: ObjectIdentifier(State.self))
    if let known = knownIdentities[key] as? KnownIdentity { return known }
    let new = KnownIdentity()
    knownIdentities.insert(new, under: key)
    return new
  }
}

// Unchecked because it can't be told of subclasses; nothing changes in them.
private class AnyKnownIdentity: @unchecked Sendable {}

/// By the addresses of the states' types.
private let knownIdentities = PermanentTable<AnyKnownIdentity>()
