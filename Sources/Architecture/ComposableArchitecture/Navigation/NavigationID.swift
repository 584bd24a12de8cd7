import CasePaths
import Synchronization

/// One part of the path of a feature: the identity of the root, of a stack, or of a child of the
/// preceding feature.
///
/// The identity of a child contains the part of the parent that runs the child, because two parts
/// of the same type store their children at the same key path.
///
/// If the identity of the child at a property changes, another child has replaced the child, and
/// the effects of the previous child are cancelled.
@usableFromInline
enum NavigationID: Hashable, @unchecked Sendable {
  // `Sendable` is unchecked, because `AnyKeyPath` and `AnyHashable` are not marked as `Sendable`.
  // Key paths and identifiers are immutable.

  /// The root of a store, or of all code that one test runs. Each root is unique.
  case root(UInt64)
  /// A stack that is stored at a key path. In the path of a feature, the identity of an element of
  /// the stack follows.
  case stack(keyPath: AnyKeyPath, part: FeaturePart)
  /// An element of the preceding stack.
  case stackElement(StackElementID)
  /// An element of an identified array that is stored at a key path.
  case element(keyPath: AnyKeyPath, id: AnyHashable, part: FeaturePart)
  /// A child that is stored at a key path. `tag` is the number of the case if the child's state is
  /// an enum. `id` is the identifier of the state or of the payload, if identifiable.
  case child(keyPath: AnyKeyPath, tag: UInt32?, id: AnyHashable?, part: FeaturePart)
  /// A child whose state is the payload of a case of the parent's state. `root` is the type of the
  /// parent's state.
  case enumCase(root: ObjectIdentifier, tag: UInt32?, id: AnyHashable?, part: FeaturePart)
}

extension NavigationID {
  private static let lastRoot = Atomic<UInt64>(0)

  /// Returns the identity of a new root.
  static func unique() -> Self {
    .root(lastRoot.add(1, ordering: .relaxed).newValue)
  }

  /// Creates the identity of a child whose state is stored at `keyPath`.
  ///
  /// The identity of an enum state contains the case, and the identifier of the payload if the
  /// payload is identifiable. The identity of any other identifiable state contains the identifier.
  @usableFromInline
  init<State>(of state: State, at keyPath: AnyKeyPath) {
    if PresentedType.of(State.self).isAnonymous {
      self = .child(keyPath: keyPath, tag: nil, id: nil, part: .current)
      return
    }
    self = .child(
      keyPath: keyPath,
      tag: EnumMetadata.tag(of: state),
      id: identifiableID(of: state),
      part: .current
    )
  }

  /// Creates the identity of a child whose state is a payload of the parent's state.
  @usableFromInline
  init<State, Parent>(of state: State, inCaseOf parent: Parent) {
    self = .enumCase(
      root: ObjectIdentifier(Parent.self),
      tag: EnumMetadata.tag(of: parent),
      id: identifiableID(of: state),
      part: .current
    )
  }
}

/// The identity of a presented state among the states of its type. The identity consists of the
/// case of an enum, and of the identifier of an identifiable state or payload.
package struct PresentedIdentity: Hashable {
  private let tag: UInt32?
  private let id: AnyHashable?

  package init<State>(of state: State) {
    tag = EnumMetadata.tag(of: state)
    id = identifiableID(of: state)
  }

  /// Whether the identity contains a case or an identifier. Otherwise, all states have the same
  /// identity.
  package var distinguishesFeatures: Bool { tag != nil || id != nil }
}

/// Properties of the type of a presented state. The properties are cached, because computing the
/// properties takes much longer than the rest of a presentation.
final class PresentedType: Sendable {
  /// Whether the identity of a value contains neither a case nor an identifier.
  let isAnonymous: Bool
  /// Whether a value can neither be ephemeral nor contain an ephemeral value.
  let isPersistent: Bool
  /// Whether a value is anonymous and persistent, so that only the presence of a value matters.
  var isPlain: Bool { isAnonymous && isPersistent }

  private init(_ type: Any.Type) {
    // A value of another type may be in a case of an enum, or have a dynamic type with other
    // conformances.
    let isStruct = isExact(type) && EnumMetadata(type) == nil
    isAnonymous = isStruct && !(type is any Identifiable.Type)
    isPersistent = isStruct && !(type is any _EphemeralState.Type)
  }

  static func of(_ type: Any.Type) -> PresentedType {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    if let known = cachedTypes[address] { return known }
    let known = PresentedType(type)
    cachedTypes.insert(known, under: address)
    return known
  }
}

/// A cache of the properties, with the addresses of the types as the keys. The address of a type
/// never changes.
private let cachedTypes = PermanentTable<PresentedType>()

/// Returns the identifier of an identifiable state, or of the identifiable payload of an enum.
private func identifiableID<State>(of state: State) -> AnyHashable? {
  if PresentedType.of(State.self).isAnonymous { return nil }
  let identified: Any? =
    EnumMetadata(State.self) == nil ? state : EnumMetadata.payload(of: state)
  func open<Value: Identifiable>(_ value: Value) -> AnyHashable { AnyHashable(value.id) }
  return (identified as? any Identifiable).map { open($0) }
}
