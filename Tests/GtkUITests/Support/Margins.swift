import Gtk

extension Widget {
  /// The margins at the top, the start, the bottom and the end.
  @MainActor
  var margins: [Int] { [marginTop, marginStart, marginBottom, marginEnd] }

  /// Returns the position of the widget in an ancestor, and the size of the widget.
  @MainActor
  func place(in other: Widget) -> Place? {
    guard let origin = translate(x: 0, y: 0, to: other) else { return nil }
    return Place(x: Int(origin.x), y: Int(origin.y), width: allocatedWidth, height: allocatedHeight)
  }
}

struct Place: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}
