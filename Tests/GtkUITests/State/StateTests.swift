import GtkTestSupport
import XCTest

@testable import GtkUI

final class StateTests: XCTestCase {
  func testItOutlivesTheViewsAndItsInitialValueIsWorkedOutOnce() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Counter(log: log, title: "a")
      } use: { window in
        try window.click("Increment")
        window.update { Counter(log: log, title: "b") }
        try window.click("Increment")
        window.update { Counter(log: log, title: "c") }
        XCTAssertEqual(window.texts.first, "c 2")
        XCTAssertEqual(log.lines, ["initial"])
      }
    }
  }

  func testEachPlaceHasItsOwn() throws {
    try onMain {
      let log = Log()
      try inWindow {
        VStack {
          Counter(log: log, title: "a")
          Counter(log: log, title: "b")
        }
      } use: { window in
        try window.click("Increment")
        XCTAssertEqual(window.texts.filter { $0 != "Increment" }, ["a 1", "b 0"])
      }
    }
  }

  func testAnEqualValueCausesNoEvaluation() throws {
    try inWindow {
      Setter(value: 1)
    } use: { window in
      let counts = try BodyCount.during { try window.click("Set") }
      XCTAssertEqual(counts, ["Setter": 1])
      XCTAssertEqual(try BodyCount.during { try window.click("Set") }, [:])
    }
  }

  func testABindingWritesWhatItsOwnerHasAndBothShowIt() throws {
    try inWindow {
      Owner()
    } use: { window in
      XCTAssertEqual(window.texts.first, "owner false")
      try window.click("Toggle false")
      XCTAssertEqual(window.texts.first, "owner true")
      XCTAssertNoThrow(try window.button("Toggle true"))
    }
  }

  func testAConstantBindingDropsWhatIsWritten() {
    onMain {
      let binding = Binding.constant(1)
      binding.wrappedValue = 2
      XCTAssertEqual(binding.wrappedValue, 1)
      XCTAssertEqual(binding.projectedValue.wrappedValue, 1)
    }
  }

  func testItBeginsAnewWhenTheViewIsReplaced() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Gate(isOpen: true, log: log)
      } use: { window in
        try window.click("Increment")
        window.update { Gate(isOpen: false, log: log) }
        window.update { Gate(isOpen: true, log: log) }
        XCTAssertEqual(window.texts.first, "gate 0")
        XCTAssertEqual(log.lines, ["initial", "initial"])
      }
    }
  }
}

private struct Counter: View {
  @State private var count: Int
  let title: String

  init(log: Log, title: String) {
    self.title = title
    _count = State(wrappedValue: Counter.initial(log))
  }

  private static func initial(_ log: Log) -> Int {
    log.append("initial")
    return 0
  }

  var body: some View {
    Text("\(title) \(count)")
    Button("Increment") { count += 1 }
  }
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
  let log: Log

  var body: some View {
    if isOpen {
      Counter(log: log, title: "gate")
    }
  }
}
