import ConcurrencyExtras

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
    case unreported(DependencyReports)
    /// Set by a preparation.
    case prepared(DependencyPreparation)
  }

  private struct Default {
    let entry: DependencyLayer
    var origin: Origin
  }

  /// The creation of a default by one thread, and the reports of all threads that create the
  /// default in the meantime.
  private struct Attempt {
    let creation = Creation()
    let reports = DependencyReports()
  }

  private struct State {
    var defaults: [Identity: Default] = [:]
    /// The defaults that threads create at the moment.
    var creations: [Identity: Attempt] = [:]
    var testEndActions: [@Sendable () -> Void] = []

    /// The prepared context, or the context of the process.
    var context: DependencyContext {
      guard !defaults.isEmpty else { return .process }
      let entry = defaults[contextIdentity]?.entry as? DependencyEntry<DependencyContext>
      return entry?.value ?? .process
    }
  }

  /// The lock is not held while a default is created, because the default of a user can do
  /// anything, such as wait for a thread that needs another default.
  private let state = Lock(State())

  /// Registers an action that is called when the test that owns these defaults ends.
  func onTestEnd(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.testEndActions.append(action) }
  }

  /// Called when the test that owns these defaults has ended.
  func testDidEnd() {
    let actions = state.withLock { state in
      defer { state.testEndActions = [] }
      return state.testEndActions
    }
    for action in actions {
      action()
    }
  }

  private enum Step {
    /// There is a default. With `reports`, the issue that its creation did not report must be
    /// reported.
    case use(DependencyLayer, reports: DependencyReports? = nil)
    case create(Attempt)
    case wait(Attempt)
  }

  /// Returns the default of a key, which is created if there is none.
  ///
  /// Each default is created once, also if several threads read the key at the same time: the other
  /// threads wait. A thread for which others may be waiting does not wait, and creates a default of
  /// its own. The first default that is complete is then the default of all threads.
  func value<Key: TestDependencyKey>(
    for key: Key.Type,
    in values: DependencyValues,
    use: DependencyUse
  ) -> Key.Value {
    let isPreparing = values.preparation != nil
    let context = values.overriddenContext ?? self.context
    let identity = Identity(key: ObjectIdentifier(key), context: context)
    while true {
      let creation: Creation?
      let reports: DependencyReports
      switch nextStep(for: identity, isPreparing: isPreparing) {
      case .use(let entry, let missing):
        if let missing {
          // Called only for the report. The code that uses the default must read the stored value,
          // which can have been mutated.
          _ = make(key, in: values, context: context, use: use, reports: missing)
        }
        if let entry = entry as? DependencyEntry<Key.Value> { return entry.value }
        (creation, reports) = (nil, DependencyReports())
      case .wait(let other):
        if other.creation.wait() { continue }
        (creation, reports) = (nil, other.reports)
      case .create(let new):
        (creation, reports) = (new.creation, new.reports)
      }
      let (value, suppressedIssue) = AwaitedWork.run {
        make(key, in: values, context: context, use: use, reports: reports)
      }
      let new = DependencyEntry(key: identity.key, value: value, parent: nil)
      let origin: Origin =
        suppressedIssue ? .unreported(reports) : isPreparing ? .readByPreparation : .used
      let used = insert(Default(entry: new, origin: origin), for: identity, creation)
      creation?.finish()
      return (used as? DependencyEntry<Key.Value>)?.value ?? value
    }
  }

  private func nextStep(for identity: Identity, isPreparing: Bool) -> Step {
    state.withLock { state in
      if let existing = state.defaults[identity] {
        switch existing.origin {
        case .readByPreparation where !isPreparing:
          state.defaults[identity]?.origin = .used
        case .unreported(let reports) where !DependencyValues.isSetting:
          state.defaults[identity]?.origin = .used
          return .use(existing.entry, reports: reports)
        default:
          break
        }
        return .use(existing.entry)
      }
      if let attempt = state.creations[identity] { return .wait(attempt) }
      let attempt = Attempt()
      state.creations[identity] = attempt
      return .create(attempt)
    }
  }

  /// Stores a new default, unless another thread has created or prepared a default since. Returns
  /// the default that is used.
  private func insert(
    _ new: Default,
    for identity: Identity,
    _ creation: Creation?
  ) -> DependencyLayer {
    state.withLock { state in
      if creation != nil { state.creations[identity] = nil }
      if let existing = state.defaults[identity] { return existing.entry }
      state.defaults[identity] = new
      return new.entry
    }
  }

  private func make<Key: TestDependencyKey>(
    _ key: Key.Type,
    in values: DependencyValues,
    context: DependencyContext,
    use: DependencyUse,
    reports: DependencyReports
  ) -> (value: Key.Value, suppressedIssue: Bool) {
    let resolution = DependencyResolution(context: context, use: use, reports: reports)
    let value = DependencyResolution.$current.withValue(resolution) {
      DependencyValues.withCurrent(values.unprepared()) { make(key, context: context, use: use) }
    }
    return (value, resolution.suppressedIssue)
  }

  /// The context if no override sets another context: the prepared context, or the context of the
  /// process.
  var context: DependencyContext { state.withLock { $0.context } }

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
    let identity =
      ObjectIdentifier(key) == Self.contextIdentity.key
      ? Self.contextIdentity
      : Identity(
        key: ObjectIdentifier(key),
        context: values.overriddenContext ?? self.context
      )
    let entry = DependencyEntry(key: identity.key, value: value, parent: nil)
    // A default that is replaced is released after the lock.
    let (reason, replaced) = state.withLock { state -> (String?, Default?) in
      switch state.defaults[identity]?.origin {
      case .used:
        return ("the key was used before", nil)
      case .prepared(let earlier) where earlier !== preparation:
        return ("the key was prepared before", nil)
      case .prepared, .readByPreparation, .unreported, nil:
        let new = Default(entry: entry, origin: .prepared(preparation))
        return (nil, state.defaults.updateValue(new, forKey: identity))
      }
    }
    withExtendedLifetime(replaced) {}
    if let reason { DependencyResolution.reportNotPrepared(key, reason: reason, use: use) }
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
