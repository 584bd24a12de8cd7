import ConcurrencyExtras

/// A reference to a setting, from the point of view of the store: the last change that the
/// reference has loaded, observed or made.
final class SettingsReader: Sendable {
  private struct State {
    var seen = 0
    var isDefaultNil = false
  }

  private let state = Lock(State())

  /// The number of the last change that the reference has seen.
  var seen: Int {
    get { state.withLock { $0.seen } }
    set { state.withLock { $0.seen = newValue } }
  }

  /// Whether the default of the reference is `nil`.
  var isDefaultNil: Bool { state.withLock { $0.isDefaultNil } }

  func setDefaultIsNil(_ isDefaultNil: Bool) {
    state.withLock { $0.isDefaultNil = isDefaultNil }
  }
}
