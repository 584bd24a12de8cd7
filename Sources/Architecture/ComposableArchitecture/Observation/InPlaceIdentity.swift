import IdentifiedCollections

/// What tells a value from the one that it was, so that it need not be compared whole.
@usableFromInline
struct InPlaceIdentity<Value> {
  // One of the two. What most values have is an id, which is no more than a few words, and quickly
  // compared. The ids of the elements of a collection are in an object.
  @usableFromInline let identification: Identification<Value>?
  @usableFromInline let elements: ((Value) -> ElementIDs)?

  /// `nil` if it takes more than that to tell whether a value changed.
  init?() {
    switch Value.self {
    case let type as any ObservedByLocation.Type:
      func open<Known: ObservedByLocation>(_: Known.Type) -> AnyObject {
        LocationIdentification<Known>()
      }
      identification = open(type) as? Identification<Value>
      elements = nil
    case let type as any ObservedByElements.Type:
      func open<Known: ObservedByElements>(_: Known.Type) -> Any? { Known.elementIDs }
      guard let ids = open(type) as? (Value) -> ElementIDs else { return nil }
      identification = nil
      elements = ids
    default:
      guard let identity = StateIdentity<Value>() else { return nil }
      identification = identity.identification
      elements = nil
    }
  }

  /// The id of a value that has one.
  @inlinable
  func id(of value: Value) -> ObservableStateID? {
    identification?.id(of: value)
  }

  /// Lets a value know that it is about to be changed in place.
  @inlinable
  func willModify(_ value: inout Value) {
    identification?.willModify(&value)
  }

  /// The ids of the elements of a value that has none itself.
  @inlinable
  func elementIDs(of value: Value) -> ElementIDs? {
    elements?(value)
  }
}

@usableFromInline
final class ElementIDs {
  private let ids: AnyHashable

  init(_ ids: some Hashable) {
    self.ids = AnyHashable(ids)
  }

  @usableFromInline
  func areSame(as others: ElementIDs?) -> Bool {
    ids == others?.ids
  }
}

/// A collection whose identity is in a place of its own, whatever its elements are.
private protocol ObservedByLocation {
  var location: ObservableStateID { get }
}

private final class LocationIdentification<Value: ObservedByLocation>: Identification<Value>,
  @unchecked Sendable
{
  override func id(of value: Value) -> ObservableStateID { value.location }
}

extension StackState: ObservedByLocation {}

/// A collection which observers hear of when its ids change.
private protocol ObservedByElements {
  /// `nil` if the elements tell nobody of their changes: these have to be compared.
  static var elementIDs: ((Self) -> ElementIDs)? { get }
}

extension IdentifiedArray: ObservedByElements {
  // The ids are stored apart from the elements, so that having them has no element copied.
  static var elementIDs: ((Self) -> ElementIDs)? {
    Element.self is any ObservableState.Type ? { ElementIDs($0.ids) } : nil
  }
}
