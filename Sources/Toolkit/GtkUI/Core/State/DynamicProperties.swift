/// Functions that find and connect the dynamic properties of a view, or of another value with a
/// body.
@MainActor
enum DynamicProperties {
  private static var fields: [ObjectIdentifier: DynamicFields] = [:]

  static func install<V>(in view: V, previous: V?, environment: EnvironmentValues) {
    let fields = fields(of: V.self)
    let old = previous.map(fields.values) ?? []
    var isEmpty = true
    for (index, value) in fields.values(of: view).enumerated() {
      guard let property = value as? any DynamicProperty else { continue }
      isEmpty = false
      install(
        property,
        previous: old.indices.contains(index) ? old[index] : nil,
        environment: environment
      )
    }
    // If a value has no dynamic properties, the type is assumed to have no dynamic properties.
    // Creating a mirror is slow, and a mirror of a view that is being removed may reach deallocated
    // objects.
    if isEmpty, fields.needsMirror { self.fields[ObjectIdentifier(V.self)] = DynamicFields.none }
  }

  /// Whether a view has dynamic properties.
  static func exist<V>(in view: V) -> Bool {
    fields(of: V.self).values(of: view).contains { $0 is any DynamicProperty }
  }

  /// Whether the views of a type may have properties with objects that they observe.
  static func mayHaveObjects<V>(_ type: V.Type) -> Bool { fields(of: type).mayHaveObjects }

  /// Calls a closure with each dynamic property of a view.
  static func forEachProperty<V>(of view: V, _ body: (any DynamicProperty) -> Void) {
    for value in fields(of: V.self).values(of: view) {
      if let property = value as? any DynamicProperty { body(property) }
    }
  }

  static func remove<V>(from view: V) {
    forEachProperty(of: view) { $0.remove() }
  }

  private static func fields<V>(of type: V.Type) -> DynamicFields {
    let id = ObjectIdentifier(type)
    if let known = fields[id] { return known }
    let found = DynamicFields(of: type)
    fields[id] = found
    return found
  }

  private static func install<P: DynamicProperty>(
    _ property: P,
    previous: Any?,
    environment: EnvironmentValues
  ) {
    property.install(previous: previous as? P, environment: environment)
  }
}
