import XCTest

@testable import Gtk

final class GridTests: GtkTestCase {
  func testGridChildRetainsTheFocusWhenItIsMoved() {
    withoutLeaks { probe in
      let grid = probe(Grid())
      grid.columnSpacing = 4
      grid.rowSpacing = 3
      XCTAssertEqual([grid.columnSpacing, grid.rowSpacing], [4, 3])
      let first = probe(Button(label: "first"))
      let second = probe(Button(label: "second"))
      grid.place(first, column: 0, row: 0)
      grid.place(second, column: 1, row: 0, after: first)
      withWindow(showing: grid) { _ in
        first.grabFocus()
        grid.place(second, column: 0, row: 0)
        grid.place(first, column: 0, row: 1, columns: 2, after: second)
        XCTAssertTrue(first.isFocus)
        XCTAssertEqual(grid.children, [second, first])
        XCTAssertTrue(
          MainContext.iterate { (first.translate(x: 0, y: 0, to: second)?.y ?? 0) > 0 }
        )
        grid.remove(second)
        XCTAssertNil(second.parent)
      }
    }
  }

  func testExpanderReportsThatItIsExpanded() {
    withoutLeaks { probe in
      let expander = probe(Expander())
      let label = probe(Label(text: "title"))
      let child = probe(Label(text: "content"))
      expander.labelWidget = label
      expander.child = child
      XCTAssert(expander.labelWidget === label)
      XCTAssert(expander.child === child)
      var changes = 0
      expander.onExpandedChanged { changes += 1 }
      expander.isExpanded = true
      XCTAssertTrue(expander.isExpanded)
      XCTAssertEqual(changes, 1)
    }
  }

  func testSearchBarClearsItsEntryWhenSearchingStops() {
    withoutLeaks { probe in
      let bar = probe(SearchBar())
      let entry = probe(SearchEntry())
      bar.child = entry
      bar.connect(entry)
      bar.showsCloseButton = true
      XCTAssertTrue(bar.showsCloseButton)
      XCTAssert(bar.child === entry)
      var changes = 0
      bar.onSearchingChanged { changes += 1 }
      let box = probe(Box(orientation: .vertical))
      box.append(bar)
      bar.captureKeys(of: box)
      withWindow(showing: box) { _ in
        bar.isSearching = true
        XCTAssertTrue(bar.isSearching)
        entry.text = "x"
        bar.isSearching = false
        XCTAssertEqual(entry.text, "")
        XCTAssertEqual(changes, 2)
        bar.captureKeys(of: nil)
      }
    }
  }

  func testBinMeasuresItsLimitsUnlessItsChildIsWider() {
    withoutLeaks { probe in
      let child = probe(Box(orientation: .vertical))
      child.sizeRequest = (50, 20)
      let bin = probe(Bin(child: child))
      bin.horizontalLimits = Bin.Limits(minimum: 80, natural: 100, maximum: 120)
      XCTAssertEqual(bin.measure(.horizontal).minimum, 80)
      XCTAssertEqual(bin.measure(.horizontal).natural, 100)
      bin.horizontalLimits = Bin.Limits(maximum: 30)
      XCTAssertEqual(bin.measure(.horizontal).minimum, 50, "never less than the child needs")
      bin.verticalLimits = Bin.Limits(natural: 70)
      bin.verticalLimits.requiresNaturalSize = true
      XCTAssertEqual(bin.measure(.vertical).minimum, 70)
    }
  }
}
