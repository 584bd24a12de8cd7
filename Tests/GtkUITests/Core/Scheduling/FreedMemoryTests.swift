import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

final class FreedMemoryTests: XCTestCase {
  func testMemoryIsReturnedOnceAfterManyNodesWereDismantled() throws {
    try onMain {
      let model = Rows()
      try inWindow {
        RowsView(model: model)
      } use: { window in
        returnMemory(of: model, in: window)
        let threshold = FreedMemory.shared.threshold
        show(3 * threshold, of: model, in: window)
        let before = FreedMemory.shared.returnCount
        // The removal of rows is so fast that a slow machine removes all rows within a second, too.
        for count in [2 * threshold, threshold, 0] {
          show(count, of: model, in: window)
        }
        XCTAssertEqual(FreedMemory.shared.returnCount, before)
        XCTAssertTrue(GtkTesting.wait { !FreedMemory.shared.isReturnPending })
        XCTAssertEqual(FreedMemory.shared.returnCount, before + 1)
      }
    }
  }

  func testNoMemoryIsReturnedAfterFewNodesWereDismantled() throws {
    try onMain {
      let model = Rows()
      try inWindow {
        RowsView(model: model)
      } use: { window in
        returnMemory(of: model, in: window)
        show(10, of: model, in: window)
        show(0, of: model, in: window)
        XCTAssertFalse(FreedMemory.shared.isReturnPending)
      }
    }
  }
}

@MainActor
@Observable
private final class Rows {
  var count = 0
}

private struct RowsView: View {
  let model: Rows

  var body: some View {
    VStack {
      ForEach(0..<model.count, id: \.self) { number in
        Text("\(number)")
      }
    }
  }
}

/// Returns the memory, so that the nodes of earlier tests no longer count.
@MainActor
private func returnMemory(of model: Rows, in window: TestWindow<some View>) {
  show(FreedMemory.shared.threshold, of: model, in: window)
  show(0, of: model, in: window)
  XCTAssertTrue(FreedMemory.shared.isReturnPending)
  XCTAssertTrue(GtkTesting.wait { !FreedMemory.shared.isReturnPending })
}

@MainActor
private func show(_ count: Int, of model: Rows, in window: TestWindow<some View>) {
  model.count = count
  window.settle()
}
