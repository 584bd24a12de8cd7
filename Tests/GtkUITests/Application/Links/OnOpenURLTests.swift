import Foundation
import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

final class OnOpenURLTests: XCTestCase {
  func testURLsOfTheLaunchAreReceivedByTheWindow() throws {
    try onMain {
      let log = Log()
      try inApp(opening: ["notes://a/1", "file:///tmp/x%20y"]) {
        Window("Main", id: "main") { LinkReader(name: "main", log: log) }
      } use: { app in
        XCTAssertEqual(log.lines, ["main notes://a/1", "main file:///tmp/x%20y"])
        XCTAssertEqual(app.titles, ["Main"])
      }
    }
  }

  func testURLOfALaterLaunchIsReceivedByTheFrontWindow() throws {
    try onMain {
      let log = Log()
      try inApp {
        NumberedLinkReaders(log: log)
        Window("Silent", id: "silent") { Text("") }
      } use: { app in
        app.scenes[0].open(AnyHashable(1))
        GtkTesting.wait { app.windows[1].window.isActive }
        app.application.open(["notes://second"])
        GtkTesting.settle()
        XCTAssertEqual(log.lines, ["1 notes://second"])

        app.scenes[1].open(nil)
        GtkTesting.wait { app.windows[2].window.isActive }
        app.application.open(["notes://third"])
        GtkTesting.settle()
        XCTAssertEqual(
          log.lines,
          ["1 notes://second", "0 notes://third"],
          "The front window receives no URLs."
        )
      }
    }
  }

  func testURLFromAnotherProcessIsReceivedByTheWindow() throws {
    try onMain {
      let log = Log()
      try inApp(isUnique: true) {
        Window("Main", id: "main") { LinkReader(name: "main", log: log) }
      } use: { app in
        try XCTSkipIf(ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] == nil, "Not alone.")
        // A second launch of the program sends the URL to the app in this way.
        let second = Process()
        second.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        second.arguments = [
          "gapplication", "launch", "org.composablegtk.Test", "notes://from/afar",
        ]
        try second.run()
        XCTAssertTrue(GtkTesting.wait { !log.lines.isEmpty })
        XCTAssertEqual(log.lines, ["main notes://from/afar"])
        XCTAssertEqual(app.titles, ["Main"])
        XCTAssertTrue(GtkTesting.wait { !second.isRunning })
        XCTAssertEqual(second.terminationStatus, 0)
      }
    }
  }

  func testURLWithoutAHandlerIsReported() throws {
    try inApp {
      Window("Main", id: "main") { Text("") }
    } use: { app in
      let issues = recordMessages {
        app.application.open(["notes://nobody"])
        GtkTesting.settle()
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("notes://nobody") == true)
    }
  }

  func testClosedWindowReceivesNoURLs() throws {
    try onMain {
      let log = Log()
      try inApp {
        NumberedLinkReaders(log: log)
      } use: { app in
        app.scenes[0].open(AnyHashable(1))
        GtkTesting.settle()
        app.windows[1].window.close()
        GtkTesting.settle()
        app.application.open(["notes://x"])
        GtkTesting.settle()
        XCTAssertEqual(log.lines, ["0 notes://x"])
      }
    }
  }

  func testLaunchArgumentsAreURLsIfTheyHaveASchemeOrNameAFile() throws {
    XCTAssertEqual(LaunchArgument.url(of: "notes://a/1")?.absoluteString, "notes://a/1")
    XCTAssertEqual(LaunchArgument.url(of: "mailto:a@b")?.absoluteString, "mailto:a@b")
    XCTAssertEqual(LaunchArgument.url(of: "/tmp")?.absoluteString, "file:///tmp")
    XCTAssertNil(LaunchArgument.url(of: "/no/such/file"))
    XCTAssertNil(LaunchArgument.url(of: "--help"))
    XCTAssertNil(LaunchArgument.url(of: "42:notes"))
    XCTAssertNil(LaunchArgument.url(of: ":x"))
    XCTAssertNil(LaunchArgument.url(of: ""))
  }
}

private struct LinkReader: View {
  let name: String
  let log: Log

  var body: some View {
    Text(name).onOpenURL { log.append("\(name) \($0.absoluteString)") }
  }
}

private struct NumberedLinkReaders: Scene {
  let log: Log

  var body: some Scene {
    WindowGroup("Link", for: Int.self) { $number in
      LinkReader(name: "\(number ?? 0)", log: log)
    }
  }
}
