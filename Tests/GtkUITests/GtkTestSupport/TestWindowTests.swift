import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class TestWindowTests: XCTestCase {
  func testTextsIncludeSheetsAndAlertsTheLowestFirst() {
    onMain(self) { test in
      let window = test.open(sheet: false)
      defer { window.close() }
      XCTAssertEqual(window.texts, ["Page"])
      window.update { PresentingView(isSheet: true, isAlert: false) }
      XCTAssertEqual(window.texts.first, "Page")
      XCTAssertTrue(window.texts.contains("Sheet"), "\(window.texts)")
      window.update { PresentingView(isSheet: true, isAlert: true) }
      let texts = window.texts.filter { ["Page", "Sheet", "Delete?"].contains($0) }
      XCTAssertEqual(texts, ["Page", "Sheet", "Delete?"])
    }
  }

  func testColorSchemeOfTestsOverridesTheViews() {
    onMain {
      let window = TestWindow { Text("Page").preferredColorScheme(.light) }
      defer {
        GtkTesting.colorScheme = nil
        window.close()
      }
      XCTAssertEqual(Appearance.shared.colorScheme, .light)
      GtkTesting.colorScheme = .dark
      XCTAssertEqual(Appearance.shared.colorScheme, .dark)
      GtkTesting.colorScheme = nil
      XCTAssertEqual(Appearance.shared.colorScheme, .light)
    }
  }

  /// A helper method that the closure of `onMain` calls.
  @MainActor
  private func open(sheet: Bool) -> TestWindow<PresentingView> {
    TestWindow { PresentingView(isSheet: sheet, isAlert: false) }
  }
}

private struct PresentingView: View {
  let isSheet: Bool
  let isAlert: Bool

  var body: some View {
    Text("Page")
      .sheet(isPresented: .constant(isSheet)) {
        Text("Sheet")
          .alert("Delete?", isPresented: .constant(isAlert)) { Button("Delete") {} }
      }
  }
}
