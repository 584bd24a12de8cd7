/// The functions of a key that load, observe and save one shared value. The type of the key is
/// erased.
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
    // The conformance is checked at run time, because `@SharedReader` can create the reference with
    // the static type `SharedReaderKey`, and `@Shared` can later change the same reference.
    save = (key as? any SharedKey<Value>).map { key in
      { @Sendable in key.save($0, context: $1, continuation: $2) }
    }
    describeKey = { String(describing: key) }
  }
}
