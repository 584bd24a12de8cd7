import XCTest

@testable import Gtk

final class WidgetAnnounceTests: GtkTestCase {
  /// `GTK_A11Y=test`, which the tests set, selects the context that has no function for the call.
  func testWidgetOfAPresentedWindowAnnouncesATextWithTheContextOfTheTests() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      withWindow(showing: label) { _ in label.announce("Saved") }
    }
  }
}
