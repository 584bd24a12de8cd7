import Gtk
import GtkUI

extension RealInput {
  /// Drags with the primary button from one widget to another one, or within one widget.
  ///
  /// ```swift
  /// try RealInput.drag(first, to: third, at: .bottom)              // moves a row
  /// try RealInput.drag(slider, from: .leading, to: slider, at: .trailing)
  /// ```
  ///
  /// The button is pressed at the part `start` of the first widget, and released at the part `end`
  /// of the other widget. The pointer moves in `steps` in between. Before the button is released,
  /// the function waits until `isReady` returns `true`, for example because the target of a drop is
  /// marked.
  public static func drag(
    _ widget: Widget,
    from start: UnitPoint = .center,
    to other: Widget,
    at end: UnitPoint = .center,
    steps: Int = 10,
    until isReady: @MainActor () -> Bool = { true },
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      try checkAvailable()
      try waitUntilNewClick(at: ScreenPoint(start, of: widget))
      let (first, last) = try (ScreenPoint(start, of: widget), ScreenPoint(end, of: other))
      try move(to: first)
      try pressButton()
      // Whatever happens, the next test must not begin with a pressed button.
      var isPressed = true
      defer { if isPressed { _ = try? InputProgram.xdotool.run(["mouseup", "1"]) } }
      // GTK starts a drag of a picture no earlier than 100 ms after the press.
      GtkTesting.wait(timeout: .milliseconds(200)) { false }
      var drag = Drag()
      for point in Drag.path(from: first, to: last, steps: steps) { try drag.move(to: point) }
      guard GtkTesting.wait(until: isReady) else {
        throw NotFound(message: "The condition for the release of the button didn't hold.")
      }
      isPressed = false
      try releaseButton()
    }
  }
}

/// The movements of the pointer while a button is pressed.
@MainActor
private struct Drag {
  /// Whether the pointer drags a picture.
  private var hasPicture = false

  static func path(from first: ScreenPoint, to last: ScreenPoint, steps: Int) -> [ScreenPoint] {
    // A drag begins after a movement of some pixels, here to the side, so that it begins at the
    // widget even if the other one is near.
    let aside = (1...4).map { first.moved(x: 10 * Double($0), y: 0) }
    guard first.surface === last.surface, let start = aside.last else { return aside + [last] }
    return aside
      + (1...max(steps, 1)).map { step in
        let part = Double(step) / Double(max(steps, 1))
        return start.moved(x: (last.x - start.x) * part, y: (last.y - start.y) * part)
      }
  }

  mutating func move(to point: ScreenPoint) throws {
    let hasPicture = hasPicture
    // A text field starts the drag of its selected text without the signal of `dragBegin`.
    let limit = ContinuousClock.now + .seconds(1)
    let received = try ReceivedInput.sending("The movement of the drag", point.movement) {
      hasPicture || $0.contains(.dragBegin) || $0.isPointer(at: point)
        || ContinuousClock.now > limit
    }
    self.hasPicture =
      hasPicture || received.contains(.dragBegin) || !received.isPointer(at: point)
    // Without events, the display server only reports the place of the drop.
    if self.hasPicture { Display.default?.sync() }
    GtkTesting.settle()
  }
}
