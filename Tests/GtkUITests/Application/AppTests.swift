import Gtk
import GtkTestSupport
import Observation
import TestSupport
import XCTest

@testable import GtkUI

final class AppTests: XCTestCase {
  func testAppPresentsOnlyTheWindowOfItsFirstScene() throws {
    try inApp {
      Window("First", id: "first") { Text("1") }
      Window("Second", id: "second") { Text("2") }
    } use: { app in
      XCTAssertEqual(app.titles, ["First"])
      let window = try app.window("First").window
      XCTAssertEqual(window.contentBelowHeader?.texts, ["1"])
      XCTAssertEqual(window.typeName, "GtkApplicationWindow")
      XCTAssertEqual(window.accessibleRole, .window)
      XCTAssertEqual(window.accessibleLabel, "First")
    }
  }

  func testTheValuesThatTheStartOfAnAppReadsAreNotObserved() throws {
    try onMain {
      let launch = StartingLaunch()
      StartingApp.launch = launch
      try GtkTesting.run(StartingApp()) { _ in
        XCTAssertEqual(launch.log, ["start", "body", "content 1"])
        launch.model.first = 2
        GtkTesting.settle()
        XCTAssertEqual(launch.log, ["start", "body", "content 1"])
      }
    }
  }

  func testIconInAnIconFolderOfTheAppIsFound() throws {
    let folder = IconApp.folder.appending(path: "hicolor/scalable/apps")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: IconApp.folder) }
    // The picture isn't empty, because GTK 4.24 logs a critical when the icon of a window draws
    // nothing.
    let icon =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">"#
      + #"<rect width="9" height="9"/></svg>"#
    try icon.write(
      to: folder.appending(path: "org.composablegtk.IconTest.svg"),
      atomically: true,
      encoding: .utf8
    )
    try onMain {
      XCTAssertEqual(Display.default?.hasIcon(named: "org.composablegtk.IconTest"), false)
      try GtkTesting.run(IconApp()) { _ in
        XCTAssertEqual(Display.default?.hasIcon(named: "org.composablegtk.IconTest"), true)
      }
    }
  }

  func testAppRunReturnsWhenTheLastWindowIsClosed() throws {
    try releasingAllObjects { _ in
      let app = SceneApp { Window("Only", id: "only") { CloseButton() } }
      let host = AppHost(app, isUnique: false, windowStates: WindowStates(url: nil))
      var isClicked = false
      let source = MainLoopSource(idle: .idle) { [unowned host] in
        isClicked = (try? host.context.windows.first?.window.click("Close")) != nil
      }
      let limit = host.limitTime()
      defer {
        source.cancel()
        limit.cancel()
      }
      XCTAssertEqual(host.run(opening: []), 0, "It returns by itself.")
      XCTAssertTrue(isClicked)
    }
  }

  func testComposedSceneUpdatesWithItsModelAndItsState() throws {
    try onMain {
      let model = Model()
      try inApp {
        TitledScene(model: model)
      } use: { app in
        XCTAssertEqual(app.titles, ["Number 0"])
        let window = try app.window("Number 0").window
        model.first = 5
        GtkTesting.settle()
        XCTAssertEqual(window.title, "Number 5")
        XCTAssertEqual(window.headerBar?.texts.first, "Number 5")
        try window.click("Count")
        XCTAssertEqual(window.title, "Number 6", "The scene has state of its own.")
      }
    }
  }

  func testInitialFocusIsTheFirstButtonOrElseTheMainMenu() throws {
    try inApp {
      Window("Main", id: "main") {
        Text("Text")
        Button("First") {}
        Button("Second") {}
      }
      Window("Text", id: "text") { Text("nothing to focus") }
    } use: { app in
      let window = try app.window("Main").window
      XCTAssertEqual(window.focusWidget?.accessibleName, "First")
      app.scenes[1].open(nil)
      GtkTesting.settle()
      XCTAssertEqual(try app.window("Text").window.focusWidget?.accessibleName, "Main Menu")
    }
  }

  func testWindowOpensWithItsDefaultSize() throws {
    try inApp {
      Window("Wide", id: "wide") { Text("") }
        .defaultSize(width: 700, height: 300)
    } use: { app in
      let size = try app.window("Wide").window.defaultSize
      XCTAssertEqual(size.width, 700)
      XCTAssertEqual(size.height, 300)
    }
  }

  func testWindowReadsTheEnvironmentOfItsScene() throws {
    try onMain {
      let model = Model()
      model.first = 9
      try inApp {
        Window("Model", id: "model") { ModelReader() }
          .environment(model)
      } use: { app in
        XCTAssertEqual(try app.window("Model").window.contentBelowHeader?.texts, ["9"])
      }
    }
  }

  func testWindowReadsTheObservableObjectOfItsScene() throws {
    try onMain {
      let counter = SceneCounter()
      try inApp {
        Window("Counter", id: "counter") { SceneCounterReader() }
          .environmentObject(counter)
      } use: { app in
        let window = try app.window("Counter").window
        XCTAssertEqual(window.contentBelowHeader?.texts, ["0"])
        counter.count = 7
        GtkTesting.settle()
        XCTAssertEqual(window.contentBelowHeader?.texts, ["7"])
      }
    }
  }

  func testDefaultAppIDAndDisplayNameDeriveFromTheTypeName() throws {
    onMain {
      XCTAssertEqual(PlainApp.id, "local.GtkUITests.PlainApp")
      XCTAssertEqual(PlainApp.displayName, "Plain")
      XCTAssertTrue(Application.isValidID(PlainApp.id))
      struct Hidden {}
      XCTAssertTrue(Application.isValidID(TypeName(Hidden.self).id))
      XCTAssertEqual(TypeName([Int].self).displayName, "Array")
    }
  }

  func testInvalidAppIDIsReportedAndReplaced() throws {
    try releasingAllObjects { _ in
      var host: AppHost<BadlyNamedApp>?
      let issues = recordMessages { host = AppHost(BadlyNamedApp(), isUnique: false) }
      XCTAssertEqual(issues.count, 1)
      XCTAssertEqual(host?.context.application.id, "local.GtkUITests.BadlyNamedApp")
    }
  }
}

