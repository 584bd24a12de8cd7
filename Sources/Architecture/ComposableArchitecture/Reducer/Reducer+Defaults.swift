extension Reducer where Body == Never {
  /// Traps, because the reducer has no body. Call ``reduce(into:action:)`` instead.
  public var body: Body {
    preconditionFailure(
      """
      \(Self.self) has no body. The reducer implements 'reduce(into:action:)': call this method \
      instead.
      """
    )
  }

  /// Runs ``_reduce(into:action:)``, for a reducer that implements only `_reduce`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    DefaultReduce.$caller.withValue(ObjectIdentifier(Self.self)) {
      _reduce(into: &state, action: action)
    }
  }
}

extension Reducer {
  /// Runs ``reduce(into:action:)``, for a reducer that implements only `reduce`.
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    precondition(
      DefaultReduce.caller != ObjectIdentifier(Self.self),
      """
      \(Self.self) implements neither 'body' nor 'reduce(into:action:)'. Implement 'body' or \
      'reduce(into:action:)'.
      """
    )
    return reduce(into: &state, action: action)
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs ``_reduce(into:action:)``, which runs ``body-swift.property`` unless the reducer
  /// implements `_reduce`.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduce(into: &state, action: action)
  }

  /// Runs ``body-swift.property``.
  @inlinable
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A check for reducers that implement neither `reduce` nor `_reduce`. Without the check, the
/// default implementations of the two methods would call each other endlessly.
private enum DefaultReduce {
  /// The type of the reducer in the innermost running call of the default `reduce`. If the default
  /// `_reduce` is called for this type, the type implements neither method.
  @TaskLocal static var caller: ObjectIdentifier?
}
