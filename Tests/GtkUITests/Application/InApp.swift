import Foundation
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Runs an app with one scene, calls `use` after the app has settled, quits the app if `quits` is
/// `true`, and expects that the app ends and that all objects are released.
func inApp<S: Scene>(
  opening urls: [String] = [],
  isUnique: Bool = false,
  quits: Bool = true,
  windowStates: URL? = nil,
  file: StaticString = #filePath,
  line: UInt = #line,
  @SceneBuilder _ scene: @escaping @MainActor () -> S,
  use: @MainActor (AppContext) throws -> Void
) throws {
  // The style sheet is retained until the end of the process.
  onMain {
    GtkTesting.start()
    StyleSheet.load(ToolkitStyleSheet.source(app: ""))
  }
  try releasingAllObjects(file: file, line: line) { probes in
    try withoutActuallyEscaping(use) { use in
      var result: Result<Void, any Error>?
      var limit: MainLoopSource?
      let host = AppHost(
        SceneApp(scene: scene),
        isUnique: isUnique,
        windowStates: WindowStates(url: windowStates)
      )
      let source = MainLoopSource(idle: .idle) { [unowned host] in
        GtkTesting.settle()
        result = Result { try use(host.context) }
        for window in host.context.windows {
          probes.watch(window.window)
        }
        limit = host.limitTime(file: file, line: line)
        if quits { host.context.quit() }
      }
      defer {
        source.cancel()
        limit?.cancel()
      }
      let status = host.run(opening: urls.compactMap { URL(string: $0) })
      XCTAssertEqual(status, 0, file: file, line: line)
      try XCTUnwrap(result, "The app didn't run.", file: file, line: line).get()
    }
  }
}

extension AppHost {
  /// Returns a source that fails the test and quits the app if the app is still running after 30
  /// seconds.
  func limitTime(file: StaticString = #filePath, line: UInt = #line) -> MainLoopSource {
    let application = context.application
    return MainLoopSource(after: .seconds(30)) {
      XCTFail("The app didn't end.", file: file, line: line)
      application.quit()
    }
  }
}

/// An app with the scene that a test passes.
struct SceneApp<S: Scene>: App {
  static var id: String { "org.composablegtk.Test" }
  static var displayName: String { "Tests" }

  let scene: @MainActor () -> S

  init(scene: @escaping @MainActor () -> S) {
    self.scene = scene
  }

  init() {
    preconditionFailure("It has no scene of its own.")
  }

  var body: S { scene() }
}

extension AppContext {
  var titles: [String] { windows.map { $0.window.title ?? "" } }

  func window(
    _ title: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> any AnyAppWindow {
    try XCTUnwrap(
      windows.first { $0.window.title == title },
      "There is no window '\(title)': \(titles)",
      file: file,
      line: line
    )
  }
}

extension AnyAppWindow {
  /// The titles of the items of the main menu, by section.
  var menuTitles: [[String]] { menu.layout.sections.map { $0.items.map(\.title) } }

  /// Returns an item of the main menu or of its submenus.
  func menuItem(
    _ title: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> MenuItem {
    try XCTUnwrap(
      menu.model?.items.first { $0.element.title == title },
      "There is no '\(title)': \(menuTitles)",
      file: file,
      line: line
    )
  }

  /// Chooses an item of the menu, and returns whether the item is enabled.
  @discardableResult
  func choose(
    _ title: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Bool {
    let action = try menuItem(title, file: file, line: line).action
    guard let action, action.isEnabled else { return false }
    _ = window.activateAction("menu.\(action.name)")
    GtkTesting.settle()
    return true
  }

  /// Returns whether an item of the menu is enabled.
  func isEnabled(_ title: String, file: StaticString = #filePath, line: UInt = #line) throws -> Bool
  {
    try menuItem(title, file: file, line: line).action?.isEnabled ?? false
  }

  /// Returns the keys of an item of the menu, in the notation of GTK.
  func accelerator(
    _ title: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> String? {
    try menuItem(title, file: file, line: line).element.accelerator
  }
}
