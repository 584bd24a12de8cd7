/// The views that can prevent their window from closing, and the app from quitting.
@MainActor
final class CloseGuards {
  private var guards: [(id: ObjectIdentifier, mayClose: @MainActor () -> Bool)] = []

  func add(_ owner: AnyObject, _ mayClose: @escaping @MainActor () -> Bool) {
    guards.append((ObjectIdentifier(owner), mayClose))
  }

  func remove(_ owner: AnyObject) {
    guards.removeAll { $0.id == ObjectIdentifier(owner) }
  }

  /// Calls the guards in order until a guard returns `false`.
  func mayClose() -> Bool {
    guards.allSatisfy { $0.mayClose() }
  }
}

private enum CloseGuardsKey: EnvironmentKey {
  static let defaultValue: CloseGuards? = nil
}

extension EnvironmentValues {
  var closeGuards: CloseGuards? {
    get { self[CloseGuardsKey.self] }
    set { self[CloseGuardsKey.self] = newValue }
  }
}
