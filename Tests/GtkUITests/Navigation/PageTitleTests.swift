import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

/// The titles of pages in the header, in the back menu and for a screen reader.
final class PageTitleTests: XCTestCase {
  func testUntitledPagesAreListedInTheBackMenuAndReportedOnce() throws {
    try onMain {
      let issues = try recordMessages {
        try inWindow {
          Untitled(ids: [1, 2, 3])
        } use: { window in
          XCTAssertEqual(window.headerTitle, "Test")
          XCTAssertEqual(window.coveredPageTitles, ["Untitled", "Untitled", "Test"])
          window.backControl?.openMenu()
          window.settle()
          XCTAssertTrue(GtkTesting.wait { window.backMenu?.rowTitles.isEmpty == false })
          XCTAssertEqual(window.backMenu?.rowTitles, ["Untitled", "Untitled (2)", "Test"])
        }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("'.navigationTitle(…)'") == true)
    }
  }

  func testUntitledRootPageHasTheTitleOfTheWindow() throws {
    try inWindow {
      NavigationStack {
        NavigationLink("Page") { Text("page").navigationTitle("Page") }
      }
    } use: { window in
      try window.click("Page")
      XCTAssertEqual(window.coveredPageTitles, ["Test"])
    }
  }

  func testEqualTitlesInTheBackMenuAreNumberedAndRenumbered() throws {
    try onMain {
      let model = PathModel(Array(1...300))
      try inWindow {
        Duplicates(model: model)
      } use: { window in
        window.backControl?.openMenu()
        window.settle()
        XCTAssertTrue(GtkTesting.wait { window.backMenu?.rowTitles.isEmpty == false })
        let rows = try XCTUnwrap(window.backMenu?.rowTitles)
        // The two pages below page 300 are 299, which is odd, and 298.
        XCTAssertEqual(rows.prefix(5), ["Odd", "Even", "Odd (2)", "Even (2)", "Odd (3)"])
        model.counts[298] = 1
        XCTAssertTrue(GtkTesting.wait { window.backMenu?.rowTitles[1] == "Other" })
        XCTAssertEqual(window.backMenu?.rowTitles[3], "Even", "It is the first by now.")
      }
    }
  }

  func testBackMenuOf10000PagesReadsTitlesLazily() throws {
    try onMain {
      let model = PathModel(Array(1...10_000))
      try inWindow {
        Duplicates(model: model)
      } use: { window in
        let counts = BodyCount.during {
          window.backControl?.openMenu()
          window.settle()
        }
        XCTAssertNil(counts["DuplicateContent"], "No page is built for its title.")
        XCTAssertLessThan(model.reads, 2_000)
        let before = model.reads
        window.backMenu?.scrollToEnd()
        XCTAssertTrue(
          GtkTesting.wait { window.backMenu?.rowTitles.last == "Root" }
        )
        XCTAssertLessThan(model.reads - before, 5_000, "Nobody waits for all of them.")
        XCTAssertTrue(
          GtkTesting.wait(timeout: .seconds(30)) {
            window.backMenu?.rowTitles.dropLast().last == "Odd (5000)"
          }
        )
        XCTAssertLessThan(model.reads - before, 15_000, "Each is read about once.")
      }
    }
  }

  func testBackMenuRenumbersATitleThatChangesWhileTitlesAreRead() throws {
    try onMain {
      let model = PathModel(Array(1...5_000))
      try inWindow {
        Duplicates(model: model)
      } use: { window in
        window.backControl?.openMenu()
        window.settle()
        window.backMenu?.scrollToEnd()
        XCTAssertTrue(GtkTesting.wait { window.backMenu?.rowTitles.last == "Root" })
        // A title is numbered when all titles above the title in the menu have been read.
        XCTAssertEqual(window.backMenu?.rowTitles.dropLast().last, "Odd", "All titles are read.")
        model.counts[1] = 1
        XCTAssertTrue(
          GtkTesting.wait { window.backMenu?.rowTitles.dropLast().last == "Other" }
        )
        XCTAssertTrue(
          GtkTesting.wait(timeout: .seconds(30)) {
            window.backMenu?.rowTitles.dropLast(2).last == "Even (2499)"
          }
        )
        model.counts[1] = nil
        XCTAssertTrue(
          GtkTesting.wait { window.backMenu?.rowTitles.dropLast().last == "Odd (2500)" }
        )
      }
    }
  }

