extension Store {
  /// Calls one closure while there is a state, and another while there is none. For code that
  /// presents something by itself, rather than in a view's body.
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
  /// One of them is called at once, and then each time a state appears or goes away; a state that
  /// follows on another calls neither. A store that was handed out goes on showing the last of its
  /// state when that is gone.
  ///
  /// - Parameters:
  ///   - unwrap: Called with a store of the state.
  ///   - else: Called when there is no state.
  /// - Returns: What keeps the closures, and the store, until it is cancelled or released.
  public func ifLet<Wrapped>(
    then unwrap: @escaping @MainActor (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping @MainActor () -> Void = {}
  ) -> StoreSubscription where State == Wrapped? {
    var wasThere: Bool?
    let update = { @MainActor in
      let state = self.core.state
      guard wasThere != (state != nil) else { return }
      wasThere = state != nil
      guard let state else { return `else`() }
      let core = PartialCore(parent: self.core, last: state, state: { $0 }, action: { $0 })
      unwrap(Store<Wrapped, Action>(core: core, cachesChildren: self.cachesChildren))
    }
    update()
    return core.subscribe(update)
  }
}
