import ComposableGtk
import ConcurrencyExtras
import GtkTestSupport
import Sharing
import XCTest

final class StateSharedTests: XCTestCase {
  func testAViewThatIsCreatedAgainKeepsTheKeyThatItHasLoaded() throws {
    try onMain {
      @Shared(.inMemory("first")) var first = "first"
      @Shared(.inMemory("second")) var second = "second"
      let window = TestWindow { Parent() }
      defer { window.close() }
      XCTAssertTrue(window.texts.contains("Reader 0: first"), "\(window.texts)")
      XCTAssertTrue(window.texts.contains("Reference 0: first"), "\(window.texts)")

      try window.widget.find(.button, named: "Load reader").click()
      try window.widget.find(.button, named: "Load reference").click()
      GtkTesting.wait { window.texts.contains("Reader 0: second") }
      GtkTesting.wait { window.texts.contains("Reference 0: second") }

      try window.widget.find(.button, named: "Create again").click()
      XCTAssertTrue(window.texts.contains("Reader 1: second"), "\(window.texts)")
      XCTAssertTrue(window.texts.contains("Reference 1: second"), "\(window.texts)")

      $second.withLock { $0 = "changed" }
      window.settle()
      XCTAssertTrue(window.texts.contains("Reader 1: changed"), "\(window.texts)")
      XCTAssertTrue(window.texts.contains("Reference 1: changed"), "\(window.texts)")
      XCTAssertEqual(first, "first")
    }
  }

  func testTheDefaultIsEvaluatedOnceForAView() throws {
    try onMain {
      let evaluations = LockIsolated(0)
      let window = TestWindow { DefaultParent(evaluations: evaluations) }
      defer { window.close() }
      try window.widget.find(.button, named: "Create again").click()
      XCTAssertTrue(window.texts.contains("1: 0, nil, 7, 8"), "\(window.texts)")
      XCTAssertEqual(evaluations.value, 1)
    }
  }
}

private struct Parent: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Button("Create again") { number += 1 }
      ReaderChild(number: number)
      ReferenceChild(number: number)
    }
  }
}

private struct ReaderChild: View {
  let number: Int
  @State.SharedReader(.inMemory("first")) private var name = ""

  init(number: Int) {
    self.number = number
  }

  var body: some View {
    Text("Reader \(number): \(name)")
    Button("Load reader") {
      Task { try await $name.load(.inMemory("second")) }
    }
  }
}

private struct ReferenceChild: View {
  let number: Int
  @State.Shared(.inMemory("first")) private var name = ""

  init(number: Int) {
    self.number = number
  }

  var body: some View {
    Text("Reference \(number): \(name)")
    Button("Load reference") {
      Task { try await $name.load(.inMemory("second")) }
    }
  }
}

private struct DefaultParent: View {
  let evaluations: LockIsolated<Int>
  @State private var number = 0

  var body: some View {
    VStack {
      Button("Create again") { number += 1 }
      DefaultChild(number: number, evaluations: evaluations)
    }
  }
}

private struct DefaultChild: View {
  let number: Int
  @State.Shared private var count: Int
  @State.SharedReader(.inMemory("name")) private var name: String?
  @State.Shared(InMemoryKey[.inMemory("seven"), default: 7]) private var seven
  @State.SharedReader(InMemoryKey[.inMemory("eight"), default: 7]) private var eight = 8

  init(number: Int, evaluations: LockIsolated<Int>) {
    self.number = number
    func makeDefault() -> Int {
      evaluations.withValue { $0 += 1 }
      return 0
    }
    _count = State.Shared(wrappedValue: makeDefault(), .inMemory("count"))
  }

  var body: some View {
    Text("\(number): \(count), \(name ?? "nil"), \(seven), \(eight)")
  }
}