  func testClosingTheBackMenuStopsReadingTitles() throws {
    try onMain {
      let model = PathModel(Array(1...5_000))
      try inWindow {
        Duplicates(model: model)
      } use: { window in
        window.backControl?.openMenu()
        window.settle()
        window.backMenu?.scrollToEnd()
        XCTAssertTrue(GtkTesting.wait { window.backMenu?.rowTitles.last == "Root" })
        window.backMenu?.close()
        XCTAssertTrue(GtkTesting.wait { window.backMenu == nil })
        let reads = model.reads
        XCTAssertLessThan(reads, 4_000, "Most titles were read before the menu closed.")
        window.settle()
        XCTAssertEqual(model.reads, reads)
      }
    }
  }

  func testLongBackMenuRowsWrapAndAlignToTheStart() throws {
    try onMain {
      let model = PathModel([1])
      try inWindow {
        NavigationContainer(ids: model.ids, onPop: { model.pop($0) }) {
          Text("root").navigationTitle(String(repeating: "long title ", count: 20))
        } destination: { _ in
          Text("page").navigationTitle("Page")
        }
      } use: { window in
        window.backControl?.openMenu()
        window.settle()
        XCTAssertTrue(GtkTesting.wait { window.backMenu?.rowTitles.isEmpty == false })
        let label = try XCTUnwrap(window.backMenu?.rowLabels.first)
        XCTAssertEqual(label.justification, .left, "GTK mirrors it.")
        XCTAssertEqual(label.xalign, 0)
        XCTAssertTrue(label.wraps)
        XCTAssertEqual(label.lines, 2)
      }
    }
  }

  func testHeaderShowsAndUpdatesTheSubtitleOfTheTopPage() throws {
    try onMain {
      let model = PathModel([1])
      try inWindow {
        Subtitled(model: model)
      } use: { window in
        XCTAssertEqual(window.headerTitle, "Page 0 of it")
        model.counts[1] = 2
        window.settle()
        XCTAssertEqual(window.headerTitle, "Page 2 of it")
        model.ids = []
        window.settle()
        XCTAssertEqual(window.headerTitle, "Root")
        XCTAssertEqual(window.widget.title, "Root")
      }
    }
  }
}

private struct Untitled: View {
  let ids: [Int]

  var body: some View {
    NavigationContainer(ids: ids, onPop: { _ in }) {
      Text("root")
    } destination: {
      Text("\($0)")
    }
  }
}

private struct Duplicates: View {
  let model: PathModel

  var body: some View {
    NavigationContainer(ids: model.ids, onPop: { model.pop($0) }) {
      Text("root").navigationTitle("Root")
    } destination: {
      DuplicatePage(model: model, id: $0)
    }
  }
}

private struct DuplicatePage: View {
  let model: PathModel
  let id: Int

  var body: some View {
    DuplicateContent().navigationTitle(title)
  }

  private var title: String {
    model.reads += 1
    return model.counts[id] == nil ? id.isMultiple(of: 2) ? "Even" : "Odd" : "Other"
  }
}

private struct DuplicateContent: View {
  var body: some View { Text("page") }
}

private struct Subtitled: View {
  let model: PathModel

  var body: some View {
    NavigationContainer(ids: model.ids, onPop: { model.pop($0) }) {
      Text("root").navigationTitle("Root")
    } destination: {
      Text("page")
        .navigationTitle("Page")
        .navigationSubtitle("\(model.counts[$0, default: 0]) of it")
    }
  }
}
