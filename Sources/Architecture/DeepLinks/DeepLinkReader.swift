import ShortText

/// A reader of the parts of a link that contain the values of a screen. The parts follow the name
/// of the screen in the link.
struct DeepLinkReader {
  private var parts: ArraySlice<Substring>
  private var previous: String

  init(parts: ArraySlice<Substring>, previous: String) {
    self.parts = parts
    self.previous = previous
  }

  /// The number of parts of the link that have been read, including the names of screens.
  var position: Int { parts.startIndex }

  mutating func read<Value, Result>(
    _ parameter: DeepLinkParameter<Value>,
    as result: (Value) throws(DeepLinkMismatch) -> Result
  ) throws(DeepLinkError) -> Result {
    guard let part = parts.first?.percentDecoded else {
      throw DeepLinkError(
        component: nil,
        position: position + 1,
        expected: "\(parameter.expected) after '\(previous.shortened)'"
      )
    }
    do throws(DeepLinkMismatch) {
      let result = try result(try parameter.read(part))
      parts.removeFirst()
      previous = part
      return result
    } catch {
      throw DeepLinkError(component: part, position: position + 1, expected: error.expected)
    }
  }
}
