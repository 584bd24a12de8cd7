import GtkUI

/// A store of any type, which descendants read from the environment.
struct EnclosingStore {
  let store: AnyObject

  init(_ store: AnyObject) {
    self.store = store
  }
}

private enum EnclosingStoreKey: EnvironmentKey {
  static let defaultValue: EnclosingStore? = nil
}

extension EnvironmentValues {
  var enclosingStore: EnclosingStore? {
    get { self[EnclosingStoreKey.self] }
    set { self[EnclosingStoreKey.self] = newValue }
  }
}
