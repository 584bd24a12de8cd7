import Foundation
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class OpenURLTests: XCTestCase {
  func testOpenURLActionOfTheEnvironmentHandlesTheURL() throws {
    try onMain {
      let log = Log()
      try inWindow {
        LinkButton(url: "notes://handled")
          .environment(
            \.openURL,
            OpenURLAction { url in
              log.append("open \(url)")
              return url.scheme == "notes" ? .handled : .discarded
            }
          )
        Text("\(log.lines.count)")
      } use: { window in
        try window.click("Open")
        XCTAssertEqual(log.lines, ["open notes://handled"])
        XCTAssertNil(window.alert)
      }
    }
  }

  func testDiscardedURLPresentsNoAlert() throws {
    try onMain {
      let log = Log()
      try inWindow {
        LinkButton(url: "no-such-scheme://discarded")
          .environment(
            \.openURL,
            OpenURLAction { url in
              log.append("discard \(url)")
              return .discarded
            }
          )
      } use: { window in
        try window.click("Open")
        XCTAssertEqual(log.lines, ["discard no-such-scheme://discarded"])
        XCTAssertNil(window.alert)
      }
    }
  }

  func testURLThatNoProgramOpensPresentsAnAlert() throws {
    try inWindow {
      LinkButton(url: "no-such-scheme://x?a=<b>")
    } use: { window in
      try window.click("Open")
      XCTAssertTrue(GtkTesting.wait { window.alert != nil })
      XCTAssertEqual(window.alert?.accessibleLabel, "Could Not Open Link")
      try window.alert?.click("OK")
      XCTAssertNil(window.alert)
    }
  }

  func testTheAlertOfAnUnopenedURLHasTheEnvironmentOfItsView() throws {
    try inWindow {
      LinkButton(url: "no-such-scheme://x").environment(\.layoutDirection, .rightToLeft)
    } use: { window in
      try window.click("Open")
      let isMirrored = GtkTesting.wait {
        (try? window.alert?.button("OK").direction) == .rightToLeft
      }
      XCTAssertTrue(isMirrored)
      try window.alert?.click("OK")
      XCTAssertNil(window.alert)
    }
  }

  func testOpenURLActionReportsWhetherTheURLWasOpened() throws {
    try onMain {
      GtkTesting.start()
      var results: [Bool] = []
      let url = try XCTUnwrap(URL(string: "no-such-scheme://x"))
      OpenURLAction { _ in .handled }(url) { results.append($0) }
      OpenURLAction { _ in .discarded }(url) { results.append($0) }
      OpenURLAction { _ in .systemAction(url) }(url) { results.append($0) }
      XCTAssertTrue(GtkTesting.wait { results.count == 3 })
      XCTAssertEqual(results, [true, false, false])
    }
  }
}

private struct LinkButton: View {
  let url: String
  @GtkUI.Environment(\.openURL) private var openURL

  var body: some View {
    Button("Open") {
      if let url = URL(string: url) { openURL(url) }
    }
  }
}
