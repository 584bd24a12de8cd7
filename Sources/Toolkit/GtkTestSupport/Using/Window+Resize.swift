import Gtk

extension Window {
  /// Resizes the visible window like a user, and waits until the window has settled. The width and
  /// the height are in pixels. A window that can't be as small as requested has its smallest size
  /// afterwards. Throws an error if the window has another size after several attempts, for example
  /// because the size is larger than the screen.
  ///
  /// A new window can receive a late message of the window system about an earlier size. The
  /// message replaces the requested size, so that the method requests the size again.
  public func resize(
    width: Int,
    height: Int,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      for attempt in 0..<5 {
        // A request for the size of the previous request would have no effect.
        if attempt > 0 { defaultSize = (width + 1, height + 1) }
        defaultSize = (width, height)
        GtkTesting.wait(timeout: .seconds(1)) { hasSize(width, height) }
        GtkTesting.settle()
        if hasSize(width, height) { return }
      }
      throw NotFound(
        message: "The window was resized to \(width) × \(height) pixels, but its size is "
          + "\(allocatedWidth) × \(allocatedHeight) pixels."
      )
    }
  }

  private func hasSize(_ width: Int, _ height: Int) -> Bool {
    allocatedWidth == max(width, measure(.horizontal).minimum)
      && allocatedHeight == max(height, measure(.vertical, for: allocatedWidth).minimum)
  }
}
