import Gtk

extension Widget {
  /// Presses the secondary button on the widget, and lets GTK settle: what is nearest around it that
  /// heeds it, does. It throws if nothing does. ``openMenu()`` waits for the menu as well.
  public func rightClick(filePath: StaticString = #filePath, line: UInt = #line) throws {
    let isSecondary = { @MainActor (gesture: Object) in gesture.property("button") as Int32 == 3 }
    try NotFound.locating(filePath, line) {
      try press("GtkGestureClick", where: isSecondary) { gesture, x, y in
        gesture.emit("pressed", [.int(1), .double(x), .double(y)])
      }
    }
  }

  /// Leaves a finger on the widget, and lets GTK settle: what is nearest around it that heeds it, does.
  /// It throws if nothing does.
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
  /// Strokes over the window with one finger, as fast as that in pixels a second: above 0 it is to the
  /// right, and down. Pages go back so.
  ///
  /// Nothing waits for what it leads to.
  public func swipeWithOneFinger(velocityX: Double, velocityY: Double = 0) {
    for swipe in controllers("GtkGestureSwipe") {
      swipe.emit("swipe", [.double(velocityX), .double(velocityY)])
    }
  }

  /// Moves two fingers over the touch pad: above 0 the content is to move to the left, and up. Pages go
  /// back so.
  ///
  /// Nothing waits for what it leads to.
  ///
  /// - Parameters:
  ///   - velocity: How fast the fingers still are when they leave the pad.
  ///   - begins: Whether it is said where the movement begins, which it isn't by all devices.
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
