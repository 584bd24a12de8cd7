import IssueLocations

extension Store {
  /// Reports an issue if this store doesn't cache its scoped stores. Called when a feature that can
  /// be removed is scoped.
  func reportIfUncached(at location: IssueLocation) {
    guard !cachesChildren else { return }
    location.report(
      """
      A store that is not cached was scoped to optional state or to a list: \(debugDescription)

      The store, or the store from which it was scoped, was scoped by closures. Closures can't be \
      compared, so that each call creates a new store, and a view can't identify the feature that \
      the view observes. Scope by key paths: 'scope(state: \\.child, action: \\.child)'.
      """
    )
  }

  /// Whether this store caches its scoped stores.
  package var cachesScopedStores: Bool { cachesChildren }
}
