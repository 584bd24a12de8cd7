/// Returns whether a key path can be evaluated for each value of its root type.
///
/// An observer of a part is notified after a comparison of the old part and the new part. The part
/// need not exist in both values: `array[1]` and `optional!` trap if there is no element and no
/// wrapped value, and other computed properties can trap, too. The key path of a stored property is
/// safe, and the key path of an element that may be missing, such as `dictionary[key]` and
/// `identifiedArray[id: id]`.
func isSafe<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> Bool {
  MemoryLayout<Root>.offset(of: keyPath) != nil || isLookUp(Root.self, Value.self)
}

/// Returns whether a member with the type `value` of a collection can be a missing element. The
/// element of an array of optionals is optional, too, but is not such a member.
private func isLookUp<Root, Value>(_ root: Root.Type, _ value: Value.Type) -> Bool {
  if let dictionary = root as? any DictionaryType.Type {
    return dictionary.optionalValue == Value.self
  }
  func open<Elements: Collection>(_: Elements.Type) -> Bool {
    Value.self == Elements.Element?.self
  }
  guard let collection = root as? any Collection.Type else { return false }
  return open(collection)
}

private protocol DictionaryType {
  static var optionalValue: Any.Type { get }
}

extension Dictionary: DictionaryType {
  fileprivate static var optionalValue: Any.Type { Value?.self }
}
