import GtkUI

/// A store of any type, which descendants read from the environment.
struct StoreInEnvironment {
  let store: AnyObject

  init(_ store: AnyObject) {
    self.store = store
  }
}

private enum EnclosingStoreKey: EnvironmentKey {
  static let defaultValue: StoreInEnvironment? = nil
}

extension EnvironmentValues {
  var enclosingStore: StoreInEnvironment? {
    get { self[EnclosingStoreKey.self] }
    set { self[EnclosingStoreKey.self] = newValue }
  }
}
