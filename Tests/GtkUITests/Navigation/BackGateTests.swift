import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// The modifiers `navigationBackAllowed` and `onBackRequest`.
final class BackGateTests: XCTestCase {
  func testGateRefusesTheBackButtonPopRequestsAndTheBackMenu() throws {
    try inGates([1, 2]) { model, window in
      model.forbidden = [2]
      window.settle()
      try window.click("Back")
      XCTAssertTrue(window.goBack(), "It is consumed.")
      window.screens?.didSelectScreen(try XCTUnwrap(window.screens?.screenID(at: 1)))
      window.settle()
      XCTAssertEqual(window.texts, ["2"])
      XCTAssertEqual(model.refused, [2, 2, 2])
    }
  }

  func testBackButtonPopsAgainAfterTheGateAllowsIt() throws {
    try inGates([1, 2]) { model, window in
      model.forbidden = [2]
      try window.click("Back")
      model.forbidden = []
      try window.click("Back")
      XCTAssertEqual(window.texts, ["1"])
      XCTAssertEqual(model.refused, [2])
    }
  }

  func testPopToRootStopsAtACoveredPageWhoseGateRefuses() throws {
    try inGates([1, 2, 3]) { model, window in
      // Page 2 is covered, and its gate hasn't been called yet.
      model.forbidden = [2]
      window.screens?.didSelectScreen(try XCTUnwrap(window.screens?.screenID(at: 2)))
      window.settle()
      XCTAssertEqual(model.path, [1, 2])
      XCTAssertEqual(window.texts, ["2"])
      XCTAssertEqual(model.refused, [2])
    }
  }

  func testPopDoesNotCallTheGateOfAPageThatRemains() throws {
    try inGates([1, 2, 3]) { model, window in
      model.forbidden = [1]
      window.screens?.didSelectScreen(try XCTUnwrap(window.screens?.screenID(at: 1)))
      window.settle()
      XCTAssertEqual(window.texts, ["1"])
      XCTAssertEqual(model.refused, [])
    }
  }

  func testDismissActionAndPathAssignmentBypassTheGate() throws {
    try inGates([1, 2]) { model, window in
      model.forbidden = [1, 2]
      model.dismissals[2]?()
      window.settle()
      XCTAssertEqual(window.texts, ["1"])
      model.path = []
      window.settle()
      XCTAssertEqual(window.texts, ["root"])
      XCTAssertEqual(model.refused, [])
    }
  }

  func testPageIsPoppedOnlyIfAllItsGatesAllowIt() throws {
    try onMain {
      let model = GatesModel()
      model.path = [1]
      let answers = Answers()
      try inWindow {
        NavigationStack(path: model.binding) {
          Text("root").navigationDestination(for: Int.self) { _ in
            Text("page")
              .navigationBackAllowed { answers.first }
              .navigationBackAllowed { answers.second }
          }
        }
      } use: { window in
        for (first, second) in [(false, false), (true, false), (false, true)] {
          answers.first = first
          answers.second = second
          window.goBack()
          XCTAssertEqual(window.texts, ["page"])
        }
        answers.first = true
        window.goBack()
        XCTAssertEqual(window.texts, ["root"])
      }
    }
  }

  private func inGates(
    _ path: [Int],
    _ use: @MainActor (GatesModel, TestWindow<GatesView>) throws -> Void
  ) throws {
    try onMain {
      let model = GatesModel()
      try inWindow {
        GatesView(model: model)
      } use: { window in
        // Each page is shown once, because the gate of a page that was never shown isn't called.
        for count in 0...path.count {
          model.path = Array(path.prefix(count))
          window.settle()
        }
        try use(model, window)
        model.dismissals = [:]
      }
    }
  }
}

@MainActor
private final class Answers {
  var first = true
  var second = true
}

@Observable
@MainActor
private final class GatesModel {
  var path: [Int] = []
  var forbidden: Set<Int> = []
  @ObservationIgnored var refused: [Int] = []
  @ObservationIgnored var dismissals: [Int: DismissAction] = [:]

  var binding: Binding<[Int]> { Binding(get: { self.path }, set: { self.path = $0 }) }
}

private struct GatesView: View {
  let model: GatesModel

  var body: some View {
    NavigationStack(path: model.binding) {
      Text("root")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { GatedPage(model: model, id: $0) }
    }
  }
}

private struct GatedPage: View {
  @Environment(\.dismiss) private var dismiss
  let model: GatesModel
  let id: Int

  init(model: GatesModel, id: Int) {
    self.model = model
    self.id = id
  }

  var body: some View {
    Text("\(id)")
      .navigationTitle("Page \(id)")
      .navigationBackAllowed(!model.forbidden.contains(id))
      .onBackRequest { model.refused.append(id) }
      .onAppear { model.dismissals[id] = dismiss }
  }
}
