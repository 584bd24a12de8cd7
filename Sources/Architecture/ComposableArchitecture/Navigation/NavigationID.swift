import CasePaths
import Synchronization

/// The identity of a child of a feature: the property or case that stores the child, the case of
/// its state if the state is an enum, and the identifier of its state if the state is identifiable.
///
/// If the identity of the child changes, another child has replaced the child, and the effects of
/// the previous child are cancelled.
@usableFromInline
enum NavigationID: Hashable, @unchecked Sendable {
  // Unchecked because `AnyKeyPath` is not marked as sendable. Key paths and identifiers are
  // immutable values.

  /// The root of a store, or of all code that one test runs. Each root is unique.
  case root(UInt64)
  /// A stack that is stored at a key path. In a path, the identity of an element follows.
  case stack(keyPath: AnyKeyPath)
  /// An element of a stack. The identifier suffices, since identifiers of stack elements are never
  /// reused.
  case stackElement(StackElementID)
  /// An element of an identified array that is stored at a key path.
  case element(keyPath: AnyKeyPath, id: AnyHashable)
  /// A child that is stored at a key path.
  case child(keyPath: AnyKeyPath, tag: UInt32?, id: AnyHashable?)
  /// A child that is stored in a case of an enum, which is the state of its parent.
  case enumCase(root: ObjectIdentifier, tag: UInt32?, id: AnyHashable?)
}

extension NavigationID {
  private static let lastRoot = Atomic<UInt64>(0)

  /// Returns the identity of a new root.
  static func unique() -> Self {
    .root(lastRoot.add(1, ordering: .relaxed).newValue)
  }

  /// Creates the identity of a child whose state is stored at `keyPath`.
  ///
  /// Enum states are distinguished by their case and, if the payload is identifiable, by the
  /// identifier of the payload. Other states are distinguished by their identifier, if they are
  /// identifiable.
  @usableFromInline
  init<State>(of state: State, at keyPath: AnyKeyPath) {
    if PresentedType.of(State.self).isAnonymous {
      self = .child(keyPath: keyPath, tag: nil, id: nil)
      return
    }
    self = .child(keyPath: keyPath, tag: EnumMetadata.tag(of: state), id: identifiableID(of: state))
  }

  /// Creates the identity of a child whose state is a payload of the parent's state.
  @usableFromInline
  init<State, Parent>(of state: State, inCaseOf parent: Parent) {
    self = .enumCase(
      root: ObjectIdentifier(Parent.self),
      tag: EnumMetadata.tag(of: parent),
      id: identifiableID(of: state)
    )
  }
}

/// The identity of a presented state among the states of its type. It consists of the case of an
/// enum, and of the identifier of an identifiable state or payload.
package struct PresentedIdentity: Hashable {
  private let tag: UInt32?
  private let id: AnyHashable?

  package init<State>(of state: State) {
    tag = EnumMetadata.tag(of: state)
    id = identifiableID(of: state)
  }
}

/// Properties of the type of a presented state, cached because a query of the runtime takes much
/// longer than the rest of a presentation.
final class PresentedType: Sendable {
  /// Whether the identity of a value contains neither a case nor an identifier.
  let isAnonymous: Bool
  /// Whether a value can neither be ephemeral nor contain an ephemeral value.
  let isPersistent: Bool
  /// Whether a value is anonymous and persistent, so that only the presence of a value matters.
  var isPlain: Bool { isAnonymous && isPersistent }

  private init(_ type: Any.Type) {
    // Values of other types may have a case, or a dynamic type with other conformances.
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

/// A table of the properties, with the addresses of the types as the keys. The address of a type
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
