import Foundation
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Runs an app with one scene, has a test use it when it has settled, ends it, and expects nothing
/// to be left.
func inApp<S: Scene>(
  opening urls: [String] = [],
  isUnique: Bool = false,
  file: StaticString = #filePath,
  line: UInt = #line,
  @SceneBuilder _ scene: @escaping @MainActor () -> S,
  use: @MainActor (AppContext) throws -> Void
) throws {
  // The style sheet stays for good, once there is one.
  onMain {
    GtkTesting.start()
    StyleSheet.load("")
  }
  try leavingNothing(file: file, line: line) { probes in
    try withoutActuallyEscaping(use) { use in
      var result: Result<Void, any Error>?
      let host = AppHost(SceneApp(scene: scene), isUnique: isUnique)
      let source = MainLoopSource(idle: .idle) { [unowned host] in
        GtkTesting.settle()
        result = Result { try use(host.context) }
        for window in host.context.windows {
          probes.watch(window.window)
        }
        host.context.quit()
      }
      defer { source.cancel() }
      let status = host.run(opening: urls.compactMap { URL(string: $0) })
      XCTAssertEqual(status, 0, file: file, line: line)
      try XCTUnwrap(result, "The app didn't run.", file: file, line: line).get()
    }
  }
}

/// An app whose scene a test gives.
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
  /// The titles of the menu's items, section by section.
  var menuTitles: [[String]] { menu.layout.sections.map { $0.items.map(\.title) } }

  func menuItem(
    _ title: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> MenuItem {
    let items = menu.layout.sections.flatMap(\.items)
    return try XCTUnwrap(
      items.first { $0.title == title },
      "There is no '\(title)': \(menuTitles)",
      file: file,
      line: line
    )
  }

  /// Does what choosing an item of the menu does. Says whether it can be chosen.
  @discardableResult
  func choose(
    _ title: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Bool {
    let name = try menuItem(title, file: file, line: line).action
    let action = menu.action(name)
    guard action?.isEnabled == true else { return false }
    _ = window.activateAction("menu.\(name)")
    GtkTesting.settle()
    return true
  }

  /// Whether an item of the menu can be chosen.
  func isEnabled(_ title: String, file: StaticString = #filePath, line: UInt = #line) throws -> Bool
  {
    menu.action(try menuItem(title, file: file, line: line).action)?.isEnabled ?? false
  }
}

extension MainMenu {
  /// The action with a name.
  func action(_ name: String) -> SimpleAction? {
    node?.descendants.lazy.compactMap { $0 as? any CommandItem }
      .first { $0.action.name == name }?.action
  }
}
