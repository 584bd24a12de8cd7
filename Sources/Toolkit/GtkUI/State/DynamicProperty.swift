// NB: For `_forEachField`, which looks at a type without a value of it. A mirror of each view, and a cast
// of all that is in it, would be a tenth of what the app does itself until its first frame.
@_spi(Reflection) import Swift

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
    guard mayHaveAny(V.self) else {
      without.insert(type)
      return
    }
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

  /// Whether a type has stored properties that are, or can hold, dynamic ones.
  private static func mayHaveAny<V>(_ type: V.Type) -> Bool {
    var isStructure = false
    _ = _forEachField(of: Whole<V>.self) { _, _, _, kind in
      isStructure = kind == .struct
      return true
    }
    guard isStructure else { return true }
    return !_forEachField(of: type) { _, _, field, kind in
      switch kind {
      // They conform to nothing.
      case .function, .metatype, .tuple: true
      case .class, .enum, .struct: isPlain(field) || !(field is any DynamicProperty.Type)
      default: false
      }
    }
  }

  /// Something as a stored property, which is how it is told what kind of type it is of.
  private struct Whole<V> {
    let value: V
  }

  /// Whether a type is one of those that need not be asked: the first question to each takes a while.
  private static func isPlain(_ type: Any.Type) -> Bool {
    type == Bool.self || type == Int.self || type == Double.self || type == String.self
  }

  private static func install<P: DynamicProperty>(
    _ property: P,
    previous: Any?,
    environment: EnvironmentValues
  ) {
    property.install(previous: previous as? P, environment: environment)
  }
}
