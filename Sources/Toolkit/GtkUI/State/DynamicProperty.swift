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
  /// Where a type has its dynamic properties.
  private enum Places {
    case fields([(offset: Int, type: any DynamicProperty.Type)])
    /// Only a value can tell: it isn't a structure, or has a field that may hold anything.
    case unknown
  }

  private static var places: [ObjectIdentifier: Places] = [:]

  static func install<V>(in view: V, previous: V?, environment: EnvironmentValues) {
    switch places(in: V.self) {
    case .fields(let fields):
      for (offset, type) in fields {
        func open<P: DynamicProperty>(_ type: P.Type) {
          let previous = previous.map { read(type, of: $0, at: offset) }
          read(type, of: view, at: offset).install(previous: previous, environment: environment)
        }
        open(type)
      }
    case .unknown:
      let old = previous.map { Array(Mirror(reflecting: $0).children) } ?? []
      for (index, child) in Mirror(reflecting: view).children.enumerated() {
        guard let property = child.value as? any DynamicProperty else { continue }
        install(
          property,
          previous: old.indices.contains(index) ? old[index].value : nil,
          environment: environment
        )
      }
    }
  }

  static func remove<V>(from view: V) {
    switch places(in: V.self) {
    case .fields(let fields):
      for (offset, type) in fields { read(type, of: view, at: offset).remove() }
    case .unknown:
      for child in Mirror(reflecting: view).children {
        (child.value as? any DynamicProperty)?.remove()
      }
    }
  }

  private static func read<V, P: DynamicProperty>(_ type: P.Type, of view: V, at offset: Int) -> P {
    withUnsafeBytes(of: view) { $0.load(fromByteOffset: offset, as: type) }
  }

  private static func places<V>(in type: V.Type) -> Places {
    let id = ObjectIdentifier(type)
    if let known = places[id] { return known }
    let found = findPlaces(in: type)
    places[id] = found
    return found
  }

  private static func findPlaces<V>(in type: V.Type) -> Places {
    var isStructure = false
    _ = _forEachField(of: Whole<V>.self) { _, _, _, kind in
      isStructure = kind == .struct
      return true
    }
    guard isStructure else { return .unknown }
    var fields: [(offset: Int, type: any DynamicProperty.Type)] = []
    let isKnown = _forEachField(of: type) { _, offset, field, kind in
      switch kind {
      // They conform to nothing.
      case .function, .metatype, .tuple: break
      case .class, .enum, .struct:
        guard !isPlain(field), let type = field as? any DynamicProperty.Type else { break }
        fields.append((offset, type))
      default: return false
      }
      return true
    }
    return isKnown ? .fields(fields) : .unknown
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
