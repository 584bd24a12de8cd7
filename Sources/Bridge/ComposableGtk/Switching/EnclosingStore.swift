import GtkUI

/// A store handed down to the views within, whatever its types are.
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
