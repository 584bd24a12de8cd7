import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

final class BannerTests: XCTestCase {
  func testBannerIsShownAboveItsViewWhileItsConditionIsTrue() throws {
    try inBanner { model, window in
      let height = try window.base.allocatedHeight
      XCTAssertNil(window.banner)
      model.isOffline = true
      let banner = try window.waitForBanner()
      XCTAssertTrue(GtkTesting.wait { banner.allocatedHeight >= 46 })
      XCTAssertEqual(banner.texts.first, "Offline")
      XCTAssertEqual(try window.base.allocatedHeight, height - banner.allocatedHeight)
      XCTAssertEqual(banner.allocatedWidth, try window.base.allocatedWidth)
      XCTAssertEqual(window.accessibilityIssues(), [])
      model.isOffline = false
      XCTAssertTrue(GtkTesting.wait { window.banner == nil })
      XCTAssertTrue(GtkTesting.wait { (try? window.base.allocatedHeight) == height })
    }
  }

  func testButtonOfABannerRunsItsActionAndDoesNotHideTheBanner() throws {
    try inBanner { model, window in
      model.isOffline = true
      try window.waitForBanner().click("Connect")
      window.settle()
      XCTAssertEqual(model.connections, 1)
      XCTAssertNotNil(window.banner)
    }
  }

  func testNameOfABannerIsItsCurrentTitle() throws {
    try inBanner { model, window in
      model.isOffline = true
      let banner = try window.waitForBanner()
      XCTAssertEqual(banner.accessibleRole, .group)
      XCTAssertEqual(banner.accessibleLabel, "Offline")
      model.title = "Connecting…"
      window.settle()
      XCTAssertEqual(window.banner?.accessibleLabel, "Connecting…")
      XCTAssertEqual(window.banner?.texts.first, "Connecting…")
    }
  }

  func testFocusIsInTheViewAfterAFocusedBannerWasHidden() throws {
    try inBanner { model, window in
      model.isOffline = true
      let banner = try window.waitForBanner()
      try banner.button("Connect").grabFocus()
      model.isOffline = false
      XCTAssertTrue(GtkTesting.wait { window.banner == nil })
      XCTAssertTrue(GtkTesting.wait { (try? window.base.containsFocus) == true })
    }
  }

  func testHiddenBannerDoesNotChangeTheLayoutOfItsView() throws {
    try onMain {
      try inWindow {
        Sizes(hasBanner: false)
      } use: { plain in
        try inWindow {
          Sizes(hasBanner: true)
        } use: { window in
          for name in ["First", "Second"] {
            let expected = try XCTUnwrap(plain.widget.allocation(of: name))
            XCTAssertEqual(try XCTUnwrap(window.widget.allocation(of: name)), expected, name)
          }
        }
      }
    }
  }
}

private func inBanner(
  use: @MainActor (BannerModel, TestWindow<BannerBase>) throws -> Void
) throws {
  try onMain {
    GtkTesting.start()
    StyleSheet.load(ToolkitStyleSheet.source(app: ""))
    let model = BannerModel()
    try inWindow {
      BannerBase(model: model)
    } use: {
      try use(model, $0)
    }
  }
}

@MainActor @Observable
private final class BannerModel {
  var isOffline = false
  var title = "Offline"
  var connections = 0
}

private struct BannerBase: View {
  let model: BannerModel

  var body: some View {
    List {
      Button("Base") {}
    }
    .banner(model.title, isPresented: model.isOffline) {
      Button("Connect") { model.connections += 1 }
    }
  }
}

private struct Sizes: View {
  let hasBanner: Bool

  var body: some View {
    if hasBanner {
      content.banner("Hidden", isPresented: false)
    } else {
      content
    }
  }

  private var content: some View {
    VStack {
      Text("First")
      Text("Second")
    }
  }
}

extension Widget {
  /// The position and the size of the label with a text.
  fileprivate func allocation(of text: String) -> [Double]? {
    guard let root,
      let label = visibleDescendants.first(where: { ($0 as? Gtk.Label)?.text == text }),
      let edges = label.edges(in: root)
    else { return nil }
    return [edges.x, edges.y, edges.width, edges.height]
  }
}

extension TestWindow {
  /// The banner that is shown, or `nil`.
  fileprivate var banner: Widget? {
    widget.contentBelowHeader?.visibleDescendants.first { $0.hasCSSClass("banner") && $0.isMapped }
  }

  /// The scrolled list below the banner.
  fileprivate var base: Widget {
    get throws {
      try XCTUnwrap(
        widget.contentBelowHeader?.visibleDescendants.first { $0.typeName == "GtkScrolledWindow" }
      )
    }
  }

  fileprivate func waitForBanner() throws -> Widget {
    GtkTesting.wait { banner != nil }
    return try XCTUnwrap(banner)
  }
}
