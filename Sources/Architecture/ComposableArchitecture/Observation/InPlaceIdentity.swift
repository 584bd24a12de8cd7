import IdentifiedCollections

/// A function that returns the identity of a value, with which a change is detected without
/// comparing the whole value.
@usableFromInline
struct InPlaceIdentity<Value> {
  // Exactly one of the two properties is set. Most values have an identity of a few words, which is
  // compared quickly. The identifiers of the elements of a collection are stored in an object.
  @usableFromInline let identityProvider: IdentityProvider<Value>?
  @usableFromInline let elements: ((Value) -> ElementIDs)?

  /// `nil` if a change can be detected only by comparing the whole values.
  init?() {
    switch Value.self {
    case let type as any LocationIdentified.Type:
      func open<Known: LocationIdentified>(_: Known.Type) -> AnyObject {
        LocationIdentityProvider<Known>()
      }
      identityProvider = open(type) as? IdentityProvider<Value>
      elements = nil
    case let type as any ElementIDObservable.Type:
      func open<Known: ElementIDObservable>(_: Known.Type) -> Any? { Known.elementIDs }
      guard let ids = open(type) as? (Value) -> ElementIDs else { return nil }
      identityProvider = nil
      elements = ids
    default:
      guard let identity = StateIdentity<Value>() else { return nil }
      identityProvider = identity.identityProvider
      elements = nil
    }
  }

  /// Returns the identity of a value, or `nil` if changes are detected by ``elementIDs(of:)``.
  @inlinable
  func id(of value: Value) -> ObservableStateID? {
    identityProvider?.id(of: value)
  }

  /// Prepares a value for a change in place.
  @inlinable
  func willModify(_ value: inout Value) {
    identityProvider?.willModify(&value)
  }

  /// Returns the identifiers of the elements, if the value is a collection without its own
  /// identity.
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
protocol LocationIdentified {
  var location: ObservableStateID { get }
}

private final class LocationIdentityProvider<Value: LocationIdentified>: IdentityProvider<Value>,
  @unchecked Sendable
{
  override func id(of value: Value) -> ObservableStateID { value.location }
}

/// A collection that notifies observers only when its identifiers change.
private protocol ElementIDObservable {
  /// A function that returns the identifiers. `nil` if the elements don't notify observers of their
  /// changes, and have to be compared.
  static var elementIDs: ((Self) -> ElementIDs)? { get }
}

extension IdentifiedArray: ElementIDObservable {
  // The identifiers are stored apart from the elements, so that reading the identifiers copies no
  // element.
  static var elementIDs: ((Self) -> ElementIDs)? {
    Element.self is any ObservableState.Type ? { ElementIDs($0.ids) } : nil
  }
}
