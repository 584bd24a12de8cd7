import Foundation

/// A conversion between one part of a link and a value.
///
/// ```swift
/// extension DeepLinkParameter<Colour> {
///   static var colour: Self {
///     Self("a colour such as red", example: "red") { part throws(DeepLinkMismatch) in
///       guard let colour = Colour(rawValue: part) else {
///         throw DeepLinkMismatch("a colour such as red")
///       }
///       return colour
///     } write: {
///       $0.rawValue
///     }
///   }
/// }
/// ```
public struct DeepLinkParameter<Value>: Sendable {
  let expected: String
  let example: String
  let read: @Sendable (String) throws(DeepLinkMismatch) -> Value
  let write: @Sendable (Value) -> String

  /// Creates a conversion from functions that read and write a part.
  ///
  /// - Parameters:
  ///   - expected: A description of the parameter, for the message if the part is missing: "a whole
  ///     number".
  ///   - example: An example of a part.
  ///   - read: Returns the value of a part, which has been percent-decoded. Throws an error that
  ///     describes the expected part if the part is not valid.
  ///   - write: Returns the part for a value. The part is percent-encoded afterwards.
  public init(
    _ expected: String,
    example: String,
    read: @escaping @Sendable (String) throws(DeepLinkMismatch) -> Value,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.expected = expected
    self.example = example
    self.read = read
    self.write = write
  }
}

extension DeepLinkParameter<Int> {
  /// A whole number in decimal digits, with or without a sign, such as `42` and `-7`.
  public static var integer: Self {
    Self("a whole number", example: "42") { part throws(DeepLinkMismatch) in
      if let number = Int(part) { return number }
      let digits = part.drop { $0 == "-" || $0 == "+" }
      let isNumber =
        part.count - digits.count <= 1 && !digits.isEmpty
        && digits.allSatisfy { $0.isASCII && $0.isNumber }
      throw DeepLinkMismatch(
        isNumber ? "a number from \(Int.min) to \(Int.max)" : "a whole number"
      )
    } write: {
      String($0)
    }
  }
}

extension DeepLinkParameter<String> {
  /// Any text.
  public static var text: Self {
    Self("a text", example: "text") { part throws(DeepLinkMismatch) in
      part
    } write: {
      $0
    }
  }
}

extension DeepLinkParameter<UUID> {
  /// A UUID, in upper or lower case, such as `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public static var uuid: Self {
    let example = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    return Self("a UUID", example: example) { part throws(DeepLinkMismatch) in
      guard let id = UUID(uuidString: part) else {
        throw DeepLinkMismatch("a UUID such as \(example)")
      }
      return id
    } write: {
      $0.uuidString
    }
  }
}
