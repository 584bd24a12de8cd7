extension IdentifiedArray: CustomReflectable {
  /// Reflects the array as a plain collection of its elements.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: CustomStringConvertible {
  public var description: String {
    elements.description
  }
}

extension IdentifiedArray: CustomDebugStringConvertible {
  public var debugDescription: String {
    "IdentifiedArray<\(ID.self), \(Element.self)>(\(elements))"
  }
}