struct CloseButton: View {
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("Close") { dismissWindow() }
  }
}

private struct TitledScene: Scene {
  let model: Model
  @GtkUI.State private var added = 0

  var body: some Scene {
    Window("Number \(model.first + added)", id: "titled") {
      Button("Count") { added += 1 }
    }
  }
}

private final class SceneCounter: ObservableObject {
  @Published var count = 0
}

private struct SceneCounterReader: View {
  @EnvironmentObject private var counter: SceneCounter

  var body: some View { Text("\(counter.count)") }
}

private struct ModelReader: View {
  @GtkUI.Environment(Model.self) private var model

  var body: some View { Text("\(model.first)") }
}

private struct PlainApp: App {
  var body: some Scene {
    WindowGroup { Text("") }
  }
}

private struct BadlyNamedApp: App {
  static let id = "no id"

  var body: some Scene {
    WindowGroup { Text("") }
  }
}

private struct IconApp: App {
  nonisolated static let folder = FileManager.default.temporaryDirectory
    .appending(path: "icons-\(ProcessInfo.processInfo.processIdentifier)")
  static let id = "org.composablegtk.IconTest"
  static let iconFolders = [folder, URL(filePath: "/nonexistent")]

  var body: some Scene {
    Window("Icons", id: "icons") { Text("Icons") }
  }
}

/// An app that reads a model when the app starts.
private struct StartingApp: App {
  static let id = "org.composablegtk.StartingTest"
  static var launch = StartingLaunch()

  func willStart() { _ = Self.launch.sum }

  var body: some Scene {
    Window(title, id: "starting") { content }
  }

  private var title: String {
    Self.launch.log.append("body")
    return "Starting"
  }

  private var content: Text {
    Self.launch.log.append("content \(Self.launch.sum)")
    return Text("Started")
  }
}

@MainActor
private final class StartingLaunch {
  let model = Model()
  var log: [String] = []

  private(set) lazy var sum: Int = {
    log.append("start")
    return model.first + 1
  }()
}
