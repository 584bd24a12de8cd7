import XCTest

@testable import Gtk

final class WrappingBoxTests: GtkTestCase {
  func testWrappingBoxMeasuresTheLinesOfItsVisibleChildren() {
    withoutLeaks { probe in
      let box = probe(WrappingBox(spacing: 10, lineSpacing: 4))
      let children = [100, 50, 60].map { width in
        let child = Bin()
        child.horizontalLimits = Bin.Limits(minimum: 20, natural: width, maximum: nil)
        child.verticalLimits = Bin.Limits(minimum: 30, natural: 30, maximum: nil)
        return child
      }
      box.splice(children, replacing: [])

      XCTAssertTrue(box.measure(.horizontal) == (20, 230))
      XCTAssertTrue(box.measure(.vertical) == (30, 30))
      XCTAssertTrue(box.measure(.vertical, for: 230) == (30, 30))
      XCTAssertTrue(box.measure(.vertical, for: 229) == (64, 64), "the last goes down")
      XCTAssertTrue(box.measure(.vertical, for: 160) == (64, 64))
      XCTAssertTrue(box.measure(.vertical, for: 159) == (64, 64), "the second goes down, too")
      XCTAssertTrue(box.measure(.vertical, for: 99) == (98, 98), "each has a line")

      children[1].isVisible = false
      XCTAssertTrue(box.measure(.horizontal) == (20, 170))
      box.splice([children[2], children[0]], replacing: children)
      XCTAssertEqual(box.children, [children[2], children[0]])
      box.splice([], replacing: [children[2], children[0]])
      XCTAssertTrue(box.measure(.horizontal) == (0, 0))
      XCTAssertTrue(box.measure(.vertical, for: 100) == (0, 0))
    }
  }

  func testLinesOfAWrappingBoxBeginAtTheSideOfTheTextDirection() {
    withoutLeaks { probe in
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let box = probe(WrappingBox(spacing: 10))
        box.direction = direction
        let children = [100, 50, 200].map { width in
          let child = Bin()
          child.horizontalLimits = Bin.Limits(minimum: width, natural: width, maximum: nil)
          child.verticalLimits = Bin.Limits(minimum: 30, natural: 30, maximum: nil)
          return child
        }
        box.splice(children, replacing: [])
        box.halign = .start
        box.valign = .start
        let outer = Bin(child: box)
        outer.horizontalLimits = Bin.Limits(minimum: 220, natural: 220, maximum: 220)
        withWindow(showing: outer) { _ in
          let places = children.map { $0.translate(x: 0, y: 0, to: box) }
          let width = Double(box.allocatedWidth)
          XCTAssertEqual(places.map { $0?.y }, [0, 0, 30])
          XCTAssertEqual(
            places.map { $0?.x },
            direction == .leftToRight ? [0, 110, 0] : [width - 100, width - 160, width - 200]
          )
        }
      }
    }
  }

  func testWrappingBoxRetainsItsSpacingWhenItsWrapperIsReleased() {
    withoutLeaks { probe in
      let around = probe(Box(orientation: .vertical))
      appendWrappingBox(spacing: 10, to: around)
      XCTAssertEqual(around.measure(.horizontal).natural, 110)
    }
  }
}

/// Appends a box of two children, each 50 pixels wide. No wrapper retains the box after the
/// function returns.
@MainActor
private func appendWrappingBox(spacing: Int, to around: Box) {
  let box = WrappingBox(spacing: spacing)
  let children = (0..<2).map { _ in
    let child = Bin()
    child.horizontalLimits = Bin.Limits(minimum: 50)
    return child
  }
  box.splice(children, replacing: [])
  around.append(box)
}
