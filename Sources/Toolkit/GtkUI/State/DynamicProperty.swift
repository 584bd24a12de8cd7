/// A stored property of a view that is connected to something outliving the view.
@MainActor
public protocol DynamicProperty {
  /// Connects the property of a view made anew.
  ///
  /// - Parameter previous: The property of the view before, whose connection is taken over; `nil`
  ///   for the first.
  func install(previous: Self?, environment: EnvironmentValues)

  /// Lets go of what the property is connected to.
  func remove()
}

extension DynamicProperty {
  public func remove() {}
}

/// Finds and connects the dynamic properties of a view, or of whatever else has a body.
@MainActor
enum DynamicProperties {
  /// The types of views that are known to have none: reflecting on them is not worth while.
  private static var without: Set<ObjectIdentifier> = []

  static func install<V>(in view: V, previous: V?, environment: EnvironmentValues) {
    let old = previous.map { Array(Mirror(reflecting: $0).children) } ?? []
    forEach(in: view) { index, property in
      install(
        property,
        previous: old.indices.contains(index) ? old[index].value : nil,
        environment: environment
      )
    }
  }

  static func remove<V>(from view: V) {
    forEach(in: view) { _, property in property.remove() }
  }

  private static func forEach<V>(in view: V, _ body: (Int, any DynamicProperty) -> Void) {
    let type = ObjectIdentifier(V.self)
    guard !without.contains(type) else { return }
    var isEmpty = true
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any DynamicProperty else { continue }
      isEmpty = false
      body(index, property)
    }
    if isEmpty {
      without.insert(type)
    }
  }

  private static func install<P: DynamicProperty>(
    _ property: P,
    previous: Any?,
    environment: EnvironmentValues
  ) {
    property.install(previous: previous as? P, environment: environment)
  }
}
