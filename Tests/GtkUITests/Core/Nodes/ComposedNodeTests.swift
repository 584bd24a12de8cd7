import GtkTestSupport
import XCTest

@testable import GtkUI

final class ComposedNodeTests: XCTestCase {
  func testOnlyTheBodyThatReadsAChangeIsEvaluated() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Parent(model: model)
      } use: { window in
        let counts = BodyCount.during {
          model.first = 1
          window.settle()
        }
        XCTAssertEqual(counts, ["First": 1])
        XCTAssertEqual(window.texts, ["first 1", "second 0", "false"])
      }
    }
  }

  func testParentAndChildThatReadTheSamePropertyAreEvaluatedOnceEach() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Outer(model: model)
      } use: { window in
        let counts = BodyCount.during {
          model.first = 1
          window.settle()
        }
        XCTAssertEqual(counts, ["Outer": 1, "First": 1])
      }
    }
  }

  func testChildIsEvaluatedOncePerChangeAfterRepeatedUpdatesOfItsParent() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Parent(model: model)
      } use: { window in
        for _ in 1...100 {
          model.isOn.toggle()
          window.settle()
        }
        let flushes = UpdateScheduler.shared.flushCount
        let counts = BodyCount.during {
          model.first = 7
          window.settle()
        }
        XCTAssertEqual(counts, ["First": 1])
        XCTAssertEqual(UpdateScheduler.shared.flushCount, flushes + 1)
        XCTAssertTrue(window.texts.contains("first 7"))
      }
    }
  }

  func testDismantledViewIsNotEvaluated() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Parent(model: model)
      } use: { window in
        window.host.dismantle()
        let counts = BodyCount.during {
          model.first = 1
          window.settle()
        }
        XCTAssertEqual(counts, [:])
      }
    }
  }

  func testDeferredViewObservesTheModelThatItsClosureReads() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Deferred { Text("\(model.first)") }
      } use: { window in
        model.first = 3
        window.settle()
        XCTAssertEqual(window.texts, ["3"])
      }
    }
  }
}

private struct Parent: View {
  let model: Model

  var body: some View {
    VStack {
      First(model: model)
      Second(model: model)
      Text("\(model.isOn)")
    }
  }
}

private struct Outer: View {
  let model: Model

  var body: some View {
    Text("\(model.first)")
    First(model: model)
  }
}

private struct First: View {
  let model: Model

  var body: some View { Text("first \(model.first)") }
}

private struct Second: View {
  let model: Model

  var body: some View { Text("second \(model.second)") }
}
