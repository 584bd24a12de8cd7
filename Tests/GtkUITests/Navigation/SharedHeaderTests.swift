import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// Several stacks in a window, which has a single header.
final class SharedHeaderTests: XCTestCase {
  func testVisibleSiblingStackOwnsTheHeader() throws {
    try onMain {
      let model = SharedHeaderModel()
      try inWindow {
        SiblingStacks(model: model)
      } use: { window in
        XCTAssertEqual(window.headerTitle, "A")
        XCTAssertNil(window.backButton)
        // A stack that isn't shown never changes the header.
        model.second = [1, 2]
        window.settle()
        XCTAssertEqual(window.headerTitle, "A")
        XCTAssertFalse(window.press("<Alt>Left"))
        XCTAssertEqual(model.second, [1, 2])
        model.showsSecond = true
        window.settle()
        XCTAssertEqual(window.headerTitle, "B 2")
        model.first = [1]
        window.settle()
        XCTAssertEqual(window.headerTitle, "B 2")
        try XCTUnwrap(window.backButton as? GtkButton).click()
        window.settle()
        XCTAssertEqual(model.second, [1])
        XCTAssertTrue(window.press("<Alt>Left"))
        XCTAssertEqual(model.second, [])
        XCTAssertFalse(window.press("<Alt>Left"))
        XCTAssertEqual(model.first, [1])
        model.showsSecond = false
        window.settle()
        XCTAssertEqual(window.headerTitle, "A 1")
        XCTAssertTrue(window.press("<Alt>Left"))
        XCTAssertEqual(model.first, [])
      }
    }
  }

  func testNestedStackOwnsTheHeaderWhileItsPageIsOnTop() throws {
    try onMain { try nested(isAnimated: false) }
  }

  func testNestedStackReleasesTheHeaderWhenAPushAboveItsPageStarts() throws {
    try onMain {
      try withAnimations { try nested(isAnimated: true) }
    }
  }

  func testOuterStackOwnsTheHeaderWhenTheNestedStackIsPopped() throws {
    try onMain {
      try withAnimations {
        let model = SharedHeaderModel()
        model.isNestedAbove = true
        try inWindow {
          NestedStacks(model: model)
        } use: { window in
          XCTAssertEqual(window.headerTitle, "A")
          model.first = [1]
          window.settle()
          window.waitForTransition()
          XCTAssertEqual(window.headerTitle, "B")
          model.first = []
          window.flush()
          XCTAssertEqual(window.headerTitle, "A")
          XCTAssertNil(window.backButton)
          window.waitForTransition()
          XCTAssertEqual(window.headerTitle, "A")
        }
      }
    }
  }
}

@MainActor
private func nested(
  isAnimated: Bool,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let model = SharedHeaderModel()
  try inWindow(file: file, line: line) {
    NestedStacks(model: model)
  } use: { window in
    let update = isAnimated ? window.flush : window.settle
    XCTAssertEqual(window.headerTitle, "B", file: file, line: line)
    model.second = [7]
    window.settle()
    window.waitForTransition()
    XCTAssertEqual(window.headerTitle, "B 7", file: file, line: line)
    // The change pushes a page above the page that contains the inner stack.
    model.first = [1]
    update()
    XCTAssertEqual(window.headerTitle, "A 1", file: file, line: line)
    XCTAssertTrue(window.press("<Alt>Left"), file: file, line: line)
    XCTAssertEqual(model.first, [], file: file, line: line)
    XCTAssertEqual(model.second, [7], file: file, line: line)
    XCTAssertEqual(window.headerTitle, "B 7", file: file, line: line)
    XCTAssertTrue(window.press("<Alt>Left"), file: file, line: line)
    XCTAssertEqual(model.second, [], file: file, line: line)
    XCTAssertEqual(window.headerTitle, "B", file: file, line: line)
    XCTAssertFalse(window.press("<Alt>Left"), file: file, line: line)
  }
}

@Observable
@MainActor
private final class SharedHeaderModel {
  var first: [Int] = []
  var second: [Int] = []
  var showsSecond = false
  @ObservationIgnored var isNestedAbove = false

  var firstBinding: Binding<[Int]> { Binding(get: { self.first }, set: { self.first = $0 }) }
  var secondBinding: Binding<[Int]> { Binding(get: { self.second }, set: { self.second = $0 }) }
}

private struct SiblingStacks: View {
  let model: SharedHeaderModel

  var body: some View {
    VStack {
      NumberStack(name: "A", path: model.firstBinding)
        .modifier(Shown(isShown: !model.showsSecond))
      NumberStack(name: "B", path: model.secondBinding)
        .modifier(Shown(isShown: model.showsSecond))
    }
  }
}

private struct NestedStacks: View {
  let model: SharedHeaderModel

  var body: some View {
    NavigationStack(path: model.firstBinding) {
      page("A", hasStack: !model.isNestedAbove)
        .navigationDestination(for: Int.self) { page("A \($0)", hasStack: model.isNestedAbove) }
    }
  }

  @ViewBuilder
  private func page(_ title: String, hasStack: Bool) -> some View {
    if hasStack {
      NumberStack(name: "B", path: model.secondBinding).navigationTitle(title)
    } else {
      Text(title).navigationTitle(title)
    }
  }
}

private struct NumberStack: View {
  let name: String
  let path: Binding<[Int]>

  var body: some View {
    NavigationStack(path: path) {
      Text(name)
        .navigationTitle(name)
        .navigationDestination(for: Int.self) {
          Text("\(name) \($0)").navigationTitle("\(name) \($0)")
        }
    }
  }
}

private struct Shown: WidgetModifier {
  let isShown: Bool

  func apply(to widget: Widget, from old: Self?) {
    if old?.isShown != isShown { widget.isVisible = isShown }
  }
}
