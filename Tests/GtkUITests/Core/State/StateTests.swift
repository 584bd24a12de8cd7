import GtkTestSupport
import XCTest

@testable import GtkUI

final class StateTests: XCTestCase {
  func testStateIsRetainedWhenItsViewIsUpdated() throws {
    try onMain {
      try inWindow {
        Counter(title: "a")
      } use: { window in
        try window.click("Increment")
        window.update { Counter(title: "b") }
        try window.click("Increment")
        window.update { Counter(title: "c") }
        XCTAssertEqual(window.texts.first, "c 2")
      }
    }
  }

  func testStateThatIsAssignedInAnInitializerRetainsItsFirstValue() throws {
    try inWindow {
      Assigned(count: 3, title: "a")
    } use: { window in
      XCTAssertEqual(window.texts, ["a 3"])
      window.update { Assigned(count: 9, title: "b") }
      XCTAssertEqual(window.texts, ["a 3"])
    }
  }

  func testSiblingViewsOfOneTypeHaveSeparateState() throws {
    try onMain {
      try inWindow {
        VStack {
          Counter(title: "a")
          Counter(title: "b")
        }
      } use: { window in
        try window.click("Increment")
        XCTAssertEqual(window.texts.filter { $0 != "Increment" }, ["a 1", "b 0"])
      }
    }
  }

  func testStateThatIsSetToAnEqualValueCausesNoEvaluation() throws {
    try inWindow {
      Setter(value: 1)
    } use: { window in
      let counts = try BodyCount.during { try window.click("Set") }
      XCTAssertEqual(counts, ["Setter": 1])
      XCTAssertEqual(try BodyCount.during { try window.click("Set") }, [:])
    }
  }

  func testBindingWritesStateOfItsOwnerAndUpdatesBothViews() throws {
    try inWindow {
      Owner()
    } use: { window in
      XCTAssertEqual(window.texts.first, "owner false")
      try window.click("Toggle false")
      XCTAssertEqual(window.texts.first, "owner true")
      XCTAssertNoThrow(try window.button("Toggle true"))
    }
  }

  func testConstantBindingIgnoresWrites() {
    onMain {
      let binding = Binding.constant(1)
      binding.wrappedValue = 2
      XCTAssertEqual(binding.wrappedValue, 1)
      XCTAssertEqual(binding.projectedValue.wrappedValue, 1)
    }
  }

  func testStateIsResetWhenItsViewIsRemovedAndInsertedAgain() throws {
    try onMain {
      try inWindow {
        Gate(isOpen: true)
      } use: { window in
        try window.click("Increment")
        window.update { Gate(isOpen: false) }
        window.update { Gate(isOpen: true) }
        XCTAssertEqual(window.texts.first, "gate 0")
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  let title: String

  var body: some View {
    Text("\(title) \(count)")
    Button("Increment") { count += 1 }
  }
}

private struct Assigned: View {
  @State var count: Int
  @State private var title: String

  init(count: Int, title: String) {
    self.count = count
    _title = State(initialValue: title)
  }

  var body: some View { Text("\(title) \(count)") }
}

private struct Setter: View {
  @State private var current = 0
  let value: Int

  var body: some View {
    Text("\(current)")
    Button("Set") { current = value }
  }
}

private struct Owner: View {
  @State private var isOn = false

  var body: some View {
    Text("owner \(isOn)")
    Toggle(isOn: $isOn)
  }
}

private struct Toggle: View {
  @Binding var isOn: Bool

  var body: some View {
    Button("Toggle \(isOn)") { isOn.toggle() }
  }
}

private struct Gate: View {
  let isOpen: Bool

  var body: some View {
    if isOpen {
      Counter(title: "gate")
    }
  }
}
