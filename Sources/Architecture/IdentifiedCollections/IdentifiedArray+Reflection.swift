extension IdentifiedArray: CustomReflectable {
  /// Reflects the array as a plain collection of its elements.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: CustomStringConvertible {
  /// The elements as an array, without their identifiers.
  public var description: String {
    elements.description
  }
}

extension IdentifiedArray: CustomDebugStringConvertible {
  /// The type of the array with its type parameters, and the elements.
  public var debugDescription: String {
    "IdentifiedArray<\(ID.self), \(Element.self)>(\(elements))"
  }
}
