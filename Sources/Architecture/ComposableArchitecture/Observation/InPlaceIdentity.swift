import IdentifiedCollections

/// The identity of a value, with which a change is detected without comparing the whole value.
@usableFromInline
struct InPlaceIdentity<Value> {
  // Exactly one of the two is set. Most values have an identity of a few words, which is compared
  // quickly. The identifiers of the elements of a collection are stored in an object.
  @usableFromInline let identification: Identification<Value>?
  @usableFromInline let elements: ((Value) -> ElementIDs)?

  /// `nil` if a change can be detected only by comparing the whole values.
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

  /// The identity of a value, if the value has one.
  @inlinable
  func id(of value: Value) -> ObservableStateID? {
    identification?.id(of: value)
  }

  /// Prepares a value for a change in place.
  @inlinable
  func willModify(_ value: inout Value) {
    identification?.willModify(&value)
  }

  /// The identifiers of the elements of a value that has no identity itself.
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

/// A collection with an identity of its own, independent of its elements.
protocol ObservedByLocation {
  var location: ObservableStateID { get }
}

private final class LocationIdentification<Value: ObservedByLocation>: Identification<Value>,
  @unchecked Sendable
{
  override func id(of value: Value) -> ObservableStateID { value.location }
}

/// A collection that notifies observers when its identifiers change.
private protocol ObservedByElements {
  /// `nil` if the elements don't notify observers of their changes, and have to be compared.
  static var elementIDs: ((Self) -> ElementIDs)? { get }
}

extension IdentifiedArray: ObservedByElements {
  // The identifiers are stored apart from the elements, so that reading the identifiers copies no
  // element.
  static var elementIDs: ((Self) -> ElementIDs)? {
    Element.self is any ObservableState.Type ? { ElementIDs($0.ids) } : nil
  }
}
