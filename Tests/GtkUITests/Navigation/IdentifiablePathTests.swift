import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

final class IdentifiablePathTests: XCTestCase {
  func testPathElementWithTheSameIDUpdatesItsPage() throws {
    try onMain {
      let model = TallyPath()
      try inWindow {
        TallyStack(model: model)
      } use: { window in
        model.path = [Tally(id: 1, count: 0)]
        window.settle()
        let button = try window.button("Increment")
        try window.click("Increment")
        XCTAssertEqual(window.texts.first, "1: 1")
        XCTAssertEqual(window.headerTitle, "Tally 1")
        XCTAssertTrue(try window.button("Increment") === button, "It is the same page.")
      }
    }
  }

  func testPathElementWithAnotherIDReplacesItsPageAndBackPopsThePath() throws {
    try onMain {
      let model = TallyPath()
      try inWindow {
        TallyStack(model: model)
      } use: { window in
        model.path = [Tally(id: 1, count: 0), Tally(id: 2, count: 0)]
        window.settle()
        let button = try window.button("Increment")
        model.path[1] = Tally(id: 3, count: 5)
        window.settle()
        XCTAssertEqual(window.texts.first, "3: 5")
        XCTAssertFalse(try window.button("Increment") === button)
        model.path[0].count = 9
        window.settle()
        try window.click("Back")
        XCTAssertEqual(model.path, [Tally(id: 1, count: 9)])
        XCTAssertEqual(
          window.texts.first,
          "1: 9",
          "What has changed while it was covered is shown."
        )
      }
    }
  }
}

private struct Tally: Hashable, Identifiable {
  let id: Int
  var count: Int
}

@Observable
@MainActor
private final class TallyPath {
  var path: [Tally] = []
}

private struct TallyStack: View {
  @Bindable var model: TallyPath

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Root")
        .navigationTitle("Root")
        .navigationDestination(for: Tally.self) { tally in
          VStack {
            Text("\(tally.id): \(tally.count)")
            Button("Increment") {
              if let index = model.path.firstIndex(where: { $0.id == tally.id }) {
                model.path[index].count += 1
              }
            }
          }
          .navigationTitle("Tally \(tally.id)")
        }
    }
  }
}
