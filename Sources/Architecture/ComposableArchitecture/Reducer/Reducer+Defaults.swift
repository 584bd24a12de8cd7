extension Reducer where Body == Never {
  /// Not to be called: a reducer without a body is run through ``reduce(into:action:)``.
  public var body: Body {
    preconditionFailure(
      """
      \(Self.self) has no body. It writes 'reduce(into:action:)', and that is what must be called.
      """
    )
  }

  /// Runs ``_reduce(into:action:)``, of a reducer that writes that alone.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    DefaultReduce.$caller.withValue(ObjectIdentifier(Self.self)) {
      _reduce(into: &state, action: action)
    }
  }
}

extension Reducer {
  /// Runs ``reduce(into:action:)``, of a reducer that writes that alone.
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    precondition(
      DefaultReduce.caller != ObjectIdentifier(Self.self),
      """
      \(Self.self) says nothing of what it does. Write a 'body', or 'reduce(into:action:)'.
      """
    )
    return reduce(into: &state, action: action)
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs ``_reduce(into:action:)`` if the reducer writes that, and else its ``body-swift.property``.
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

/// Tells a reducer that writes nothing, whose two defaults would call each other without an end.
private enum DefaultReduce {
  /// The reducer whose default of `reduce` was the last to run. Which type has that default never
  /// changes, so that the default of `_reduce` needs to look at nothing else.
  @TaskLocal static var caller: ObjectIdentifier?
}
