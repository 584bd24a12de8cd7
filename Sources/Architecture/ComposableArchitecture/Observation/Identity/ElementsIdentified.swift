import IdentifiedCollections

/// A collection with an identity for observers. The origin of the identity does not change when an
/// element is changed in place.
protocol ElementsIdentified {
  /// Whether a comparison of ``elementsID`` suffices to decide whether the observers of the
  /// collection must be notified.
  static var hasElementsID: Bool { get }

  /// The identity of the elements. The origin of the identity changes when an element is inserted,
  /// removed, moved or replaced.
  var elementsID: ObservableStateID { get }
}

extension IdentifiedArray: ElementsIdentified {
  static var hasElementsID: Bool { Element.self is any ObservableState.Type }

  var elementsID: ObservableStateID { ObservableStateID(changes.identity) }
}
