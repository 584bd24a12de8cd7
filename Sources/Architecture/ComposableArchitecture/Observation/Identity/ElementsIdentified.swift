import IdentifiedCollections

/// A collection whose identity is independent of changes of its elements in place, of which the
/// elements notify their observers.
protocol ElementsIdentified {
  /// Whether the elements notify their observers, so that ``elementsID`` represents all changes.
  static var hasElementsID: Bool { get }

  /// The identity of the elements. Its origin changes when an element is inserted, removed, moved
  /// or replaced.
  var elementsID: ObservableStateID { get }
}

extension IdentifiedArray: ElementsIdentified {
  static var hasElementsID: Bool { Element.self is any ObservableState.Type }

  var elementsID: ObservableStateID { ObservableStateID(changes.identity) }
}
