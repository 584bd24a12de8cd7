// NB: This import provides `_forEachField`, which inspects a type without a value of the type.
// Creating a mirror of each view, and casting all its fields, would add a tenth to the time until
// an app's first frame.
@_spi(Reflection) import Swift

/// The stored properties of a type that are dynamic properties, or whose values may be dynamic
/// properties.
struct DynamicFields {
  /// The offset and the type of each field, in order, or `nil` if the fields can only be found with
  /// a mirror of a value.
  private var places: [(offset: Int, type: Any.Type)]? = []

  /// The fields of a type without dynamic properties.
  static let none = DynamicFields()

  private init() {}

  var needsMirror: Bool { places == nil }

  /// Whether a field may be an ``ObjectProperty``.
  private(set) var mayHaveObjects = false

  init<V>(of type: V.Type) {
    guard Self.kind(of: type) == .struct else {
      places = nil
      mayHaveObjects = true
      return
    }
    _ = _forEachField(of: type) { _, offset, field, kind in
      switch Self.contents(field, kind) {
      case .nothing: break
      case .properties:
        places?.append((offset, field))
        mayHaveObjects = mayHaveObjects || Self.mayBeObject(field, kind)
      case .unknown:
        places = nil
        mayHaveObjects = true
      }
      return places != nil
    }
  }

  /// Returns the values of the fields, or of all stored properties if ``needsMirror`` is `true`.
  /// The order is the same for each value of the type.
  func values<V>(of view: V) -> [Any] {
    guard let places else { return Mirror(reflecting: view).children.map(\.value) }
    return places.map { offset, type in
      func read<Field>(_ type: Field.Type) -> Any {
        withUnsafeBytes(of: view) { $0.load(fromByteOffset: offset, as: type) }
      }
      return _openExistential(type, do: read)
    }
  }

  private enum Contents {
    case nothing, properties, unknown
  }

  private static func contents(_ type: Any.Type, _ kind: _MetadataKind) -> Contents {
    switch kind {
    // These types can't conform to `DynamicProperty`.
    case .function, .metatype, .tuple:
      return .nothing
    case .class, .enum, .struct:
      return !isPlain(type) && type is any DynamicProperty.Type ? .properties : .nothing
    // A class existential may be an unowned reference, which can't be read like other fields.
    case .existential:
      return type == Any.self ? .properties : .unknown
    case .optional:
      guard let type = type as? any OptionalField.Type else { return .unknown }
      let kind = type.wrappedKind
      let contents = contents(type.wrapped, kind)
      // The optional may be a weak reference, which can't be read like other fields.
      return contents != .nothing && kind != .struct && kind != .enum ? .unknown : contents
    default:
      return .unknown
    }
  }

  /// Whether a value of a type may be an ``ObjectProperty``. The value of an optional, or of an
  /// existential, may be one.
  private static func mayBeObject(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
    switch kind {
    case .class, .enum, .struct: type is any ObjectProperty.Type
    default: true
    }
  }

  /// Whether a type is a common type that isn't a dynamic property. The first conformance check of
  /// each type is slow, and is skipped for these types.
  private static func isPlain(_ type: Any.Type) -> Bool {
    type == Bool.self || type == Int.self || type == Double.self || type == String.self
  }

  fileprivate static func kind<T>(of type: T.Type) -> _MetadataKind {
    var kind = _MetadataKind.opaque
    _ = _forEachField(of: FieldBox<T>.self) { _, _, _, found in
      kind = found
      return true
    }
    return kind
  }

  /// A structure with a stored property of type `T`. The kind of `T` is read from this field.
  private struct FieldBox<T> {
    let value: T
  }
}

private protocol OptionalField {
  static var wrapped: Any.Type { get }
  static var wrappedKind: _MetadataKind { get }
}

extension Optional: OptionalField {
  static var wrapped: Any.Type { Wrapped.self }
  static var wrappedKind: _MetadataKind { DynamicFields.kind(of: Wrapped.self) }
}
