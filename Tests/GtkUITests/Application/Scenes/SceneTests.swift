import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

final class SceneTests: XCTestCase {
  func testWindowSceneHasAtMostOneWindow() throws {
    try inApp {
      WindowGroup("Main") { Opener() }
      Window("Activity", id: "activity") { CloseButton() }
    } use: { app in
      let main = try app.window("Main").window
      try main.click("Activity")
      try main.click("Activity")
      XCTAssertEqual(app.titles, ["Main", "Activity"])
      try app.window("Activity").window.click("Close")
      XCTAssertEqual(app.titles, ["Main"])
      try main.click("Activity")
      XCTAssertEqual(app.titles, ["Main", "Activity"], "It opens again.")
      try main.click("Close activity")
      XCTAssertEqual(app.titles, ["Main"])
    }
  }

  func testWindowGroupHasSeveralWindowsWithSeparateState() throws {
    try inApp {
      WindowGroup("Counter", id: "counter") { StatefulCounter() }
    } use: { app in
      let first = try app.window("Counter")
      try first.choose("New Window")
      XCTAssertEqual(app.titles, ["Counter", "Counter"])
      try first.window.click("Count")
      XCTAssertEqual(
        app.windows.map { $0.window.contentBelowHeader?.texts ?? [] },
        [["1", "Count"], ["0", "Count"]]
      )
      first.window.close()
      GtkTesting.settle()
      XCTAssertEqual(
        app.windows.map { $0.window.contentBelowHeader?.texts ?? [] },
        [["0", "Count"]]
      )
    }
  }

  func testWindowGroupForValuesHasOneWindowPerValue() throws {
    try inApp {
      ValueScenes()
    } use: { app in
      let main = try app.window("Main").window
      try main.click("Number 1")
      try main.click("Number 1")
      try main.click("Number 2")
      XCTAssertEqual(app.titles, ["Main", "Number", "Number"])
      XCTAssertEqual(
        app.windows.compactMap { $0.window.contentBelowHeader?.texts.first },
        ["Activity", "Number 1", "Number 2"]
      )

      try app.windows[2].window.click("Next")
      XCTAssertEqual(app.windows[2].window.contentBelowHeader?.texts.first, "Number 3")
      try main.click("Number 2")
      XCTAssertEqual(app.titles.count, 4, "The window is about 3 by now.")

      try main.click("Close 1")
      XCTAssertEqual(
        app.windows.compactMap { $0.window.contentBelowHeader?.texts.first },
        ["Activity", "Number 3", "Number 2"]
      )

      try main.click("Word")
      XCTAssertEqual(try app.window("Word").window.contentBelowHeader?.texts, ["hello"])
      XCTAssertEqual(try app.window("Word").menuTitles.first?.first, "Keyboard Shortcuts")
      try main.click("Number without value")
      XCTAssertEqual(
        app.windows.compactMap { $0.window.contentBelowHeader?.texts.first }.filter {
          $0 == "Number 0"
        }.count,
        1
      )
    }
  }

  func testOpeningAWindowWithoutASceneIsReported() throws {
    try inApp {
      Window("Main", id: "main") { Opener() }
    } use: { app in
      let main = try app.window("Main").window
      let issues = try recordMessages {
        try main.click("Activity")
        try main.click("Number 1")
        try main.click("Word")
      }
      XCTAssertEqual(issues.count, 3)
      XCTAssertTrue(issues.first?.contains("'activity'") == true, "\(issues)")
      XCTAssertTrue(issues.last?.contains("String") == true, "\(issues)")
      XCTAssertEqual(app.titles, ["Main"])
    }
  }

  func testOpeningAWindowOutsideOfAnAppIsReported() throws {
    try inWindow {
      Opener()
    } use: { window in
      let issues = try recordMessages { try window.click("Activity") }
      XCTAssertEqual(issues.count, 1)
    }
  }

  func testModelChangeEvaluatesTheContentOfEachWindowOnce() throws {
    try onMain {
      let model = Model()
      try inApp {
        WindowGroup("Model") { Text("\(model.first)") }
      } use: { app in
        try app.windows[0].choose("New Window")
        let counts = BodyCount.during {
          model.first = 3
          GtkTesting.settle()
        }
        XCTAssertEqual(counts.values.reduce(0, +), 2, "\(counts)")
        XCTAssertEqual(
          app.windows.map { $0.window.contentBelowHeader?.texts ?? [] },
          [["3"], ["3"]]
        )
      }
    }
  }

  func testDismissActionOutsideOfAPresentationClosesTheWindow() throws {
    try inApp {
      Window("Main", id: "main") { Text("") }
      Window("Other", id: "other") { DismissButton() }
    } use: { app in
      app.scenes[1].open(nil)
      GtkTesting.settle()
      XCTAssertEqual(try app.window("Other").window.contentBelowHeader?.texts, ["Leave false"])
      try app.window("Other").window.click("Leave false")
      XCTAssertEqual(app.titles, ["Main"])
    }
  }

  func testClosingAWindowOfAGroupClosesNoOtherWindow() throws {
    try inApp {
      WindowGroup("Group") { CloseButton() }
    } use: { app in
      try app.windows[0].choose("New Window")
      try app.windows[0].choose("New Window")
      try app.windows[1].window.click("Close")
      XCTAssertEqual(app.windows.count, 2)
      XCTAssertEqual(app.application.windowCount, 2)
    }
  }
}

private struct Opener: View {
  @GtkUI.Environment(\.openWindow) private var openWindow
  @GtkUI.Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("Activity") { openWindow(id: "activity") }
    Button("Close activity") { dismissWindow(id: "activity") }
    Button("Number 1") { openWindow(value: 1) }
    Button("Number 2") { openWindow(id: "number", value: 2) }
    Button("Number without value") { openWindow(id: "number") }
    Button("Close 1") { dismissWindow(value: 1) }
    Button("Word") { openWindow(value: "hello") }
  }
}

private struct DismissButton: View {
  @GtkUI.Environment(\.dismiss) private var dismiss
  @GtkUI.Environment(\.isPresented) private var isPresented

  var body: some View {
    Button("Leave \(isPresented)") { dismiss() }
  }
}

private struct StatefulCounter: View {
  @GtkUI.State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Count") { count += 1 }
  }
}

private struct ValueScenes: Scene {
  var body: some Scene {
    Window("Main", id: "main") { Opener() }
    WindowGroup("Number", id: "number", for: Int.self) { $number in
      Text("Number \(number ?? 0)")
      Button("Next") { number = (number ?? 0) + 1 }
    }
    WindowGroup("Word", for: String.self) { $word in
      Text(word)
    } defaultValue: {
      "none"
    }
  }
}
