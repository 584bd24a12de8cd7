import IdentifiedCollections

/// The identity of a value of observable state.
///
/// A new value has a unique identity. Copies have equal identities, also after a property of a copy
/// has changed, because copies have the same observers. Each change of a property renews the
/// revision, a part of the identity that `==` does not compare. When another value is assigned, the
/// revision determines whether observers must be notified.
///
/// An enum has the identity of its payload. If the payload isn't observable, the payload is
/// compared instead.
public struct ObservableStateID: Sendable {
  private var identity: StateIdentity
  private let part: Part

  // NB: An enum, because its copies count a reference only for a payload. With an optional
  // reference beside an optional tag, each copy of any identity would call the runtime.
  private enum Part: Sendable {
    /// The state has an identity of its own, or the identity of its payload and the number of the
    /// case.
    case state(tag: Int?)
    /// The state is an enum whose payload has no identity, so that the payload itself is stored.
    case payload(PayloadIdentity, tag: Int?)
  }

  /// Creates a unique identity.
  public init() {
    self.init(StateIdentity())
  }

  @usableFromInline
  package init(_ identity: StateIdentity, tag: Int? = nil) {
    self.identity = identity
    part = .state(tag: tag)
  }

  private init(_ identity: StateIdentity, _ part: Part) {
    self.identity = identity
    self.part = part
  }

  /// The number of the case of an enum.
  private var tag: Int? {
    switch part {
    case .state(let tag), .payload(_, let tag): tag
    }
  }

  /// The identity of constant state: the absence of a value, or a case without a payload.
  public static let _$constant = ObservableStateID(.constant)

  /// Returns the identity of an enum from the identity of its payload. `tag` is the number of the
  /// case.
  public func _$tag(_ tag: Int) -> Self {
    // If the payload is also an enum, the tag of the payload is combined with the tag of the case.
    // Both numbers are increased by 1, so that a combination with 0 differs from a single tag.
    let tag = self.tag.map { ($0 &+ 1) &* 1_000_003 ^ (tag &+ 1) } ?? tag
    return switch part {
    case .state: Self(identity, .state(tag: tag))
    case .payload(let payload, _): Self(identity, .payload(payload, tag: tag))
    }
  }

  /// Renews the revision. Called for each change, so that the changed value has another revision
  /// than its copies.
  public mutating func _$willModify() {
    identity.renew()
  }

  /// Whether the identity retains the payload of an enum.
  var retainsPayload: Bool {
    if case .payload = part { true } else { false }
  }

  /// Whether the values have the same observers and all observers have been notified of the
  /// differences between the values.
  @usableFromInline
  func isContinuation(of other: Self) -> Bool {
    isContinuation(of: other, since: LastRead.revision)
  }

  /// Whether the values have the same observers and differ at most by changes after the revision
  /// `lastRead`. The observers that read the values before were notified of these changes.
  func isContinuation(of other: Self, since lastRead: Revision) -> Bool {
    switch (part, other.part) {
    case (.state(let tag), .state(let otherTag)):
      tag == otherTag && identity.isContinuation(of: other.identity, since: lastRead)
    case (.payload(let payload, let tag), .payload(let otherPayload, let otherTag)):
      tag == otherTag && payload.isUnchanged(from: otherPayload)
    case (.state, .payload), (.payload, .state):
      false
    }
  }

  /// Returns the identity of an observable payload of an enum.
  @inlinable
  public static func _$id<Value: ObservableState>(
    for value: Value,
    in state: some Any,
    _ isUnchanged: (_ oldValue: Value, _ newValue: Value) -> Bool
  ) -> Self {
    value._$id
  }

  /// Returns an identity that stores a payload without an identity of its own. The payload is
  /// compared with the payload of another identity.
  ///
  /// - Parameters:
  ///   - value: The payload. The payload of a case with several associated values is a tuple.
  ///   - state: The enum.
  ///   - isUnchanged: Returns whether the observers of the enum need not be notified if the new
  ///     payload replaces the old payload.
  /// - Returns: The identity, without the number of the case.
  @_disfavoredOverload
  public static func _$id<Value, State>(
    for value: Value,
    in state: State,
    _ isUnchanged: @escaping (_ oldValue: Value, _ newValue: Value) -> Bool
  ) -> Self {
    Self(.constant, .payload(ValuePayloadIdentity(value, in: state, isUnchanged), tag: nil))
  }
}

extension ObservableStateID: Hashable {
  /// Whether one value is a changed or unchanged copy of the other value. Copies have the same
  /// observers.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.part, rhs.part) {
    case (.state(let tag), .state(let otherTag)):
      tag == otherTag && lhs.identity.origin == rhs.identity.origin
    case (.payload, .payload): lhs.isContinuation(of: rhs, since: .first)
    case (.state, .payload), (.payload, .state): false
    }
  }

  /// Hashes the parts that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity.origin)
    hasher.combine(tag)
  }
}
