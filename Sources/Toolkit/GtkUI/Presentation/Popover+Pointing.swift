import Gtk

extension Popover {
  /// Returns the part of a widget that the popover is to point to, in the coordinates of the widget;
  /// `nil` for all of the widget.
  ///
  /// Beside a widget that fills most of its window, as a form does, the popover would be outside of the
  /// window. The popover then points to a line within the widget, and stands over the widget.
  func areaToPointTo(in widget: Widget) -> (x: Int, y: Int, width: Int, height: Int)? {
    guard let window = widget.root,
      let origin = widget.translate(x: 0, y: 0, to: window)
    else { return nil }
    let (width, height) = (widget.allocatedWidth, widget.allocatedHeight)
    switch position {
    case .top, .bottom:
      let place = line(
        in: Int(origin.y)..<Int(origin.y) + height,
        of: window.allocatedHeight,
        needing: length(.vertical),
        isAfter: position == .bottom
      )
      return place.map { (0, $0 - Int(origin.y), width, 1) }
    case .left, .right:
      let place = line(
        in: Int(origin.x)..<Int(origin.x) + width,
        of: window.allocatedWidth,
        needing: length(.horizontal),
        isAfter: position == .right
      )
      return place.map { ($0 - Int(origin.x), 0, 1, height) }
    }
  }

  /// Returns the extent of the popover with its arrow and its border. GTK does not measure a popover
  /// that is not shown.
  private func length(_ orientation: Orientation) -> Int {
    (child?.measure(orientation).natural ?? 0) + 40
  }

  /// Returns the place of the line in the window, or `nil` if the popover can stand beside the extent.
  private func line(
    in extent: Range<Int>,
    of room: Int,
    needing length: Int,
    isAfter: Bool
  ) -> Int? {
    let visible = extent.clamped(to: 0..<max(room, 0))
    let beside = isAfter ? room - visible.upperBound : visible.lowerBound
    guard visible.count > room / 2, beside < length else { return nil }
    // In the middle if the popover then stays in the window, else as near to the middle as possible.
    let middle = (visible.lowerBound + visible.upperBound) / 2
    let wanted = isAfter ? min(middle, room - length) : max(middle, length)
    return min(max(wanted, visible.lowerBound), visible.upperBound - 1)
  }
}
