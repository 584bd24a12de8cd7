/// The features that are presented, each with the listener that waits for its dismissal.
///
/// There is one for the process; the paths keep stores apart. An entry costs a dictionary slot, and
/// no task waits for it.
@MainActor
final class PresentedFeatures {
  static let shared = PresentedFeatures()

  private var listeners: [NavigationIDPath: DismissalListener] = [:]

  var count: Int { listeners.count }

  /// Begins to wait for the dismissal of the feature at `path`.
  func insert(_ listener: DismissalListener, at path: NavigationIDPath) {
    let replaced = listeners.updateValue(listener, forKey: path)
    replaced?.end()
  }

  /// The feature at `path` asks to be dismissed. Unknown paths, as that of a feature that has been
  /// dismissed already, are left alone.
  func dismiss(_ path: NavigationIDPath) {
    listeners.removeValue(forKey: path)?.dismiss()
  }

  /// The feature at `path` is no longer presented.
  func end(_ path: NavigationIDPath) {
    listeners.removeValue(forKey: path)?.end()
  }

  /// Nobody cares for what `listener` waits for any more. Another one at the same path, of the
  /// feature's next presentation, is left alone.
  func remove(_ listener: DismissalListener, at path: NavigationIDPath) {
    if listeners[path] === listener {
      listeners.removeValue(forKey: path)
    }
    listener.end()
  }
}
