extension Store {
  /// Calls one closure when the state becomes non-`nil`, and another closure when the state becomes
  /// `nil`. Use this method in code that presents a feature imperatively, outside the body of a
  /// view.
  ///
  /// ```swift
  /// store
  ///   .scope(state: \.detail, action: \.detail.presented)
  ///   .ifLet { detailStore in
  ///     present(DetailWindow(store: detailStore))
  ///   } else: {
  ///     closeWindow()
  ///   }
  ///   .store(in: &subscriptions)
  /// ```
  ///
  /// One of the closures is called immediately. If another non-`nil` state replaces a non-`nil`
  /// state, neither closure is called. When the state is `nil`, a store that was passed to `unwrap`
  /// returns its last state.
  ///
  /// - Parameters:
  ///   - unwrap: Called with a store of the unwrapped state when the state becomes non-`nil`, or is
  ///     non-`nil` initially.
  ///   - else: Called when the state becomes `nil`, or is `nil` initially.
  /// - Returns: A subscription that retains the closures and the store until the subscription is
  ///   cancelled or released.
  public func ifLet<Wrapped>(
    then unwrap: @escaping @MainActor (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping @MainActor () -> Void = {}
  ) -> StoreSubscription where State == Wrapped? {
    var hadValue: Bool?
    let update = { @MainActor in
      let state = self.core.state
      guard hadValue != (state != nil) else { return }
      hadValue = state != nil
      guard let state else { return `else`() }
      let core = OptionalCore(parent: self.core, last: state, state: { $0 }, action: { $0 })
      unwrap(Store<Wrapped, Action>(core: core, cachesChildren: self.cachesChildren))
    }
    update()
    return core.subscribe(update)
  }
}
