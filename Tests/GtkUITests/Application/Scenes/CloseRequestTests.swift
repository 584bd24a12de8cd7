import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class CloseRequestTests: XCTestCase {
  func testWindowRemainsOpenIfAViewRefusesTheCloseRequest() throws {
    try onMain {
      let model = Model()
      try inApp {
        Window("Main", id: "main") { Text("") }
        Window("Editor", id: "editor") { Editor(model: model) }
      } use: { app in
        app.scenes[1].open(nil)
        let window = try app.window("Editor").window
        window.close()
        GtkTesting.settle()
        XCTAssertEqual(app.titles, ["Main", "Editor"])
        XCTAssertEqual(
          window.contentBelowHeader?.texts,
          ["1 requests", "Close"],
          "It is all there still."
        )
        model.isOn = true
        GtkTesting.settle()
        window.close()
        GtkTesting.settle()
        XCTAssertEqual(app.titles, ["Main"])
        XCTAssertEqual(model.first, 2)
      }
    }
  }

  func testDismissWindowDoesNotCallTheCloseRequestHandler() throws {
    try onMain {
      let model = Model()
      try inApp {
        Window("Main", id: "main") { Text("") }
        Window("Editor", id: "editor") { Editor(model: model) }
      } use: { app in
        app.scenes[1].open(nil)
        GtkTesting.settle()
        try app.window("Editor").window.click("Close")
        XCTAssertEqual(app.titles, ["Main"])
        XCTAssertEqual(model.first, 0)
      }
    }
  }

  func testQuitCommandEndsTheAppOnlyIfTheCloseRequestHandlerAllowsIt() throws {
    try onMain {
      let model = Model()
      var isRunning = false
      var afterRefusal: MainLoopSource?
      try inApp(quits: false) {
        Window("Main", id: "main") { Editor(model: model) }
      } use: { app in
        try app.window("Main").choose("Quit")
        XCTAssertEqual(model.first, 1)
        // If the command had quit the app, the app would end after this closure returns, and the
        // source would not run.
        afterRefusal = MainLoopSource(idle: .idle) {
          isRunning = true
          model.isOn = true
          GtkTesting.settle()
          XCTAssertEqual(try? app.window("Main").choose("Quit"), true)
          XCTAssertEqual(model.first, 2)
        }
      }
      afterRefusal?.cancel()
      XCTAssertTrue(isRunning, "The refused command has quit the app.")
    }
  }

  func testRemovedViewDoesNotReceiveTheCloseRequest() throws {
    try onMain {
      let model = Model()
      try inApp {
        Window("Main", id: "main") { Text("") }
        Window("Editor", id: "editor") {
          if model.second == 0 {
            Editor(model: model)
          }
        }
      } use: { app in
        app.scenes[1].open(nil)
        model.second = 1
        GtkTesting.settle()
        try app.window("Editor").window.close()
        GtkTesting.settle()
        XCTAssertEqual(app.titles, ["Main"])
        XCTAssertEqual(model.first, 0)
      }
    }
  }
}

/// A view that allows closing its window if the model is on, and counts close requests.
private struct Editor: View {
  let model: Model

  var body: some View {
    Text("\(model.first) requests")
      .onCloseRequest {
        model.first += 1
        return model.isOn
      }
    CloseButton()
  }
}
