import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class BackMenuTests: XCTestCase {
  func testTitleProbeIsReleasedAfterTheTitleOfACoveredPageIsRead() throws {
    try onMain {
      let model = PathModel([1, 2])
      try inWindow {
        StackView(model: model)
      } use: { window in
        weak var kept: TitleProbe?
        do {
          let probe = TitleProbe()
          kept = probe
          let screens = try XCTUnwrap(window.screens)
          XCTAssertEqual(screens.titleOfScreen(at: 0, probe: probe), "Page 1: 0")
        }
        XCTAssertNil(kept)
      }
    }
  }

  func testBackButtonIsHiddenAtTheRootAndAClickPopsOnePage() throws {
    try onMain {
      let model = PathModel()
      try inWindow {
        StackView(model: model)
      } use: { window in
        XCTAssertNil(window.backButton)
        model.ids = [1, 2]
        window.settle()
        XCTAssertEqual(window.backButton?.accessibleRole, .button)
        XCTAssertEqual(window.backControl?.tooltip, "Page 1: 0")
        try window.click("Back")
        XCTAssertEqual(model.requests, [2])
        XCTAssertEqual(window.pages, ["page 1: 0"])
      }
    }
  }

  func testBackButtonIsLabelledBackAndItsTooltipIsTheTitleBelow() throws {
    try onMain {
      let model = PathModel([1, 2])
      try inWindow {
        StackView(model: model)
      } use: { window in
        let button = try XCTUnwrap(window.backButton as? Gtk.Button)
        XCTAssertEqual(button.iconName, "go-previous-symbolic")
        XCTAssertEqual(button.accessibleLabel, "Back")
        XCTAssertTrue(button.hasTooltip)
        model.counts[1] = 4
        window.settle()
        XCTAssertEqual(window.backControl?.tooltip, "Page 1: 4")
        XCTAssertEqual(button.accessibleLabel, "Back")
        window.backControl?.openMenu()
        window.settle()
        XCTAssertFalse(button.hasTooltip, "It would be shown over the menu.")
        window.backMenu?.close()
        XCTAssertTrue(GtkTesting.wait { window.backMenu == nil })
        XCTAssertTrue(button.hasTooltip)
      }
    }
  }

  func testRightClickLongPressMenuKeyAndShiftF10OpenTheBackMenu() throws {
    try onMain {
      try RealInput.require()
      try checkOpening("a right click") { try $1.rightClick() }
      try checkOpening("a long press") { try $1.longPress() }
      try checkOpening("the Menu key") { window, _ in try RealInput.press("Menu", in: window) }
      try checkOpening("Shift+F10") { window, _ in try RealInput.press("<Shift>F10", in: window) }
    }
  }

  func testBackMenuOf60RowsIsLessThan500PixelsHigh() throws {
    try inMenu(Array(1...60)) { _, _, menu, _ in
      XCTAssertTrue(GtkTesting.wait { menu.height > 0 })
      XCTAssertLessThan(menu.height, 500)
    }
  }

  func testBackMenuListsThePagesBelowFromTheNearestToTheRoot() throws {
    try inMenu([1, 2, 3]) { _, _, _, rows in
      XCTAssertEqual(rows(), ["Page 2: 0", "Page 1: 0", "Root 0"])
    }
  }

  func testBackMenuRowsUpdateWithTheTitlesOfCoveredPages() throws {
    try inMenu([1, 2]) { model, _, _, rows in
      model.counts[1] = 7
      XCTAssertTrue(GtkTesting.wait { rows().first == "Page 1: 7" })
      model.counts[0] = 3
      XCTAssertTrue(GtkTesting.wait { rows().last == "Root 3" })
      model.counts[1] = 8
      XCTAssertTrue(GtkTesting.wait { rows().first == "Page 1: 8" })
    }
  }

  func testChoosingABackMenuRowPopsToItsPageInOneRequest() throws {
    try inMenu([1, 2, 3]) { model, window, menu, _ in
      menu.choose(1)
      window.settle()
      XCTAssertEqual(model.requests, [2])
      XCTAssertEqual(window.pages, ["page 1: 0"])
    }
    try inMenu([1, 2, 3]) { model, window, menu, _ in
      menu.choose(2)
      window.settle()
      XCTAssertEqual(model.requests, [1])
      XCTAssertEqual(window.pages, ["root 0"])
    }
  }

  func testChoosingTheBackMenuRowOfARemovedPageRequestsNoPop() throws {
    try inMenu([1, 2, 3]) { model, window, menu, rows in
      model.ids = [1, 3]
      // The views are not refreshed yet, so the row still exists.
      menu.choose(0)
      window.settle()
      XCTAssertEqual(model.requests, [])
      XCTAssertEqual(window.pages, ["page 3: 0"])
    }
  }

  func testBackMenuRowsUpdateWithThePathAndTheMenuClosesAtTheRoot() throws {
    try inMenu([1, 2, 3]) { model, window, _, rows in
      model.ids = [1, 3]
      window.settle()
      XCTAssertEqual(rows(), ["Page 1: 0", "Root 0"])
      model.ids = []
      window.settle()
      XCTAssertNil(window.backMenu)
      model.ids = [1]
      window.settle()
    }
  }

  func testBackMenuOpensAgainAfterItIsClosed() throws {
    try inMenu([1]) { _, window, menu, rows in
      menu.close()
      window.settle()
      XCTAssertNil(window.backMenu)
      window.backControl?.openMenu()
      window.settle()
      XCTAssertEqual(rows(), ["Root 0"])
    }
  }

  func testBackMenuOf5000PagesCreatesFewerThan500Rows() throws {
    try inMenu(Array(1...5_000)) { _, _, _, rows in
      XCTAssertGreaterThan(rows().count, 5)
      XCTAssertLessThan(rows().count, 500)
    }
  }

  func testClosingTheWindowWhileTheBackMenuIsOpenReleasesAllObjects() throws {
    for _ in 1...3 {
      try inMenu([1, 2], closes: false) { _, _, _, _ in }
      try inMenu([1, 2], closes: false) { _, window, _, _ in window.widget.close() }
    }
  }

  /// Opens the back menu of a stack, and runs the test.
  private func inMenu(
    _ ids: [Int],
    closes: Bool = true,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ use:
      @MainActor (
        PathModel, TestWindow<StackView>, BackMenu, _ rows: @MainActor () -> [String]
      ) throws -> Void
  ) throws {
    try onMain {
      let model = PathModel(ids)
      try inWindow(file: file, line: line) {
        StackView(model: model)
      } use: { window in
        window.backControl?.openMenu()
        window.settle()
        let menu = try XCTUnwrap(window.backMenu, file: file, line: line)
        let hasRows = GtkTesting.wait { !menu.rowTitles.isEmpty }
        XCTAssertTrue(hasRows, "The menu is empty.", file: file, line: line)
        try use(model, window, menu) { window.backMenu?.rowTitles ?? [] }
        if closes {
          window.backMenu?.close()
          let isClosed = GtkTesting.wait { window.backMenu == nil }
          XCTAssertTrue(isClosed, "The menu doesn't close.", file: file, line: line)
        }
      }
    }
  }
}

@MainActor
private func checkOpening(
  _ name: String,
  file: StaticString = #filePath,
  line: UInt = #line,
  open: @MainActor (Gtk.Window, Widget) throws -> Void
) throws {
  let model = PathModel([1])
  try inWindow(file: file, line: line) {
    StackView(model: model)
  } use: { window in
    let button = try XCTUnwrap(window.backButton, file: file, line: line)
    button.grabFocus()
    try open(window.widget, button)
    let isOpen = GtkTesting.wait { window.backMenu?.rowTitles == ["Root 0"] }
    XCTAssertTrue(isOpen, name, file: file, line: line)
    window.backMenu?.close()
    let isClosed = GtkTesting.wait { window.backMenu == nil }
    XCTAssertTrue(isClosed, name, file: file, line: line)
  }
}
