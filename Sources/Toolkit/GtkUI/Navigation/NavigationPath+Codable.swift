import Foundation

extension NavigationPath {
  /// A path in a form that can be saved.
  ///
  /// ```swift
  /// if let codable = path.codable {
  ///   let data = try JSONEncoder().encode(codable)
  ///   let restored = NavigationPath(
  ///     try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  ///   )
  /// }
  /// ```
  ///
  /// ``NavigationPath/codable`` is `nil` if the path can't be saved. Unwrap the optional before
  /// encoding: an encoder encodes `nil` without an error, for example as `null`, which can't be
  /// decoded as a path.
  ///
  /// Each value is saved with the name of its type. Decoding throws if the program no longer has
  /// the type, or if the value can't be decoded as the type. Decoding never replaces or omits a
  /// value.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) {
      self.elements = elements
    }

    /// Decodes a path. Throws an error if a name is not the name of a `Codable` and `Hashable` type
    /// of the program, or if a value can't be decoded as its type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: """
              Element \(elements.count) of a navigation path has the type '\(name)'. The program \
              does not contain the type, or the type is not 'Codable' and 'Hashable'.
              """
          )
        }
        elements.append(try Self.element(type, in: &container))
      }
      self.elements = elements
    }

    /// Encodes the path as an array, in which the name of its type precedes each value. Throws an
    /// `EncodingError` if a value isn't `Codable`, or if its type can't be found by its name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Codable & Hashable,
          let name = Self.typeName(of: element)
        else {
          throw EncodingError.invalidValue(
            element,
            EncodingError.Context(
              codingPath: container.codingPath,
              debugDescription: """
                The value of a navigation path is not 'Codable', or its type can't be found by name.
                """
            )
          )
        }
        try container.encode(name)
        try container.encode(value)
      }
    }

    /// Returns the mangled name of the type of a value. Returns `nil` if the type is not `Codable`,
    /// or if the runtime can't find the type by its name.
    static func typeName(of element: AnyHashable) -> String? {
      guard let value = element.base as? any Codable & Hashable,
        let name = _mangledTypeName(type(of: value)), _typeByName(name) != nil
      else { return nil }
      return name
    }

    private static func element<Element: Codable & Hashable>(
      _ type: Element.Type,
      in container: inout any UnkeyedDecodingContainer
    ) throws -> AnyHashable {
      AnyHashable(try container.decode(type))
    }
  }
}
