import ComposableGtk
import CountersCore
import Gtk
import GtkTestSupport
import NumberFacts
import XCTest

@testable import CountersViews

/// Windows with a width of 360 pixels, which is the minimum width that the app declares.
final class NarrowWindowTests: XCTestCase {
  func testEveryPageFitsWithNormalAndDoubledTextInBothDirections() throws {
    try onMain {
      for (direction, scale) in [
        (TextDirection.leftToRight, 1), (.leftToRight, 2), (.rightToLeft, 1), (.rightToLeft, 2),
      ] {
        try GtkTesting.withText(scale: scale, direction: direction, styledBy: StyledApp()) {
          for state in pages {
            let window = TestWindow(width: 360, height: 640) { AppView(store: store(state)) }
            defer { window.close() }
            let title = "\(window.widget.title ?? ""), \(scale)00 %, \(direction)"

            XCTAssertLessThanOrEqual(window.widget.measure(.horizontal).minimum, 360, title)
            XCTAssertLessThanOrEqual(window.widget.measure(.vertical, for: 360).minimum, 480, title)
            XCTAssertLessThanOrEqual(
              window.widget.contentBelowHeader?.allocatedWidth ?? .max,
              360,
              title
            )
          }
        }
      }
    }
  }

  func testAlertWithALongPathFits() throws {
    try onMain {
      for scale in 1...2 {
        try GtkTesting.withText(scale: scale, styledBy: StyledApp()) {
          let store = store(AppFeature.State())
          let window = TestWindow(width: 360, height: 640) { AppView(store: store) }
          defer { window.close() }
          let path = "/home/somebody/.local/state/org.composablegtk.Counters/session.json"

          store.send(.sessionNotSaved(reason: "\(path) can't be written: it is read-only."))
          window.settle()

          let alert = try XCTUnwrap(window.alert)
          XCTAssertLessThanOrEqual(alert.measure(.horizontal).minimum, 360)
          XCTAssertLessThanOrEqual(alert.allocatedWidth, 360)
          XCTAssertTrue(alert.texts.contains { $0.contains(path) })
        }
      }
    }
  }

  func testSummaryHasOneLineAt480PixelsAndTwoLinesAt360Pixels() throws {
    try onMain {
      try GtkTesting.run(StyledApp()) { _ in }
      @MainActor func expect(_ lines: Int, width: Int) throws {
        let window = TestWindow(width: width, height: 640) { AppView(store: store(pages[1])) }
        defer { window.close() }
        let figures = try ["Sum: 42", "Timers running: 0", "Screens: 1"].map { text in
          try XCTUnwrap(window.labels.first { $0.text == text }, text)
        }
        // The window has its new size after the window manager has resized the window.
        let isSo = GtkTesting.wait {
          Set(figures.map { $0.translate(x: 0, y: 0, to: window.widget)?.y }).count == lines
        }
        XCTAssertTrue(isSo, "\(width) pixels")
      }
      try expect(1, width: 480)
      try expect(2, width: 360)
    }
  }

  func testCountLabelIsLeftToRightInARightToLeftWindow() throws {
    try onMain {
      try GtkTesting.withText(direction: .rightToLeft, styledBy: StyledApp()) {
        let window = TestWindow(width: 360, height: 640) { AppView(store: store(pages[2])) }
        defer { window.close() }
        let number = try XCTUnwrap(window.labels.first { $0.text == "\(Int.min)" })
        XCTAssertEqual(number.direction, .leftToRight)
      }
    }
  }
}

/// The states of the app for all pages, with the content that occupies most space.
@MainActor
private var pages: [AppFeature.State] {
  var fact = FactFeature.State(number: .min)
  fact.fact = NumberFact(
    text: "9223372036854775808 is \(String(repeating: "2×", count: 62))2, a power of two.",
    kind: .computed
  )
  let screens: [[AppFeature.Path.State]] = [
    [], [.counter(CounterFeature.State(count: 42))],
    [.counter(CounterFeature.State(count: .min))], [.fact(fact)],
  ]
  return screens.map { AppFeature.State(path: StackState($0)) }
}

@MainActor
private func store(_ state: AppFeature.State) -> StoreOf<AppFeature> {
  Store(initialState: state) { AppFeature() }
}

/// An app with the style of Counters.
private struct StyledApp: App {
  static let id = "org.composablegtk.Styled"
  static let styleSheet = CountersStyle.css

  var body: some Scene {
    Window("Styled", id: "styled") { Text("Styled") }
  }
}

extension TestWindow {
  fileprivate var labels: [Gtk.Label] {
    widget.visibleDescendants.compactMap { $0 as? Gtk.Label }
  }
}
