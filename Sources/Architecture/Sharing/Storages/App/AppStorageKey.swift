import Dependencies
import IssueReporting

/// A key of a value in the settings of an app. The functions `appStorage(_:store:)` of
/// ``SharedReaderKey`` create such a key.
///
/// The name of a key can contain any characters. (In the original library, the name must not
/// contain "." or "@", because these characters have a meaning in the observation of
/// `UserDefaults`.)
public struct AppStorageKey<Value: Sendable>: SharedKey {
  let key: String
  let store: AppStorageStore
  private let coding: AppStorageCoding<Value>
  private let reader = SettingsReader()

  init(_ key: String, _ coding: AppStorageCoding<Value>, store: AppStorageStore?) {
    @Dependency(\.defaultAppStorage) var defaultStore
    if key.isEmpty {
      reportIssue(
        """
        The key of '.appStorage("")' is empty. Use a key that describes the value, such as \
        "fontSize".
        """
      )
    }
    self.key = key
    self.store = store ?? defaultStore
    self.coding = coding
  }

  /// The identity of the value: the key, and the store.
  public var id: AppStorageKeyID { AppStorageKeyID(key: key, store: store) }

  /// Loads the value from the store.
  ///
  /// If the store has no value for a new reference, the default of the reference is saved, unless
  /// the default is `nil`. If the stored value has another type, an issue is reported, the default
  /// is used, and the stored value is preserved until the app changes the value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch context {
    case .initialValue(let initialValue):
      loadInitial(initialValue, continuation)
    case .userInitiated:
      store.settings.refresh { result in
        guard case .success = result else {
          return continuation.resume(with: result.map { nil })
        }
        continuation.resume(
          with: Result { try decode(store.settings.value(for: key, as: reader)) }
        )
        // The value may have been changed since the store returned the value.
        store.settings.notify(reader)
      }
    }
  }

  private func loadInitial(_ initialValue: Value, _ continuation: LoadContinuation<Value>) {
    reader.setDefaultIsNil(coding.isNil(initialValue))
    let json: JSONValue?
    do {
      json = try store.settings.value(for: key, as: reader)
    } catch {
      // The store has reported the error of its file.
      return continuation.resume(throwing: error)
    }
    do {
      if let value = try decode(json) {
        return continuation.resume(returning: value)
      }
      if !coding.isNil(initialValue) {
        store.settings.setDefault(try coding.encode(initialValue), for: key, by: reader)
      }
      continuation.resumeReturningInitialValue()
    } catch {
      store.settings.report("\(error)")
      continuation.resume(throwing: error)
    }
  }

  /// Observes changes of the value in the store: changes by other processes, and by references of
  /// this process with the same key and another type.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    if let initialValue = context.initialValue {
      reader.setDefaultIsNil(coding.isNil(initialValue))
    }
    return store.settings.subscribe(to: key, as: reader) {
      subscriber.yield {
        // Each earlier change is saved, so the change of the store is later than the value.
        guard let change = store.settings.unseenChange(of: key, by: reader) else { return nil }
        do {
          return .success(try decode(change.value))
        } catch {
          store.settings.report("\(error)")
          // The value becomes the default before the error is stored.
          subscriber.yield(throwing: error)
          return .success(nil)
        }
      }
    }
  }

  /// Saves the value. A `nil` is saved as `null`, or removes the key if `nil` is the default.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let json: JSONValue?
    do {
      let isDefault = coding.isNil(value) && reader.isDefaultNil
      json = isDefault ? nil : try coding.encode(value)
    } catch {
      return continuation.resume(throwing: error)
    }
    store.settings.set(json, for: key, by: reader, context: context, continuation)
  }

  /// Returns the value, or `nil` if there is no value.
  private func decode(_ json: JSONValue?) throws -> Value? {
    guard let json, json != .null || coding.acceptsNull else { return nil }
    do {
      if let value = try coding.decode(json) { return value }
    } catch {
      throw AppStorageValueError(self, value: json, expected: coding.expected, reason: error)
    }
    throw AppStorageValueError(self, value: json, expected: coding.expected, reason: nil)
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// The key as it is written in code.
  public var description: String { ".appStorage(\(key.debugDescription))" }
}

/// The identity of a value in the settings of an app.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let store: AppStorageStore
}

/// The error of a stored value that has an unexpected type.
struct AppStorageValueError: Error, CustomStringConvertible {
  let description: String

  init<Value>(
    _ key: AppStorageKey<Value>,
    value: JSONValue,
    expected: String,
    reason: (any Error)?
  ) {
    let reason = reason.map { " (\(CodingFailure.reason(of: $0)))" } ?? ""
    description = """
      The value of \(key) in \(key.store) is \(value.summary), \(value.kind), but \(expected) was \
      expected\(reason). The default is used. The stored value is preserved until the app changes \
      the value.
      """
  }
}
