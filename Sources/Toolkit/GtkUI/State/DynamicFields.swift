// NB: For `_forEachField`, which looks at a type without a value of it. A mirror of each view, and a cast
// of all that is in it, would be a tenth of what the app does itself until its first frame.
@_spi(Reflection) import Swift

/// The stored properties of a type that are dynamic ones, or may hold some.
struct DynamicFields {
  /// Where they are in a value, in order; `nil` if only a mirror of the value can tell.
  private var places: [(offset: Int, type: Any.Type)]? = []

  /// Of a type that has none.
  static let none = DynamicFields()

  private init() {}

  var needsMirror: Bool { places == nil }

  init<V>(of type: V.Type) {
    guard Self.kind(of: type) == .struct else {
      places = nil
      return
    }
    _ = _forEachField(of: type) { _, offset, field, kind in
      switch Self.holding(field, kind) {
      case .nothing: break
      case .properties: places?.append((offset, field))
      case .unknown: places = nil
      }
      return places != nil
    }
  }

  /// What the fields of a value hold, each at the same place for each value of the type.
  func values<V>(of view: V) -> [Any] {
    guard let places else { return Mirror(reflecting: view).children.map(\.value) }
    return places.map { offset, type in
      func read<Field>(_ type: Field.Type) -> Any {
        withUnsafeBytes(of: view) { $0.load(fromByteOffset: offset, as: type) }
      }
      return _openExistential(type, do: read)
    }
  }

  private enum Holding {
    case nothing, properties, unknown
  }

  private static func holding(_ type: Any.Type, _ kind: _MetadataKind) -> Holding {
    switch kind {
    // They conform to nothing.
    case .function, .metatype, .tuple:
      return .nothing
    case .class, .enum, .struct:
      return !isPlain(type) && type is any DynamicProperty.Type ? .properties : .nothing
    // One of classes may be an unowned reference, which can't be read like others.
    case .existential:
      return type == Any.self ? .properties : .unknown
    case .optional:
      guard let type = type as? any OptionalField.Type else { return .unknown }
      let kind = type.wrappedKind
      let holding = holding(type.wrapped, kind)
      // It may be a weak reference, which can't be read like others.
      return holding != .nothing && kind != .struct && kind != .enum ? .unknown : holding
    default:
      return .unknown
    }
  }

  /// Whether a type is one of those that need not be asked: the first question to each takes a while.
  private static func isPlain(_ type: Any.Type) -> Bool {
    type == Bool.self || type == Int.self || type == Double.self || type == String.self
  }

  fileprivate static func kind<T>(of type: T.Type) -> _MetadataKind {
    var kind = _MetadataKind.opaque
    _ = _forEachField(of: Whole<T>.self) { _, _, _, found in
      kind = found
      return true
    }
    return kind
  }

  /// Something as a stored property, which is how it is told what kind of type it is of.
  private struct Whole<T> {
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
