import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class ViewThatFitsTests: XCTestCase {
  func testFirstViewThatFitsTheWidthIsShown() throws {
    try inWindow(width: 700, height: 200) {
      ThreeWidths()
    } use: { window in
      XCTAssertTrue(GtkTesting.wait { window.shownTexts == ["wide"] })
      try window.resize(width: 450, height: 200)
      XCTAssertTrue(GtkTesting.wait { window.shownTexts == ["medium"] })
      try window.resize(width: 300, height: 200)
      XCTAssertTrue(GtkTesting.wait { window.shownTexts == ["narrow"] })
      try window.resize(width: 700, height: 200)
      XCTAssertTrue(GtkTesting.wait { window.shownTexts == ["wide"] })
    }
  }

  func testWindowCanBecomeAsNarrowAsTheSmallestView() throws {
    try inWindow(width: 700, height: 200) {
      ThreeWidths()
    } use: { window in
      let box = try window.first(FittingBox.self)
      XCTAssertEqual(box.measure(.horizontal).minimum, 200)
      XCTAssertEqual(box.measure(.horizontal).natural, 600)
    }
  }

  func testIfNoViewFitsTheLastViewWhoseMinimumSizeFitsIsShown() throws {
    try inWindow(width: 300, height: 200) {
      ViewThatFits(in: .horizontal) {
        Text("small").frame(minWidth: 100, idealWidth: 500)
        Text("large").frame(width: 400)
      }
    } use: { window in
      XCTAssertTrue(GtkTesting.wait { window.shownTexts == ["small"] })
    }
  }

  func testFirstViewThatFitsTheHeightIsShown() throws {
    try inWindow(width: 300, height: 500) {
      ViewThatFits(in: .vertical) {
        Text("high").frame(height: 300)
        Text("low").frame(height: 50)
      }
    } use: { window in
      XCTAssertTrue(GtkTesting.wait { window.shownTexts == ["high"] })
      try window.resize(width: 300, height: 150)
      XCTAssertTrue(GtkTesting.wait { window.shownTexts == ["low"] })
    }
  }

  func testFocusMovesToTheShownView() throws {
    try inWindow(width: 700, height: 200) {
      VStack {
        Button("before") {}
        ViewThatFits {
          Button("wide") {}.frame(width: 600)
          Button("narrow") {}.frame(width: 100)
        }
        Button("after") {}
      }
    } use: { window in
      let wide = try XCTUnwrap(window.all(Gtk.Button.self).first { $0.label == "wide" })
      let narrow = try XCTUnwrap(window.all(Gtk.Button.self).first { $0.label == "narrow" })
      XCTAssertTrue(GtkTesting.wait { wide.isMapped })
      XCTAssertFalse(narrow.isMapped)
      XCTAssertTrue(wide.grabFocus())
      try window.resize(width: 300, height: 200)
      XCTAssertTrue(GtkTesting.wait { narrow.containsFocus })
      XCTAssertFalse(wide.isMapped)
      try window.resize(width: 700, height: 200)
      XCTAssertTrue(GtkTesting.wait { wide.containsFocus })
      XCTAssertFalse(narrow.isMapped)
    }
  }

  func testViewThatIsAddedOrRemovedLaterIsIncluded() throws {
    try onMain {
      let model = GeometryModel()
      try inWindow(width: 500, height: 200) {
        OptionalAlternative(model: model)
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { window.shownTexts == ["last"] })
        model.number = 1
        XCTAssertTrue(GtkTesting.wait { window.shownTexts == ["added"] })
        model.number = 0
        XCTAssertTrue(GtkTesting.wait { window.shownTexts == ["last"] })
      }
    }
  }
}

private struct OptionalAlternative: View {
  let model: GeometryModel

  var body: some View {
    ViewThatFits {
      if model.number == 1 {
        Text("added").frame(width: 400)
      }
      Text("last").frame(width: 100)
    }
  }
}

private struct ThreeWidths: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("wide").frame(width: 600)
      Text("medium").frame(width: 400)
      Text("narrow").frame(width: 200)
    }
  }
}

extension TestWindow {
  /// The texts that are drawn.
  fileprivate var shownTexts: [String] {
    all(GtkLabel.self).filter(\.isMapped).map(\.text)
  }
}
