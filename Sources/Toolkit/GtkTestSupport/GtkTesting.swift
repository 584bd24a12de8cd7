import Foundation
import Gtk
import GtkUI

/// GTK, started for tests.
@MainActor
public enum GtkTesting {
  private static var isStarted = false

  /// Wrappers for what lives as long as the program, so that they don't come and go in a test.
  private static var permanent: [Object] = []

  /// Whether what is shown moves, as it does for a person, or is where it belongs at once, which is
  /// what most tests want.
  public static var isAnimated = false {
    didSet { Settings.default?.enablesAnimations = isAnimated }
  }

  /// Starts GTK once for the process. Needs a display.
  public static func start() {
    // Each time: whatever else has run in this process may have set it otherwise.
    defer { Settings.default?.enablesAnimations = isAnimated }
    guard !isStarted else { return }
    isStarted = true
    // Accessibility can be asked about within the process then, and needs no bus.
    setenv("GTK_A11Y", "test", 0)
    GtkLibrary.initialize()
    MainActorSource.install()
    permanent = [Settings.default, Display.default].compactMap(\.self)
  }

  /// Iterates the main loop until it has been quiet for a few rounds: no source ready, and no
  /// task of the main actor waiting.
  public static func settle() { settleNow() }

  private static func settleNow() {
    var quiet = 0
    var rounds = 0
    while quiet < 3, rounds < 20_000 {
      rounds += 1
      UpdateScheduler.shared.flush()
      quiet = MainContext.iterate() ? 0 : quiet + 1
    }
  }

  /// The same in an asynchronous test, as those of Swift Testing: it is a task of the main actor
  /// itself, and others run only while it waits.
  public static func settle() async {
    for _ in 0..<20 {
      settleNow()
      await Task.yield()
    }
    settleNow()
  }

  /// Iterates the main loop until `condition` holds, and says whether it does in time.
  @discardableResult
  public static func wait(
    timeout: Duration = .seconds(5),
    until condition: @MainActor () -> Bool
  ) -> Bool {
    MainContext.iterate(timeout: timeout, until: condition)
  }
}
