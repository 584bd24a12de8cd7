import Testing

/// Expects that the standard error of an exit test contains `message`. The message is checked only
/// in debug builds, because release builds write no messages.
func expectStandardError(
  of result: ExitTest.Result?,
  contains message: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #if DEBUG
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), sourceLocation: sourceLocation)
  #endif
}
