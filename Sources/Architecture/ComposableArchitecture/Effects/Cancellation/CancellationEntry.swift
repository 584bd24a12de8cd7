/// The registration of a running effect for cancellation, by a cancellation key and with the scope
/// that contains the effect.
@MainActor
struct CancellationEntry {
  /// The scope in which the effect runs.
  let scope = CancellationScope()
  private let outer: CancellationScope
  private let token: Int
  private let keys: [CancellationKey]

  init(under key: CancellationKey, in outer: CancellationScope) {
    let scope = scope
    self.outer = outer
    token = outer.insert { scope.cancel() }
    keys = key.visible
  }

  /// Registers the effect for cancellation by its key, in its feature and in all ancestors.
  func begin() {
    CancellationRegistry.shared.insert(scope, under: keys)
  }

  func end() {
    CancellationRegistry.shared.remove(scope, under: keys)
    outer.remove(token)
  }
}
