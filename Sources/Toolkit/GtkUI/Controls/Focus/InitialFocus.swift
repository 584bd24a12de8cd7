/// The focus of a window or a page that appears, which GTK or the toolkit moves to the first control.
@MainActor
enum InitialFocus {
  /// Whether the focus moves now without a request of the person or of the app, so that no focus state
  /// is to change.
  private(set) static var isMoving = false

  /// Moves the focus within `body`.
  static func move<Result>(_ body: () -> Result) -> Result {
    let wasMoving = isMoving
    isMoving = true
    defer { isMoving = wasMoving }
    return body()
  }
}
