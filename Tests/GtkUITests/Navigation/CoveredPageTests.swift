import GtkTestSupport
import XCTest

@testable import GtkUI

final class CoveredPageTests: XCTestCase {
  func testCoveredPageIsNotEvaluatedUntilItIsShownAndThenOnce() throws {
    try onMain {
      let model = PathModel()
      try inWindow {
        StackView(model: model)
      } use: { window in
        let root = try window.button("Count 0")
        model.ids = [1]
        window.settle()
        let covered = BodyCount.during {
          for number in 1...10 {
            model.counts[0] = number
            window.settle()
          }
        }
        XCTAssertNil(covered["RootPage"])
        let shown = BodyCount.during {
          model.ids = []
          window.settle()
        }
        XCTAssertEqual(shown["RootPage"], 1, "Once, whatever has changed.")
        XCTAssertEqual(window.pages, ["root 10"])
        XCTAssertEqual(window.headerTitle, "Root 10")
        XCTAssertTrue(try window.button("Count 0") === root, "It is the same page.")
      }
    }
  }

  func testCoveredPageIsUpdatedByItsContainerWhenItIsShown() throws {
    try onMain {
      let model = PathModel([1, 2])
      try inWindow {
        Labelled(model: model, label: "a")
      } use: { window in
        model.ids = [1]
        window.settle()
        model.ids = [1, 2]
        window.settle()
        window.update { Labelled(model: model, label: "b") }
        XCTAssertEqual(window.texts, ["b 2"])
        model.ids = [1]
        window.settle()
        XCTAssertEqual(window.texts, ["b 1"])
        model.ids = []
        window.settle()
        XCTAssertEqual(window.texts, ["b root"])
      }
    }
  }

  func testPageRemovedWhileCoveredReleasesItsObjects() throws {
    try onMain {
      let model = PathModel()
      try inWindow {
        StackView(model: model)
      } use: { window in
        let before = LiveObjects.now
        for ids in [[1], [1, 2], [1, 2, 3]] {
          model.ids = ids
          window.settle()
        }
        // Page 1 is invalidated while it is covered, and is never refreshed.
        model.counts[1] = 5
        window.settle()
        model.ids = [3]
        window.settle()
        model.ids = []
        window.settle()
        XCTAssertEqual(LiveObjects.settled(at: before), before)
      }
    }
  }

  func testPathOf10000PagesCreatesNodesOnlyForShownPages() throws {
    try onMain {
      let model = PathModel(Array(1...10_000))
      try inWindow {
        StackView(model: model)
      } use: { window in
        XCTAssertEqual(window.pages, ["page 10000: 0"])
        XCTAssertLessThan(AnyNode.liveCount, 40)
        let counts = BodyCount.during {
          model.counts[5_000] = 1
          window.settle()
        }
        XCTAssertNil(counts["RootPage"])
        model.ids.removeLast(9_000)
        window.settle()
        XCTAssertEqual(window.pages, ["page 1000: 0"])
        XCTAssertLessThan(AnyNode.liveCount, 40)
      }
    }
  }

  func testCoveredPageRetainsItsState() throws {
    try onMain {
      let model = PathModel()
      try inWindow {
        NavigationContainer(
          ids: model.ids,
          onPop: { model.pop($0) },
          root: { Stateful() },
          destination: { Text("\($0)") }
        )
      } use: { window in
        try window.click("Increment")
        let root: @MainActor () -> NavigationContainer<[Int], Stateful, Text> = {
          NavigationContainer(
            ids: model.ids,
            onPop: { model.pop($0) },
            root: { Stateful() },
            destination: { Text("\($0)") }
          )
        }
        model.ids = [1]
        window.update(content: root)
        XCTAssertEqual(window.texts, ["1"])
        XCTAssertEqual(window.coveredPageTitles, ["State 1"])
        model.ids = []
        window.update(content: root)
        XCTAssertEqual(window.headerTitle, "State 1")
      }
    }
  }
}

private struct Labelled: View {
  let model: PathModel
  let label: String

  var body: some View {
    NavigationContainer(
      ids: model.ids,
      onPop: { model.pop($0) },
      root: { Text("\(label) root") },
      destination: { Text("\(label) \($0)") }
    )
  }
}

private struct Stateful: View {
  @State private var count = 0

  var body: some View {
    Button("Increment") { count += 1 }
      .navigationTitle("State \(count)")
  }
}
