import Gtk

/// Gestures that no test can make: their controllers say so as GTK has them do.
extension Gtk.Window {
  /// One finger strokes over the window.
  func swipeWithOneFinger(velocityX: Double, velocityY: Double = 0) {
    for swipe in controllers("GtkGestureSwipe") {
      swipe.emit("swipe", [.double(velocityX), .double(velocityY)])
    }
  }

  /// Two fingers move over the touch pad, in so many steps.
  func swipeWithTwoFingers(x: Double, y: Double = 0, velocity: Double = 0, begins: Bool = true) {
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

extension Widget {
  /// The secondary button is pressed on the widget.
  func rightClick() {
    for click in controllers("GtkGestureClick") {
      click.emit("pressed", [.int(1), .double(1), .double(1)])
    }
  }

  /// A finger stays on the widget.
  func longPress() {
    for press in controllers("GtkGestureLongPress") {
      press.emit("pressed", [.double(1), .double(1)])
    }
  }
}
