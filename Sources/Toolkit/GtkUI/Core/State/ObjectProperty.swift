/// A dynamic property with an object that its view observes.
@MainActor
protocol ObjectProperty: DynamicProperty {
  /// Records that the body that is being evaluated reads the object. Changes of the object thus
  /// evaluate the body again, even if the body reads only values that depend on the object.
  func access()

  /// The type of an object that the view requires, but no ancestor of the view has set, or `nil`.
  var missingObject: Any.Type? { get }
}

extension ObjectProperty {
  var missingObject: Any.Type? { nil }
}

extension DynamicProperties {
  /// Records that the body that is being evaluated reads the objects of a view.
  static func accessObjects<V>(of view: V) {
    forEachObject(of: view) { $0.access() }
  }

  /// Returns the type of the first object that a view requires, but no ancestor has set.
  static func missingObject<V>(of view: V) -> Any.Type? {
    var missing: Any.Type?
    forEachObject(of: view) { missing = missing ?? $0.missingObject }
    return missing
  }

  private static func forEachObject<V>(of view: V, _ body: (any ObjectProperty) -> Void) {
    guard mayHaveObjects(V.self) else { return }
    forEachProperty(of: view) { property in
      if let property = property as? any ObjectProperty { body(property) }
    }
  }
}

extension Embedded: ObjectProperty {
  func access() { DynamicProperties.accessObjects(of: value) }

  var missingObject: Any.Type? { DynamicProperties.missingObject(of: value) }
}
