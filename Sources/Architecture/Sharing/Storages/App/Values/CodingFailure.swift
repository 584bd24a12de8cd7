/// The reasons of errors of decoding, as phrases for messages.
enum CodingFailure {
  static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: DecodingError.Context(codingPath: [], debugDescription: "\(error)")
      }
    var text = context.debugDescription
    if text.hasSuffix(".") { text.removeLast() }
    guard !context.codingPath.isEmpty else { return text }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return "at \(path.joined(separator: ".")): \(text)"
  }
}
