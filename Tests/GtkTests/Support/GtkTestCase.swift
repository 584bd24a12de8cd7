import CGtk
import XCTest

@testable import Gtk

/// A test case that requires GTK. Without a display, a test fails on the headless desktop, and is
/// skipped elsewhere.
///
/// NB: XCTest on Linux cannot call a synchronous test method that is isolated to the main actor,
/// because a cast of the method fails. In an asynchronous test method, which is itself a task of
/// the main actor, other tasks of the main actor would not run. The test methods are therefore not
/// isolated, and run their bodies with `onMain` or `withoutLeaks`.
class GtkTestCase: XCTestCase {
  override func setUpWithError() throws {
    let isReady = MainActor.assumeIsolated { GtkEnvironment.isReady }
    let mustBeReady = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
    try XCTSkipUnless(isReady || mustBeReady, "There is no display.")
    XCTAssertTrue(isReady, "There should be a display.")
    // Tests of views in the same process disable animations.
    MainActor.assumeIsolated { Settings.default?.enablesAnimations = true }
  }
}

/// The initialisation of GTK, once for all tests.
@MainActor
private enum GtkEnvironment {
  static let isReady: Bool = {
    guard gtk_init_check() != 0 else { return false }
    MainActorSource.install()
    return !permanent.isEmpty
  }()

  /// The wrappers of objects that exist until the program exits, so that a test neither creates nor
  /// releases these wrappers.
  private static let permanent: [Object] = [Settings.default, Display.default].compactMap(\.self)
}

/// Runs the body of a test on the main actor. XCTest calls test methods on the main thread.
func onMain(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated(body)
}
