import Foundation
import Gtk
import GtkUI

/// Functions that start GTK and run the main loop for tests.
@MainActor
public enum GtkTesting {
  private static var isStarted = false

  /// Wrappers of objects that exist until the process exits, so that a test neither creates nor
  /// releases these wrappers.
  private static var permanent: [Object] = []

  /// Whether changes are animated, as in an app. `false` by default, because most tests expect the
  /// final state immediately.
  public static var isAnimated = false {
    didSet { animatedDidChange() }
  }

  /// Whether `settle()` waits until windows are laid out. A frame usually takes up to 16 ms. A
  /// test that settles thousands of times, and reads no size and no position, can temporarily set
  /// the property to `false`.
  public static var waitsForLayout = true

  /// The light or dark style of all windows, whatever the desktop and the views prefer. `nil`, the
  /// default, follows the desktop and the views. If the environment contains `GTK_THEME`, the theme
  /// in `GTK_THEME` is used.
  ///
  /// ```swift
  /// GtkTesting.colorScheme = .dark
  /// defer { GtkTesting.colorScheme = nil }
  /// ```
  public static var colorScheme: GtkUI.ColorScheme? {
    didSet {
      start()
      setTestColorScheme(colorScheme)
    }
  }

  /// Starts GTK once for the process. Requires a display.
  public static func start() {
    // The setting is applied at each call, because other code in this process may have changed the
    // setting.
    defer { animatedDidChange() }
    guard !isStarted else { return }
    isStarted = true
    // With this value, accessibility can be queried within the process, and requires no bus.
    setenv("GTK_A11Y", "test", 0)
    GtkLibrary.initialize()
    MainActorSource.install()
    permanent = [Gtk.Settings.default, Display.default].compactMap(\.self)
  }

  private static func animatedDidChange() {
    Gtk.Settings.default?.enablesAnimations = isAnimated
    // A cursor that blinks schedules a frame after each frame.
    Gtk.Settings.default?.blinksCursor = isAnimated
  }

  /// Iterates the main loop until no source is ready, no task of the main actor is ready, and all
  /// visible windows are laid out, so that each widget has its size and its position. In an
  /// asynchronous test, other tasks of the main actor run only in the asynchronous ``settle()``.
  ///
  /// The numbers of iterations and frames are limited. In particular, the method does not wait
  /// until an animation ends, because an animation schedules a frame after each frame.
  public static func settle() { settleNow() }

  private static func settleNow() {
    iterateUntilQuiet()
    if Picture.isDecoding {
      wait { !Picture.isDecoding }
      iterateUntilQuiet()
    }
    guard waitsForLayout else { return }
    for _ in 0..<(isAnimated ? 1 : frameLimit) {
      guard waitForLayout() else { return }
      iterateUntilQuiet()
    }
  }

  private static let frameLimit = 5

  /// The visible windows that have been laid out at least once.
  private static var laidOut: Set<UnsafeMutableRawPointer> = []

  /// Waits for the next frame of each visible window that needs a frame. Returns whether a window
  /// needed a frame.
  private static func waitForLayout() -> Bool {
    let windows = Gtk.Window.all.filter(\.isVisible)
    laidOut.formIntersection(windows.map(\.pointer))
    var hasWaited = false
    for window in windows {
      let isNew = laidOut.insert(window.pointer).inserted
      if isNew {
        // The display server maps a window some time after the window was presented. Until then,
        // the clock of the window is frozen, so that no frame is scheduled.
        wait { window.allocatedWidth > 0 || !window.isVisible }
        window.frameClock?.requestLayout()
      }
      guard let clock = window.frameClock, isNew || clock.isFramePending else { continue }
      hasWaited = true
      let count = clock.frameCount
      wait(timeout: .seconds(1)) {
        clock.frameCount != count || !(isNew || clock.isFramePending) || !window.isVisible
      }
    }
    return hasWaited
  }

  private static func iterateUntilQuiet() {
    var quiet = 0
    var rounds = 0
    while quiet < 3, rounds < 20_000 {
      rounds += 1
      UpdateScheduler.shared.flush()
      quiet = MainContext.iterate() ? 0 : quiet + 1
    }
  }

  /// Settles like the synchronous method, and also lets other tasks of the main actor run. Use this
  /// method in an asynchronous test, such as a test of Swift Testing. An asynchronous test is
  /// itself a task of the main actor, and other such tasks run only while the test is suspended.
  public static func settle() async {
    for _ in 0..<20 {
      settleNow()
      await Task.yield()
    }
    settleNow()
  }

  /// Iterates the main loop until `condition` holds or `timeout` has elapsed. Returns whether
  /// `condition` holds.
  @discardableResult
  public static func wait(
    timeout: Duration = .seconds(5),
    until condition: @MainActor () -> Bool
  ) -> Bool {
    MainContext.iterate(timeout: timeout, until: condition)
  }
}
