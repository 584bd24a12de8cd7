import CasePaths
import Synchronization

/// What tells one child of a feature from another: where it sits, which case of an enum it is, and
/// which identifiable value it is.
///
/// A child whose identity changes is another child: the effects of the one before are cancelled.
@usableFromInline
enum NavigationID: Hashable, @unchecked Sendable {
  // Key paths and ids are immutable values; `AnyKeyPath` is not marked as sendable, which is why
  // this conformance is unchecked.

  /// The root of a store, or of all that one test runs: no two share one.
  case root(UInt64)
  /// A stack held at a key path; its elements come next on the path.
  case stack(keyPath: AnyKeyPath)
  /// An element of a stack. Element ids are never used again, so the id alone is enough.
  case stackElement(StackElementID)
  /// An element of an identified array that is held at a key path.
  case element(keyPath: AnyKeyPath, id: AnyHashable)
  /// A child held at a key path.
  case child(keyPath: AnyKeyPath, tag: UInt32?, id: AnyHashable?)
  /// A child held in a case of an enum, which is the state of its parent.
  case enumCase(root: ObjectIdentifier, tag: UInt32?, id: AnyHashable?)
}

extension NavigationID {
  private static let lastRoot = Atomic<UInt64>(0)

  /// The identity of a root that is like no other.
  static func unique() -> Self {
    .root(lastRoot.add(1, ordering: .relaxed).newValue)
  }

  /// The identity of a child whose state is held at `keyPath`.
  ///
  /// The state of an enum is told apart by its case and, if the payload is identifiable, by the
  /// payload's id; other state by its own id if it is identifiable.
  @usableFromInline
  init<State>(of state: State, at keyPath: AnyKeyPath) {
    if PresentedType.of(State.self).isAnonymous {
      self = .child(keyPath: keyPath, tag: nil, id: nil)
      return
    }
    self = .child(keyPath: keyPath, tag: EnumMetadata.tag(of: state), id: identifiableID(of: state))
  }

  /// The identity of a child whose state is the payload of its parent's.
  @usableFromInline
  init<State, Parent>(of state: State, inCaseOf parent: Parent) {
    self = .enumCase(
      root: ObjectIdentifier(Parent.self),
      tag: EnumMetadata.tag(of: parent),
      id: identifiableID(of: state)
    )
  }
}

/// What tells one presented state from another of the same type: the case, if it is an enum, and the
/// id, if it or its payload is identifiable.
package struct PresentedIdentity: Hashable {
  private let tag: UInt32?
  private let id: AnyHashable?

  package init<State>(of state: State) {
    tag = EnumMetadata.tag(of: state)
    id = identifiableID(of: state)
  }
}

/// What the type of a presented state says of its values. Asking the runtime takes much longer than
/// all else that is done about a presentation.
final class PresentedType: Sendable {
  /// Whether a value has neither a case, nor an id.
  let isAnonymous: Bool
  /// Whether a value can't be ephemeral, and hold nothing that is.
  let isLasting: Bool
  /// Whether both is so: a value is there or not, and that is all.
  var isPlain: Bool { isAnonymous && isLasting }

  private init(_ type: Any.Type) {
    // Of a struct alone all values are of the very type.
    let isStruct = isExact(type) && EnumMetadata(type) == nil
    isAnonymous = isStruct && !(type is any Identifiable.Type)
    isLasting = isStruct && !(type is any _EphemeralState.Type)
  }

  static func of(_ type: Any.Type) -> PresentedType {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    if let known = knownTypes[address] { return known }
    let known = PresentedType(type)
    knownTypes.insert(known, under: address)
    return known
  }
}

/// By the addresses of types, which stay where they are.
private let knownTypes = PermanentTable<PresentedType>()

/// The id of an identifiable state or, if it is an enum, of its identifiable payload.
private func identifiableID<State>(of state: State) -> AnyHashable? {
  if PresentedType.of(State.self).isAnonymous { return nil }
  let identified: Any? =
    EnumMetadata(State.self) == nil ? state : EnumMetadata.payload(of: state)
  func open<Value: Identifiable>(_ value: Value) -> AnyHashable { AnyHashable(value.id) }
  return (identified as? any Identifiable).map { open($0) }
}
