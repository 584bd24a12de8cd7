import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Presentations of a page, which are hidden while the page is covered.
final class CoveredPresentationTests: XCTestCase {
  func testPresentationIsShownAgainWithItsStateAfterThePop() throws {
    for kind in Self.kinds {
      try inStack(kind) { model, path, window in
        XCTAssertTrue(Self.shows("presented 0, taps 0", window))
        try Self.tap(window)
        XCTAssertTrue(Self.shows("presented 0, taps 1", window))
        path.ids = [1]
        window.settle()
        XCTAssertEqual(Self.texts(window), ["1"])
        model.count = 5
        window.settle()
        path.ids = []
        window.settle()
        XCTAssertTrue(Self.shows("presented 5, taps 1", window), "\(kind)")
        XCTAssertEqual(
          model.log.lines,
          ["appear", "tap", "disappear", "appear"],
          "Nothing is written."
        )
      }
    }
  }

  func testPresentationDismissedWhileCoveredIsNotShownAfterThePop() throws {
    for kind in Self.kinds {
      try inStack(kind) { model, path, window in
        path.ids = [1]
        window.settle()
        model.isOn = false
        window.settle()
        path.ids = []
        window.settle()
        XCTAssertFalse(Self.texts(window).contains("presented 0, taps 0"), "\(kind)")
        XCTAssertEqual(GtkWindow.all.filter(\.isVisible).count, 1)
      }
    }
  }

  func testPresentationOfACoveredPageIsShownAfterThePop() throws {
    for kind in Self.kinds {
      try inStack(kind, isOn: false) { model, path, window in
        path.ids = [1]
        window.settle()
        model.isOn = true
        window.settle()
        XCTAssertEqual(Self.texts(window), ["1"])
        path.ids = []
        window.settle()
        XCTAssertTrue(Self.shows("presented 0, taps 0", window), "\(kind)")
      }
    }
  }

  func testClosingTheWindowIgnoresPresentationsOfCoveredPages() throws {
    for kind in Self.kinds {
      try inStack(kind) { model, path, window in
        path.ids = [1]
        window.settle()
        window.requestClose()
        XCTAssertNil(window.host.node)
        XCTAssertTrue(model.isOn)
      }
    }
  }

  func testPresentationIsRemovedWithItsPage() throws {
    for kind in Self.kinds {
      try onMain {
        let model = PresentingModel()
        let path = PathModel([1, 2])
        model.isOn = true
        try inWindow {
          PresentingStack(model: model, path: path, kind: kind, presentsAtRoot: false)
        } use: { window in
          XCTAssertEqual(Self.texts(window), ["2"])
          path.ids = [1]
          window.settle()
          XCTAssertTrue(Self.shows("presented 0, taps 0", window), "\(kind)")
          path.ids = []
          window.settle()
          XCTAssertEqual(Self.texts(window), ["root"], "\(kind)")
          XCTAssertEqual(model.log.lines, ["appear", "disappear"])
        }
      }
    }
  }

  private static let kinds: [PresentationKind] = [
    .sheet, .fullScreenCover, .popover(arrowEdge: nil),
    .alert(AlertKind(title: "Alert", isAnsweredByActions: true)),
  ]

  @MainActor
  private static func tap<V: View>(_ window: TestWindow<V>) throws {
    let holder = window.sheet ?? window.alert ?? window.popover as Widget? ?? window.widget
    try holder.click("Tap")
  }

  @MainActor
  private static func shows<V: View>(_ text: String, _ window: TestWindow<V>) -> Bool {
    // A popover is shown after the widget that the popover points to has been laid out.
    GtkTesting.wait { texts(window).contains(text) }
  }

  /// Returns the texts in the presentation above the window, or in the window itself.
  @MainActor
  private static func texts<V: View>(_ window: TestWindow<V>) -> [String] {
    window.sheet?.contentBelowHeader?.texts ?? window.alert?.contentBelowHeader?.texts
      ?? window.popover?.texts ?? window.texts
  }

  private func inStack(
    _ kind: PresentationKind,
    isOn: Bool = true,
    _ use: @MainActor (PresentingModel, PathModel, TestWindow<PresentingStack>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      let path = PathModel()
      model.isOn = isOn
      try inWindow {
        PresentingStack(model: model, path: path, kind: kind)
      } use: { window in
        try use(model, path, window)
      }
    }
  }
}

struct PresentingStack: View {
  let model: PresentingModel
  let path: PathModel
  let kind: PresentationKind
  var presentsAtRoot = true

  var body: some View {
    NavigationContainer(ids: path.ids, onPop: { path.pop($0) }) {
      if presentsAtRoot {
        PresentingPage(model: model, kind: kind)
      } else {
        Text("root")
      }
    } destination: { id in
      if id == 1, !presentsAtRoot {
        PresentingPage(model: model, kind: kind)
      } else {
        Text("\(id)")
      }
    }
  }
}

private struct PresentingPage: View {
  let model: PresentingModel
  let kind: PresentationKind

  var body: some View {
    Text("page").presentation(
      kind,
      id: model.isOn ? 1 : nil,
      onRequest: { model.flag.wrappedValue = false }
    ) {
      PresentedView(model: model)
    }
  }
}
