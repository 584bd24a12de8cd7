/// What the windows of a scene remember: their size, and what the user has changed.
struct WindowState: Codable, Equatable {
  /// The size while the window isn't maximized, in pixels.
  var width: Int
  var height: Int
  var isMaximized: Bool
  /// The widths of columns, by the keys of ``ColumnWidths``.
  var columnWidths: [String: Int]

  /// The least width and height that are restored. The content may require more.
  private static let leastSize = 100

  /// Returns the size on the largest of some monitors, because the monitor on which the window was
  /// closed may no longer exist. The desktop chooses the monitor and the position.
  func size(on monitors: [(width: Int, height: Int)]) -> (width: Int, height: Int) {
    let largest = monitors.max { $0.width * $0.height < $1.width * $1.height }
    return (
      max(Self.leastSize, min(width, largest?.width ?? width)),
      max(Self.leastSize, min(height, largest?.height ?? height))
    )
  }
}
