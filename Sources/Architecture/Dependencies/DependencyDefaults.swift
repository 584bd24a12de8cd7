import Foundation

/// The defaults that were created so far, at most one for each key and context.
///
/// An app has a shared instance, and each test has a separate instance: see ``current``. Values
/// that `DependencyValues.init()` creates also have a separate instance.
final class DependencyDefaults: @unchecked Sendable {
  private struct Identity: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
  }

  private enum Origin {
    /// Created for code that uses the default.
    case used
    /// Read during a preparation, and not set by the preparation so far.
    case readByPreparation
    /// Read in a closure that changes dependencies. Outside of such a closure, the creation of the
    /// default would have reported an issue.
    case unreported
    /// Set by a preparation.
    case prepared(DependencyPreparation)
  }

  private struct Default {
    let entry: DependencyLayer
    var origin: Origin
  }

  /// The lock is held during the creation of a default, so that each default is created once. The
  /// lock is recursive, because creating a default can require another default.
  private let lock = NSRecursiveLock()
  private var defaults: [Identity: Default] = [:]
  private var testEndActions: [@Sendable () -> Void] = []

  /// Registers an action that is called when the test that owns these defaults ends.
  func onTestEnd(_ action: @escaping @Sendable () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    testEndActions.append(action)
  }

  /// Called when the test that owns these defaults has ended.
  func testDidEnd() {
    lock.lock()
    let actions = testEndActions
    testEndActions = []
    lock.unlock()
    for action in actions {
      action()
    }
  }

  func value<Key: TestDependencyKey>(
    for key: Key.Type,
    in values: DependencyValues,
    use: DependencyUse
  ) -> Key.Value {
    let preparation = values.preparation
    lock.lock()
    defer { lock.unlock() }
    let context = values.overriddenContext ?? self.context
    let identity = Identity(key: ObjectIdentifier(key), context: context)
    if let existing = defaults[identity], let entry = existing.entry as? DependencyEntry<Key.Value>
    {
      switch existing.origin {
      case .readByPreparation where preparation == nil:
        defaults[identity]?.origin = .used
      case .unreported where !DependencyValues.isSetting:
        defaults[identity]?.origin = .used
        // Called only for the report. The code that uses the default must read the stored value,
        // which can have been mutated.
        _ = make(key, in: values, context: context, use: use)
      default:
        break
      }
      return entry.value
    }
    let (value, suppressedIssue) = make(key, in: values, context: context, use: use)
    let entry = DependencyEntry(key: identity.key, value: value, parent: nil)
    let origin: Origin = preparation == nil ? .used : .readByPreparation
    defaults[identity] = Default(entry: entry, origin: suppressedIssue ? .unreported : origin)
    return value
  }

  private func make<Key: TestDependencyKey>(
    _ key: Key.Type,
    in values: DependencyValues,
    context: DependencyContext,
    use: DependencyUse
  ) -> (value: Key.Value, suppressedIssue: Bool) {
    let resolution = DependencyResolution(context: context, use: use)
    let value = DependencyResolution.$current.withValue(resolution) {
      DependencyValues.withCurrent(values.unprepared()) { make(key, context: context, use: use) }
    }
    return (value, resolution.suppressedIssue)
  }

  /// The context if no override sets another context: the prepared context, or the context of the
  /// process.
  var context: DependencyContext {
    lock.lock()
    defer { lock.unlock() }
    guard !defaults.isEmpty else { return .process }
    let entry = defaults[Self.contextIdentity]?.entry as? DependencyEntry<DependencyContext>
    return entry?.value ?? .process
  }

  private static let contextIdentity = Identity(
    key: ObjectIdentifier(DependencyContextKey.self),
    context: .process
  )

  /// Sets the default of a key. Instead reports an issue if the default was already used, or was
  /// prepared by another call.
  func prepare<Key: TestDependencyKey>(
    _ key: Key.Type,
    value: Key.Value,
    in values: DependencyValues,
    preparation: DependencyPreparation,
    use: DependencyUse
  ) {
    lock.lock()
    defer { lock.unlock() }
    let identity =
      ObjectIdentifier(key) == Self.contextIdentity.key
      ? Self.contextIdentity
      : Identity(
        key: ObjectIdentifier(key),
        context: values.overriddenContext ?? self.context
      )
    switch defaults[identity]?.origin {
    case .used:
      DependencyResolution.reportNotPrepared(key, reason: "the key was used before", use: use)
    case .prepared(let earlier) where earlier !== preparation:
      DependencyResolution.reportNotPrepared(key, reason: "the key was prepared before", use: use)
    case .prepared, .readByPreparation, .unreported, nil:
      let entry = DependencyEntry(key: identity.key, value: value, parent: nil)
      defaults[identity] = Default(entry: entry, origin: .prepared(preparation))
    }
  }

  private func make<Key: TestDependencyKey>(
    _ key: Key.Type,
    context: DependencyContext,
    use: DependencyUse
  ) -> Key.Value {
    switch context {
    case .live:
      if let live = liveValue(of: key) {
        return live
      }
      if !DependencyValues.isSetting {
        DependencyResolution.reportNotLive(key, use: use)
      } else {
        DependencyResolution.current?.suppressIssue()
      }
      return Key.testValue
    case .preview:
      return Key.previewValue
    case .test:
      return Key.testValue
    }
  }

  /// Returns the live value of a key, or `nil` if the key does not conform to `DependencyKey`. The
  /// conformance can be in another module, so it is checked at run time.
  private func liveValue<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
    func open<Live: DependencyKey>(_ key: Live.Type) -> Any { Live.liveValue }
    guard let live = key as? any DependencyKey.Type else { return nil }
    return open(live) as? Key.Value
  }
}
