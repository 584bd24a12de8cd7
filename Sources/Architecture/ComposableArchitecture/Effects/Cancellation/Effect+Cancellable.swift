import Dependencies

extension Effect {
  /// Makes the effect one that can be cancelled by `id`, from this feature or an ancestor of it.
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
  /// Ids of one feature don't reach into its siblings, nor into another element of a stack. The id
  /// is known as soon as the store takes the effect, so that a `cancel` in the same turn finds it.
  ///
  /// - Parameters:
  ///   - id: The id. Several effects may share one; cancelling ends all of them.
  ///   - cancelInFlight: Whether effects that already run under the id are cancelled when this one
  ///     starts.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    if isNone { return .none }
    return Self(.cancellable(self, .current(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels what runs under `id` in this feature and in the features within it.
  ///
  /// Takes effect in its turn: in `.concatenate(work, .cancel(id:))` when `work` has completed.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(.cancel(.current(id)))
  }

  /// Ends what the features at the paths run.
  @usableFromInline
  static func end(_ paths: [NavigationIDPath]) -> Self {
    paths.isEmpty ? .none : Self(.endFeatures(paths))
  }

  /// Makes the effect part of what the feature at `path` runs, which ends with the feature.
  @inlinable
  func belonging(to path: NavigationIDPath) -> Self {
    isNone ? .none : cancellable(with: path)
  }

  @usableFromInline
  func cancellable(with path: NavigationIDPath) -> Self {
    Self(.cancellable(self, .feature(at: path), cancelInFlight: false))
  }
}
