import Gtk
import GtkUI

extension RealInput {
  /// Moves the pointer to a part of a widget, by default to its middle. In each layout direction,
  /// the `x` of the part is 0 at the left edge. The widget is in any window or popover, and may be
  /// covered by another widget.
  public static func move(
    to widget: Widget,
    at part: UnitPoint = .center,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      try checkAvailable()
      try move(to: ScreenPoint(part, of: widget))
    }
  }

  static func move(to point: ScreenPoint) throws {
    // The first movement is a change of the position even if the pointer is already there.
    try ReceivedInput.sending(
      "The movement of the pointer",
      point.moved(x: 1, y: 1).movement + point.movement
    ) {
      $0.isPointer(at: point)
    }
  }

  /// Moves the pointer to a part of a widget, as ``move(to:at:filePath:line:)`` does, and clicks a
  /// button of the mouse. If another widget covers the widget, the other widget receives the click.
  /// A `count` of 2 is a double click. The modifiers are held during the click. After
  /// another click at the same place, the function waits until both can't be a double click.
  ///
  /// ```swift
  /// try RealInput.click(field, count: 2)                          // selects a word
  /// try RealInput.click(row, holding: .control)                   // selects another row
  /// try RealInput.click(row, button: .secondary)                  // opens a context menu
  /// try RealInput.click(slider, at: UnitPoint(x: 0.9, y: 0.5))    // moves the knob
  /// ```
  public static func click(
    _ widget: Widget,
    at part: UnitPoint = .center,
    button: PointerButton = .primary,
    count: Int = 1,
    holding modifiers: KeyModifiers = [],
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      try checkAvailable()
      try waitUntilNewClick(at: ScreenPoint(part, of: widget))
      let point = try ScreenPoint(part, of: widget)
      try move(to: point)
      defer { recentClicks.append((point.place, .now)) }
      try click(button, count: count, holding: modifiers)
    }
  }

  /// Clicks a button of the mouse where the pointer is, without a movement. GTK looks for the
  /// widget under the pointer only when the pointer moves, so the click reaches the widget that was
  /// there.
  ///
  /// Soon after another click at the same place, the click is the second one of a double click.
  public static func clickAgain(
    button: PointerButton = .primary,
    count: Int = 1,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      try checkAvailable()
      try click(button, count: count)
    }
  }

  /// The clicks that can be the first one of a double click. A widget doesn't notice a click on
  /// another widget in between.
  private static var recentClicks: [(place: ScreenPoint.Place, time: ContinuousClock.Instant)] = []

  /// Waits until a press is not the second one of a double click.
  static func waitUntilNewClick(at point: ScreenPoint) {
    let limit = Settings.default?.property("gtk-double-click-time", as: Int32.self) ?? 400
    GtkTesting.wait {
      let start = ContinuousClock.now - .milliseconds(Int(limit) + 50)
      recentClicks.removeAll { $0.time < start }
      return !recentClicks.contains { $0.place.isNear(point.place) }
    }
  }

  private static func click(
    _ button: PointerButton,
    count: Int,
    holding modifiers: KeyModifiers = []
  ) throws {
    let codes = try Keyboard.codes(of: modifiers)
    let arguments =
      codes.flatMap { ["keydown", Keyboard.argument($0)] }
      + ["click", "--repeat", "\(count)", "--delay", "20", "\(button.rawValue)"]
      + codes.flatMap { ["keyup", Keyboard.argument($0)] }
    try ReceivedInput.sending("The click", arguments) {
      // A popover that the press closes takes the press.
      $0.contains(.buttonRelease(button.rawValue), count: count) || $0.hasClosedSurface
    }
  }

  /// Presses a button of the mouse where the pointer is, and holds it until
  /// ``releaseButton(_:filePath:line:)``.
  public static func pressButton(
    _ button: PointerButton = .primary,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      try checkAvailable()
      try ReceivedInput.sending("The press", ["mousedown", "\(button.rawValue)"]) {
        $0.contains(.buttonPress(button.rawValue))
      }
    }
  }

  /// Releases a button of the mouse. If the pointer drags a picture, waits for the end of the drag.
  public static func releaseButton(
    _ button: PointerButton = .primary,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      try checkAvailable()
      try ReceivedInput.sending("The release", ["mouseup", "\(button.rawValue)"]) {
        $0.contains(.buttonRelease(button.rawValue)) || $0.contains(.dragEnd)
      }
    }
  }

  /// A direction in which the user turns a wheel.
  public enum WheelDirection: Int, Sendable {
    /// A wheel that is turned `down` or `right` shows what follows.
    case up = 4, down, left, right
  }

  /// Moves the pointer to a part of a widget, as ``move(to:at:filePath:line:)`` does, and turns the
  /// wheel of the mouse by a number of steps.
  ///
  /// ```swift
  /// try RealInput.scroll(.down, over: list, notches: 3)
  /// ```
  public static func scroll(
    _ direction: WheelDirection,
    over widget: Widget,
    at part: UnitPoint = .center,
    notches: Int = 1,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      try move(to: widget, at: part)
      for _ in 0..<notches {
        try ReceivedInput.sending("The wheel", ["click", "\(direction.rawValue)"]) {
          $0.contains(.scroll)
        }
      }
    }
  }
}
