/// The place of a running effect among those that can be cancelled: by its id, or with what it is
/// part of.
@MainActor
struct CancellationEntry {
  /// What the effect runs in.
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

  /// Lets the effect be cancelled by id.
  func begin() {
    CancellationRegistry.shared.insert(scope, under: keys)
  }

  func end() {
    CancellationRegistry.shared.remove(scope, under: keys)
    outer.remove(token)
  }
}
