/// A view with a matched geometry.
@MainActor
protocol MatchedGeometryTarget: AnyObject {
  /// Called during an update that inserts this view with a transaction, and removes another view
  /// with the same identity.
  func match(_ source: MatchedGeometrySource, _ transaction: Transaction)
}
