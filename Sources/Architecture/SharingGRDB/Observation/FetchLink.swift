#if SharingGRDB
  import ConcurrencyExtras

  /// The connection of a key with the observation of its value.
  final class FetchLink<Value: Sendable>: Sendable {
    private struct Reference {
      weak var observation: FetchObservation<Value>?
    }

    private let reference = Lock(Reference())

    /// The observation that was started last, if the value is still observed.
    var observation: FetchObservation<Value>? {
      get { reference.withLock { $0.observation } }
      set { reference.withLock { $0.observation = newValue } }
    }
  }
#endif
