/// The storage of one shared value, which is a key without its type.
struct SharedPersistence<Value>: Sendable {
  let load: @Sendable (LoadContext<Value>, LoadContinuation<Value>) -> Void
  let subscribe: @Sendable (LoadContext<Value>, SharedSubscriber<Value>) -> SharedSubscription
  /// `nil` if the key can only be read.
  let save: (@Sendable (Value, SaveContext, SaveContinuation) -> Void)?
  /// Returns a description of the key, for diagnostics.
  let describeKey: @Sendable () -> String
  /// Called when the reference is released.
  var onRelease: @Sendable () -> Void = {}

  init<Key: SharedReaderKey<Value>>(_ key: Key) {
    load = { key.load(context: $0, continuation: $1) }
    subscribe = { key.subscribe(context: $0, subscriber: $1) }
    // A reader of the key may create the reference that is later changed through the same key.
    save = (key as? any SharedKey<Value>).map { key in
      { @Sendable in key.save($0, context: $1, continuation: $2) }
    }
    describeKey = { String(describing: key) }
  }
}
