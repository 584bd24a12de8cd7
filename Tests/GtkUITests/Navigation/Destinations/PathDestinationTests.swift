import GtkTestSupport
import Observation
import TestSupport
import XCTest

@testable import GtkUI

/// The pages that `navigationDestination(for:)` declares for values on a path.
final class PathDestinationTests: XCTestCase {
  func testValuesOfSeveralTypesOnOnePathShowTheirDestinations() throws {
    try onMain {
      let box = PathBox()
      try inWindow {
        Mixed(box: box)
      } use: { window in
        box.path.append(1)
        window.settle()
        XCTAssertEqual(window.texts, ["number 1"])
        box.path.append("a")
        window.settle()
        XCTAssertEqual(window.texts, ["text a"])
        XCTAssertEqual(window.coveredPageTitles, ["Number 1", "Root"])
        try window.click("Back")
        XCTAssertEqual(box.path, NavigationPath([1]))
      }
    }
  }

  func testDestinationDeclaredByAPageThatWasNeverShownIsShown() throws {
    try onMain {
      let box = PathBox()
      box.path = NavigationPath([1])
      box.path.append(2.5)
      box.path.append(3)
      try inWindow {
        Mixed(box: box)
      } use: { window in
        XCTAssertEqual(window.texts, ["number 3"])
        XCTAssertEqual(window.coveredPageTitles, ["Fraction 2.5", "Number 1", "Root"])
        window.goBack()
        XCTAssertEqual(window.texts, ["fraction 2.5"])
      }
    }
  }

  func testDestinationDeclaredClosestToTheRootIsShown() throws {
    try onMain {
      let box = PathBox()
      try inWindow {
        NavigationStack(path: box.binding) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("root's \(number)").navigationDestination(for: Int.self) { Text("other's \($0)") }
          }
        }
      } use: { window in
        box.path = NavigationPath([1, 2])
        window.settle()
        XCTAssertEqual(window.texts, ["root's 2"])
      }
    }
  }

  func testValueWithoutADestinationShowsAMissingPageAndIsReportedOnce() throws {
    try onMain {
      let box = PathBox()
      let issues = try recordMessages {
        try inWindow {
          Mixed(box: box)
        } use: { window in
          box.path.append(Character("x"))
          window.settle()
          XCTAssertEqual(window.headerTitle, "Missing Page")
          XCTAssertTrue(window.texts.contains { $0.contains("“Character”") })
          try window.click("Back")
          XCTAssertEqual(window.texts, ["root"])
        }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(
        issues.first?.contains("'.navigationDestination(for: Character.self) { … }'") == true
      )
    }
  }

  func testDestinationDeclaredLaterReplacesTheMissingPage() throws {
    try onMain {
      let box = PathBox()
      box.path.append(Character("x"))
      let issues = try recordMessages {
        try inWindow {
          Later(box: box, isKnown: false)
        } use: { window in
          window.update { Later(box: box, isKnown: true) }
          XCTAssertEqual(window.texts, ["character x"])
          window.update { Later(box: box, isKnown: false) }
          XCTAssertEqual(window.headerTitle, "Missing Page")
        }
      }
      XCTAssertEqual(issues.count, 2)
    }
  }

  func testDestinationUpdatesWhileTheRootThatDeclaresItIsCovered() throws {
    try onMain {
      let box = PathBox()
      box.path.append(1)
      try inWindow {
        PathBoxStack(box: box, label: "old")
      } use: { window in
        XCTAssertEqual(window.texts, ["old 1"])
        window.update { PathBoxStack(box: box, label: "new") }
        XCTAssertEqual(window.texts, ["new 1"])
        box.label = "!"
        window.settle()
        XCTAssertEqual(window.texts, ["new 1!"])
      }
    }
  }

  func testTwoDestinationsForOneTypeOnOnePageAreReported() throws {
    try onMain {
      let issues = try recordMessages {
        try inWindow {
          NavigationStack {
            Text("root")
              .navigationDestination(for: Int.self) { Text("\($0)") }
              .navigationDestination(for: Int.self) { Text("\($0)") }
          }
        } use: { _ in
        }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("'Int'") == true)
    }
  }

  func testInsertingOrRemovingPathValuesRetainsTheStateOfOtherPages() throws {
    try onMain {
      let box = PathBox()
      try inWindow {
        NavigationStack(path: box.binding) {
          Text("root").navigationDestination(for: Int.self) { Counting(number: $0) }
        }
      } use: { window in
        box.path = NavigationPath([1, 2])
        window.settle()
        try window.click("Increment")
        box.path = NavigationPath([1, 3, 2])
        window.settle()
        XCTAssertEqual(window.texts.last, "2: 1")
        box.path = NavigationPath([2])
        window.settle()
        XCTAssertEqual(window.texts.last, "2: 1")
        box.path = NavigationPath([2, 2])
        window.settle()
        XCTAssertEqual(window.texts.last, "2: 0")
        window.goBack()
        XCTAssertEqual(window.texts.last, "2: 1")
      }
    }
  }
}

@Observable
@MainActor
private final class PathBox {
  var path = NavigationPath()
  var label = ""

  var binding: Binding<NavigationPath> { Binding(get: { self.path }, set: { self.path = $0 }) }
}

private struct Mixed: View {
  let box: PathBox

  var body: some View {
    NavigationStack(path: box.binding) {
      Text("root")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Text("number \(number)")
            .navigationTitle("Number \(number)")
            .navigationDestination(for: Double.self) {
              Text("fraction \($0)").navigationTitle("Fraction \($0)")
            }
        }
        .navigationDestination(for: String.self) {
          Text("text \($0)").navigationTitle("Text \($0)")
        }
    }
  }
}

private struct Later: View {
  let box: PathBox
  let isKnown: Bool

  var body: some View {
    NavigationStack(path: box.binding) {
      if isKnown {
        Text("root").navigationDestination(for: Character.self) { Text("character \($0)") }
      } else {
        Text("root")
      }
    }
  }
}

private struct PathBoxStack: View {
  let box: PathBox
  let label: String

  var body: some View {
    NavigationStack(path: box.binding) {
      Text("root").navigationDestination(for: Int.self) { Text("\(label) \($0)\(box.label)") }
    }
  }
}

private struct Counting: View {
  @State private var count = 0
  private let number: Int

  init(number: Int) {
    self.number = number
  }

  var body: some View {
    VStack {
      Button("Increment") { count += 1 }
      Text("\(number): \(count)")
    }
  }
}
