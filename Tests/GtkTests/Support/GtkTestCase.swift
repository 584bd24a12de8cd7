import CGtk
import XCTest

@testable import Gtk

/// A test that needs GTK and is skipped without a display.
///
/// NB: XCTest on Linux cannot call a synchronous test method that is isolated to the main actor (it
/// fails to cast it), and main-actor tasks would not run in an asynchronous one, which is itself
/// such a task. So the methods are plain, and their bodies go through `onMain` or `withoutLeaks`.
class GtkTestCase: XCTestCase {
  override func setUpWithError() throws {
    let isReady = MainActor.assumeIsolated { GtkEnvironment.isReady }
    let mustBeReady = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
    try XCTSkipUnless(isReady || mustBeReady, "There is no display.")
    XCTAssertTrue(isReady, "There should be a display.")
    // Tests of views in the same process turn animations off.
    MainActor.assumeIsolated { Settings.default?.enablesAnimations = true }
  }
}

/// GTK, initialised once for all tests.
@MainActor
private enum GtkEnvironment {
  static let isReady: Bool = {
    guard gtk_init_check() != 0 else { return false }
    MainActorSource.install()
    return !permanent.isEmpty
  }()

  /// Wrappers for what lives as long as the program, so that they don't come and go in a test.
  private static let permanent: [Object] = [Settings.default, Display.default].compactMap(\.self)
}

/// Runs the body of a test on the main actor, whose thread XCTest uses.
func onMain(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated(body)
}
