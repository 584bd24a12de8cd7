/// A key that identifies a value in a storage, and that loads and observes the value.
///
/// ```swift
/// struct EnvironmentKey: SharedReaderKey {
///   let name: String
///   var id: String { name }
///
///   func load(context: LoadContext<String>, continuation: LoadContinuation<String>) {
///     continuation.resume(with: .success(ProcessInfo.processInfo.environment[name]))
///   }
///
///   func subscribe(
///     context: LoadContext<String>, subscriber: SharedSubscriber<String>
///   ) -> SharedSubscription {
///     SharedSubscription()
///   }
/// }
///
/// @SharedReader(EnvironmentKey(name: "HOME")) var home = ""
/// ```
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The type of the identity.
  associatedtype ID: Hashable = Self

  /// The identity of the value in its storage. All references whose keys have the same type and the
  /// same identity share one value.
  var id: ID { get }

  /// Loads the value. The method must resume `continuation` exactly once, before or after the
  /// method returns.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Observes the value in its storage, until the returned subscription is cancelled or released.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// A key that also saves changes of the value to the storage.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value. The method must resume `continuation` exactly once, before or after the
  /// method returns.
  ///
  /// The method is called in the order of the changes, and must not change the same shared value.
  /// It may be called on another thread than the change, with the dependencies of the change.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
