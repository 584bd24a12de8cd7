extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes an array of elements.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if two elements have the same identifier, or an error
  ///   of the decoder.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      let position = container.currentIndex
      let element = try container.decode(Element.self)
      let (inserted, existing) = append(element)
      guard inserted else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription:
            "The elements at \(existing) and \(position) have the same id, \(quoted(element.id))"
        )
      }
    }
  }
}
