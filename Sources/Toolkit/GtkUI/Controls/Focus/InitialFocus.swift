/// The moves of the focus to the first control of a window or a page that appears.
@MainActor
enum InitialFocus {
  /// Whether the focus moves without a request of the user or of the app, so that focus states
  /// don't change.
  private(set) static var isMoving = false

  /// Calls `body`, which moves the focus.
  static func move<Result>(_ body: () -> Result) -> Result {
    let wasMoving = isMoving
    isMoving = true
    defer { isMoving = wasMoving }
    return body()
  }
}
