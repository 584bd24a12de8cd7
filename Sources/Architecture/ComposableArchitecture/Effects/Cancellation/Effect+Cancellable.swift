import Dependencies

extension Effect {
  /// Returns the effect with a cancel identifier. This feature and its ancestors can cancel the
  /// effect.
  ///
  /// ```swift
  /// enum CancelID { case timer }
  ///
  /// case .startTimerButtonTapped:
  ///   return .run { send in … }.cancellable(id: CancelID.timer)
  /// case .stopTimerButtonTapped:
  ///   return .cancel(id: CancelID.timer)
  /// ```
  ///
  /// The identifiers of a feature don't affect its siblings, or other elements of a stack. The
  /// identifier is registered when the store starts the effect. A later `cancel` therefore cancels
  /// the effect, even if its operation has not started yet. An effect that waits for its turn in a
  /// concatenation is registered while it waits.
  ///
  /// - Parameters:
  ///   - id: The cancel identifier. Effects with the same identifier are cancelled together.
  ///   - cancelInFlight: Whether in-flight effects with the same identifier are cancelled when this
  ///     effect starts. Effects that wait for their turn are not in flight.
  /// - Returns: The effect with the identifier, or `.none` if the effect is `.none`.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    if isNone { return .none }
    return Self(.cancellable(self, .current(id), cancelInFlight: cancelInFlight))
  }

  /// Returns an effect that cancels the effects with the cancel identifier `id` in this feature and
  /// its descendants.
  ///
  /// In `.concatenate(work, .cancel(id:))`, the effects are cancelled when `work` has finished.
  /// Effects that wait for their turn are cancelled, too, except the effects that wait for this
  /// effect, so `.concatenate(.cancel(id:), work.cancellable(id:))` starts the work again. So does
  /// `.concatenate(.send(.stop), work.cancellable(id:))`, if `.stop` cancels the identifier.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(.cancel(.current(id)))
  }

  /// Returns an effect that cancels all work of the features at the paths.
  @usableFromInline
  static func end(_ paths: [NavigationIDPath]) -> Self {
    paths.isEmpty ? .none : Self(.cancelFeatures(paths))
  }

  /// Returns the effect as work of the feature at `path`. The work is cancelled when the feature is
  /// removed.
  @inlinable
  func bound(to path: NavigationIDPath) -> Self {
    isNone ? .none : cancellable(with: path)
  }

  @usableFromInline
  func cancellable(with path: NavigationIDPath) -> Self {
    Self(.cancellable(self, .feature(at: path), cancelInFlight: false))
  }
}
