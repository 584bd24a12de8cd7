extension Store {
  /// Reports an issue if a feature that can be removed is scoped from a store that doesn't cache
  /// its scoped stores.
  func reportIfUncached(at location: SourceLocation) {
    guard !cachesChildren else { return }
    location.report(
      """
      A store that is not cached was scoped to a feature that comes and goes: \(debugDescription)

      It was scoped by closures, or comes from one that was. Two closures can't be compared, so that \
      a new store is made each time, and a view that observes it can't know the feature again. Scope \
      by key paths: 'scope(state: \\.child, action: \\.child)'.
      """
    )
  }
}
