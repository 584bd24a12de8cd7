import Gtk

extension Popover {
  /// Returns the part of a widget to which the popover should point, in the coordinates of the
  /// widget, or `nil` for the whole widget.
  ///
  /// Next to a widget that fills most of its window, such as a form, the popover would be outside
  /// the window. The popover then points to a line in the widget, and covers a part of the widget.
  /// For a widget without a size, and for a widget outside its window, the popover points to the
  /// nearest pixel of the window, because elsewhere GTK may find no monitor.
  func targetArea(in widget: Widget) -> (x: Int, y: Int, width: Int, height: Int)? {
    if let pixel = widget.pixelInWindow { return (pixel.x, pixel.y, 1, 1) }
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

  /// Returns the estimated extent of the popover with its arrow and its border. GTK doesn't measure
  /// a popover that isn't shown.
  private func length(_ orientation: Orientation) -> Int {
    (child?.measure(orientation).natural ?? 0) + 40
  }

  /// Returns the position of the line in the window. Returns `nil` if the extent fills at most half
  /// of the window, or if the popover fits next to the extent.
  private func line(
    in extent: Range<Int>,
    of room: Int,
    needing length: Int,
    isAfter: Bool
  ) -> Int? {
    let visible = extent.clamped(to: 0..<max(room, 0))
    let beside = isAfter ? room - visible.upperBound : visible.lowerBound
    guard visible.count > room / 2, beside < length else { return nil }
    // The line is in the middle of the extent if the popover then fits in the window. Otherwise,
    // the line is as close to the middle as possible.
    let middle = (visible.lowerBound + visible.upperBound) / 2
    let wanted = isAfter ? min(middle, room - length) : max(middle, length)
    return min(max(wanted, visible.lowerBound), visible.upperBound - 1)
  }
}

extension Widget {
  /// Whether no part of the widget is inside its window, for example at the start of a transition
  /// that slides the widget into the window.
  ///
  /// `false` in another popover, which has a place of its own on the screen.
  var isOutsideOfWindow: Bool {
    guard let root, native === root, let area = edges(in: root) else { return false }
    return area.x + area.width <= 0 || area.y + area.height <= 0
      || area.x >= Double(root.allocatedWidth) || area.y >= Double(root.allocatedHeight)
  }

  /// The pixel of the window that is nearest to the widget, in the coordinates of the widget, if
  /// the widget has no size or is outside its window. `nil` for other widgets, and in another
  /// popover.
  var pixelInWindow: (x: Int, y: Int)? {
    guard let root, native === root, let area = edges(in: root),
      isOutsideOfWindow || area.width <= 0 || area.height <= 0
    else { return nil }
    func nearest(_ position: Double, _ length: Int) -> Int {
      Int(min(max(position, 0), Double(max(length, 1) - 1)).rounded(.down) - position)
    }
    return (nearest(area.x, root.allocatedWidth), nearest(area.y, root.allocatedHeight))
  }
}
