import Foundation
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The windows of an app that is started several times.
final class WindowMemoryTests: XCTestCase {
  func testWindowOpensWithItsLastSize() throws {
    let url = try file()
    try onMain {
      try start(url) { app in
        let window = try app.window("Main").window
        XCTAssertTrue(size(of: window) == (480, 400))
        resize(window, 700, 500)
      }
      try start(url) { app in
        XCTAssertTrue(size(of: try app.window("Main").window) == (700, 500))
        XCTAssertEqual(try app.window("Main").window.isMaximized, false)
      }
    }
  }

  func testEachSceneHasASizeOfItsOwn() throws {
    let url = try file()
    try onMain {
      try start(url) { app in
        app.scenes[1].open(nil)
        let window = try app.window("Notes").window
        resize(window, 640, 450)
        window.close()
        GtkTesting.settle()
        app.scenes[1].open(nil)
        let second = try app.window("Notes").window
        XCTAssertTrue(size(of: second) == (640, 450), "It was opened again.")
      }
      try start(url) { app in
        XCTAssertTrue(size(of: try app.window("Main").window) == (480, 400))
        app.scenes[1].open(nil)
        XCTAssertTrue(size(of: try app.window("Notes").window) == (640, 450))
      }
    }
  }

  func testAnotherWindowOfASceneHasTheSizeOfTheFirst() throws {
    let url = try file()
    try onMain {
      try start(url) { app in
        app.scenes[1].open(nil)
        resize(try app.window("Notes").window, 640, 450)
        app.scenes[1].open(nil)
        GtkTesting.settle()
        XCTAssertEqual(app.scenes[1].openWindows.count, 2)
        for window in app.scenes[1].openWindows {
          XCTAssertTrue(size(of: window.window) == (640, 450))
        }
      }
    }
  }

  func testMaximizedWindowOpensMaximizedAndKeepsItsOtherSize() throws {
    let url = try file()
    try onMain {
      try start(url) { app in
        let window = try app.window("Main").window
        resize(window, 700, 500)
        window.isMaximized = true
        guard GtkTesting.wait(until: { window.isMaximized }) else {
          throw XCTSkip("There is no window manager.")
        }
        GtkTesting.settle()
      }
      try start(url) { app in
        let window = try app.window("Main").window
        XCTAssertTrue(GtkTesting.wait { window.isMaximized })
        window.isMaximized = false
        XCTAssertTrue(GtkTesting.wait { !window.isMaximized })
        XCTAssertTrue(GtkTesting.wait { size(of: window) == (700, 500) })
      }
    }
  }

  func testSceneWithoutRestorationHasItsDefaultSize() throws {
    let url = try file()
    try onMain {
      for _ in 1...2 {
        try start(url) { app in
          app.scenes[2].open(nil)
          let window = try app.window("Player").window
          XCTAssertTrue(size(of: window) == (320, 200))
          resize(window, 500, 300)
        }
      }
    }
  }

  func testColumnHasTheWidthThatTheUserHasChosen() throws {
    let url = try file()
    try onMain {
      try start(url) { app in
        let window = try app.window("Main").window
        resize(window, 900, 500)
        let box = try window.first(SplitBox.self)
        XCTAssertNil(box.chosenWidth(at: 0))
        box.setChosenWidth(190, at: 0)
        box.onWidthChosen(0, 190)
      }
      try start(url) { app in
        let box = try app.window("Main").window.first(SplitBox.self)
        XCTAssertEqual(box.chosenWidth(at: 0), 190)
        box.setChosenWidth(nil, at: 0)
        box.onWidthChosen(0, nil)
      }
      try start(url) { app in
        XCTAssertNil(try app.window("Main").window.first(SplitBox.self).chosenWidth(at: 0))
      }
    }
  }

  private func file() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder.appending(path: "windows.json")
  }
}

@MainActor
private func size(of window: Gtk.Window) -> (Int, Int) {
  (window.defaultSize.width ?? 0, window.defaultSize.height ?? 0)
}

@MainActor
private func start(_ url: URL, use: @MainActor (AppContext) throws -> Void) throws {
  try inApp(
    windowStates: url,
    {
      Window("Main", id: "main") {
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("main")
        }
      }
      .defaultSize(width: 480, height: 400)
      WindowGroup("Notes", id: "notes") { Text("note") }
        .defaultSize(width: 300, height: 300)
      Window("Player", id: "player") { Text("player") }
        .defaultSize(width: 320, height: 200)
        .restorationBehavior(.disabled)
    },
    use: use
  )
}

@MainActor
private func resize(_ window: Gtk.Window, _ width: Int, _ height: Int) {
  window.defaultSize = (width, height)
  XCTAssertTrue(GtkTesting.wait { size(of: window) == (width, height) })
  GtkTesting.settle()
}
