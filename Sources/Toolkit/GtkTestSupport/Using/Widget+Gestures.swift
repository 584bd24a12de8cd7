import Gtk

extension Widget {
  /// Presses the secondary button on the widget, and waits until GTK has settled. The widget or the
  /// nearest ancestor with a gesture for this button handles the event. Throws an error if there is
  /// no such gesture. ``openMenu(filePath:line:)`` also waits for the menu.
  public func rightClick(filePath: StaticString = #filePath, line: UInt = #line) throws {
    let isSecondary = { @MainActor (gesture: Object) in gesture.property("button") as Int32 == 3 }
    try NotFound.locating(filePath, line) {
      try press("GtkGestureClick", where: isSecondary) { gesture, x, y in
        gesture.emit("pressed", [.int(1), .double(x), .double(y)])
      }
    }
  }

  /// Presses the widget with a finger for a long time, and waits until GTK has settled. The widget
  /// or the nearest ancestor with a gesture for a long press handles the event. Throws an error if
  /// there is no such gesture.
  public func longPress(filePath: StaticString = #filePath, line: UInt = #line) throws {
    try NotFound.locating(filePath, line) {
      try press("GtkGestureLongPress") { gesture, x, y in
        gesture.emit("pressed", [.double(x), .double(y)])
      }
    }
  }

  private func press(
    _ type: String,
    where condition: (Object) -> Bool = { _ in true },
    emit: (_ gesture: Object, _ x: Double, _ y: Double) -> Void
  ) throws {
    defer { GtkTesting.settle() }
    var next: Widget? = self
    while let widget = next {
      let gestures = widget.controllers(type).filter(condition)
      let place = translate(
        x: Double(allocatedWidth) / 2,
        y: Double(allocatedHeight) / 2,
        to: widget
      )
      if !gestures.isEmpty, let place {
        for gesture in gestures { emit(gesture, place.x, place.y) }
        return
      }
      next = widget.parent
    }
    throw NotFound(message: "\(phrase) has no menu.")
  }
}

extension Gtk.Window {
  /// Swipes over the window with one finger, with a velocity in pixels per second. A swipe with
  /// positive velocities is a swipe to the right and down. After a fast swipe towards the end of
  /// the line, a navigation stack pops its top page.
  ///
  /// The method does not wait for the result.
  public func swipeWithOneFinger(velocityX: Double, velocityY: Double = 0) {
    for swipe in controllers("GtkGestureSwipe") {
      swipe.emit("swipe", [.double(velocityX), .double(velocityY)])
    }
  }

  /// Moves two fingers over the touch pad. With positive values, the content moves to the left and
  /// up. After a long or fast swipe in which the content moves towards the end of the line, a
  /// navigation stack pops its top page.
  ///
  /// The method does not wait for the result.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance in units of GTK's scroll events, split into four events.
  ///   - y: The vertical distance in the same units.
  ///   - velocity: The horizontal velocity of the fingers when they leave the touch pad.
  ///   - begins: Whether the beginning of the movement is reported. Some devices don't report the
  ///     beginning.
  public func swipeWithTwoFingers(
    x: Double,
    y: Double = 0,
    velocity: Double = 0,
    begins: Bool = true
  ) {
    for scroll in controllers("GtkEventControllerScroll") {
      if begins {
        scroll.emit("scroll-begin", [])
      }
      for _ in 1...4 {
        scroll.emit("scroll", [.double(x / 4), .double(y / 4)])
      }
      scroll.emit("scroll-end", [])
      scroll.emit("decelerate", [.double(velocity), .double(0)])
    }
  }
}
