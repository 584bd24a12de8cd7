import XCTest

@testable import Gtk

/// A bin with no child, with one child, and with several children.
final class BinColumnTests: GtkTestCase {
  func testBinShowsItsChildrenInOrder() {
    withoutLeaks { probe in
      let labels = ["a", "b", "c"].map { probe(Label(text: $0)) }
      let bin = probe(Bin())
      withWindow(showing: bin) { _ in
        for content in [
          [0], [0, 1], [1, 0], [2, 1, 0], [1], [], [2], [0], [0, 2], [],
        ].map({ $0.map { labels[$0] } }) {
          bin.setChildren(content)
          XCTAssertEqual(bin.content, content)
          for label in labels {
            XCTAssertEqual(bin.contains(label), content.contains(label))
            XCTAssertEqual(label.parent == nil, !content.contains(label))
          }
          XCTAssertTrue(MainContext.iterate { content.allSatisfy { $0.isMapped } })
          let isInOrder = MainContext.iterate {
            let tops = content.map { $0.translate(x: 0, y: 0, to: bin)?.y ?? -1 }
            return tops.allSatisfy { $0 >= 0 } && zip(tops, tops.dropFirst()).allSatisfy { $0 < $1 }
          }
          XCTAssertTrue(isInOrder, "\(content.map(\.accessibleLabel))")
        }
      }
    }
  }

  func testChildOfABinRetainsTheFocusWhenASiblingIsAddedOrRemoved() {
    withoutLeaks { probe in
      let button = probe(Button(label: "x"))
      let label = probe(Label(text: "y"))
      let bin = probe(Bin(child: button))
      withWindow(showing: bin) { _ in
        button.grabFocus()
        for _ in 1...3 {
          bin.setChildren([button, label])
          XCTAssertTrue(button.isFocus)
          bin.setChildren([button])
          XCTAssertTrue(button.isFocus)
        }
      }
    }
  }

  func testOnlyChildFillsItsBinUpToTheMaximumWidth() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      let bin = probe(Bin(child: label))
      let box = Box(orientation: .vertical)
      box.append(bin)
      withWindow(showing: box) { window in
        for (width, maximum, expected) in [
          (300, nil, 300), (300, 400, 300), (480, 400, 400), (1_000, 400, 400),
          (500, nil, 500),
        ] as [(Int, Int?, Int)] {
          bin.maximumWidth = maximum
          bin.sizeRequest = (width, nil)
          bin.halign = .start
          XCTAssertTrue(
            MainContext.iterate { bin.allocatedWidth == width && label.allocatedWidth == expected },
            "\(bin.allocatedWidth), \(label.allocatedWidth) for \(width), \(expected)"
          )
          XCTAssertEqual(
            label.translate(x: 0, y: 0, to: bin)?.x,
            Double((width - expected) / 2)
          )
        }
      }
    }
  }

  func testChildBeyondTheTighteningThresholdGrowsMoreSlowlyThanItsBin() {
    var limits = Bin.Limits(maximum: 600)
    limits.tighteningThreshold = 400
    // The sizes of libadwaita's `AdwClampLayout` with the same limits.
    for (extent, expected) in [
      (300, 300), (400, 400), (480, 469), (700, 575), (1_000, 600), (Int32.max, 600),
    ] as [(Int32, Int32)] {
      XCTAssertEqual(limits.childExtent(in: extent, minimum: 0), expected, "\(extent)")
      XCTAssertEqual(limits.childExtent(in: extent, minimum: 650), max(650, expected))
    }
    // The threshold is the minimum size of the child, if this size is larger.
    XCTAssertEqual(limits.childExtent(in: 430, minimum: 440), 440)
    XCTAssertEqual(limits.childExtent(in: 480, minimum: 440), 476)
    limits.tighteningThreshold = 900
    XCTAssertEqual(limits.childExtent(in: 800, minimum: 0), 600)
  }

  func testChildOfABinThatHasAPopoverIsLaidOut() {
    withoutLeaks { probe in
      let labels = ["a", "b"].map { probe(Label(text: $0)) }
      let bin = probe(Bin(child: labels[0]))
      let popover = probe(Popover(child: Label(text: "c")))
      withWindow(showing: bin) { _ in
        popover.setParent(bin)
        for maximum in [nil, 400] {
          bin.maximumWidth = maximum
          for label in labels {
            bin.setChildren([label])
            XCTAssertTrue(MainContext.iterate { label.isMapped && label.allocatedWidth > 0 })
            XCTAssertGreaterThan(bin.measure(.horizontal).natural, 0)
          }
        }
        popover.unparent()
      }
    }
  }

  func testBinIsAsWideAsAChildThatExceedsTheMaximumWidth() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      label.sizeRequest = (200, nil)
      let bin = probe(Bin(child: label))
      bin.maximumWidth = 100
      XCTAssertEqual(bin.measure(.horizontal).minimum, 200)
      XCTAssertEqual(bin.measure(.horizontal).natural, 200)
    }
  }

  func testLeastNaturalSizeAppliesOnlyToASmallerChild() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      label.sizeRequest = (50, nil)
      let bin = probe(Bin(child: label))
      bin.horizontalLimits.leastNatural = 100
      XCTAssertEqual(bin.measure(.horizontal).minimum, 50)
      XCTAssertEqual(bin.measure(.horizontal).natural, 100)
      label.sizeRequest = (200, nil)
      XCTAssertEqual(bin.measure(.horizontal).natural, 200)
    }
  }

  func testBinRetainsItsLimitsWhenItsWrapperIsReleased() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      let box = probe(Box(orientation: .vertical))
      appendBin(of: label, maximumWidth: 100, to: box)
      withWindow(showing: box) { _ in
        XCTAssertTrue(MainContext.iterate { box.allocatedWidth >= 300 })
        XCTAssertEqual(label.allocatedWidth, 100)
      }
    }
  }
}

/// Appends a bin. No wrapper retains the bin after the function returns.
@MainActor
private func appendBin(of child: Widget, maximumWidth: Int, to box: Box) {
  let bin = Bin(child: child)
  bin.maximumWidth = maximumWidth
  box.append(bin)
}
