import Foundation
import Gtk
import GtkTestSupport
import Observation
import Termination
import XCTest

@testable import GtkUI

final class LifecycleTests: XCTestCase {
  func testViewsObserveTheBackgroundBeforeTheirWindowCloses() throws {
    try onMain {
      let log = PhaseLog()
      try inApp {
        Window("Main", id: "main") { Text("") }
        Window("Editor", id: "editor") { PhaseView(log: log) }
      } use: { app in
        app.scenes[1].open(nil)
        GtkTesting.settle()
        XCTAssertEqual(log.entries, [])
        try app.window("Editor").window.requestClose()
        XCTAssertEqual(log.entries, ["view background"])
        XCTAssertEqual(app.titles, ["Main"])
        XCTAssertNotEqual(app.activity.phase, .background)
      }
    }
  }

  func testViewsObserveTheBackgroundBeforeAnUpdateClosesTheirWindow() throws {
    try onMain {
      let log = PhaseLog()
      let model = Model()
      try inApp {
        Window("Main", id: "main") { Text("") }
        Window("Editor", id: "editor") { ClosingView(model: model, log: log) }
      } use: { app in
        app.scenes[1].open(nil)
        GtkTesting.settle()
        model.isOn = true
        GtkTesting.settle()
        XCTAssertEqual(app.titles, ["Main"])
        // Both actions of the change are called, although the first may have closed the window.
        XCTAssertEqual(log.entries.sorted(), ["inner", "outer", "view background"])
      }
    }
  }

  func testWindowThatRefusesToCloseDoesNotChangeItsPhase() throws {
    try onMain {
      let log = PhaseLog()
      try inApp {
        Window("Main", id: "main") { PhaseView(log: log).onCloseRequest { log.mayClose } }
      } use: { app in
        log.mayClose = false
        try app.window("Main").window.requestClose()
        XCTAssertEqual(log.entries, [])
        log.mayClose = true
      }
    }
  }

  func testTerminationNotifiesViewsThenScenesThenRecorders() throws {
    try onMain {
      let log = PhaseLog()
      var action: TerminationAction?
      try inApp {
        Window("Main", id: "main") { PhaseView(log: log) }
          .onTerminate { log.entries.append("scene") }
      } use: { _ in
        action = TerminationActions.shared.add { log.entries.append("recorder") }
      }
      action?.cancel()
      XCTAssertEqual(log.entries, ["view background", "scene", "recorder"])
      TerminationActions.shared.run()
      XCTAssertEqual(log.entries.count, 3, "the scene's action was removed with the scene")
    }
  }

  func testTerminationActionsRunBeforeASignalEndsTheProgram() {
    onMain {
      for signal in [SIGTERM, SIGHUP, SIGINT] {
        let log = PhaseLog()
        GtkTesting.start()
        let host = AppHost(
          SceneApp {
            Window("Main", id: "main") { PhaseView(log: log) }
              .onTerminate { log.entries.append("scene") }
          },
          isUnique: false,
          windowStates: WindowStates(url: nil)
        )
        let source = MainLoopSource(idle: .idle) {
          GtkTesting.settle()
          kill(getpid(), signal)
        }
        let limit = host.limitTime()
        defer {
          source.cancel()
          limit.cancel()
        }
        XCTAssertEqual(host.run(opening: []), 0)
        XCTAssertEqual(log.entries, ["view background", "scene"], "signal \(signal)")
        Gtk.Window.all.forEach { $0.destroy() }
      }
    }
  }

  func testTerminationActionsRunWhenALogOutIsAnnounced() throws {
    try onMain {
      let log = PhaseLog()
      try inApp {
        Window("Main", id: "main") { PhaseView(log: log) }
          .onTerminate { log.entries.append("scene") }
      } use: { app in
        XCTAssertTrue(app.application.registersSession)
        app.application.emit("query-end")
        XCTAssertEqual(log.entries, ["scene"], "another program may prevent the log-out")
      }
    }
  }

  func testAnAppObservesTheHighestPhaseOfItsWindows() throws {
    try onMain {
      let log = PhaseLog()
      try inApp {
        PhaseScene(log: log)
      } use: { app in
        app.scenes[1].open(nil)
        GtkTesting.settle()
        log.entries = []
        let (first, second) = (app.windows[0].activity, app.windows[1].activity)
        first.scene.set(.inactive)
        second.scene.set(.inactive)
        app.activityDidChange()
        GtkTesting.settle()
        XCTAssertEqual(log.entries, ["scene inactive"])
        second.scene.set(.background)
        app.activityDidChange()
        GtkTesting.settle()
        XCTAssertEqual(log.entries, ["scene inactive"])
        first.scene.set(.active)
        app.activityDidChange()
        GtkTesting.settle()
        XCTAssertEqual(log.entries, ["scene inactive", "scene active"])
      }
      XCTAssertEqual(log.entries.last, "scene background")
    }
  }

  func testWindowIsInactiveWhileAnotherWindowHasTheFocus() throws {
    try onMain {
      let log = PhaseLog()
      try inApp {
        Window("Main", id: "main") { PhaseView(log: log) }
        Window("Other", id: "other") { Text("") }
      } use: { app in
        let main = try app.window("Main")
        GtkTesting.wait { main.window.isActive }
        app.scenes[1].open(nil)
        GtkTesting.wait { log.entries == ["view inactive"] }
        XCTAssertEqual(log.entries, ["view inactive"])
        XCTAssertEqual(app.activity.phase, .active)
        main.window.present()
        GtkTesting.wait { log.entries.count == 2 }
        XCTAssertEqual(log.entries, ["view inactive", "view active"])
      }
    }
  }

  func testWindowRemainsActiveWhileItPresentsASheet() throws {
    try onMain {
      let log = PhaseLog()
      let model = Model()
      try inApp {
        Window("Main", id: "main") { SheetView(model: model, log: log) }
      } use: { app in
        let main = try app.window("Main").window
        GtkTesting.wait { main.isActive }
        model.isOn = true
        GtkTesting.settle()
        XCTAssertNotNil(main.sheet)
        XCTAssertTrue(main.isActive)
        // The timeout is longer than the delay after which the app considers a window inactive.
        GtkTesting.wait(timeout: .milliseconds(300)) { !log.entries.isEmpty }
        XCTAssertEqual(log.entries, [])
      }
    }
  }

  func testAMinimizedWindowIsInTheBackground() throws {
    try onMain {
      let log = PhaseLog()
      try inApp {
        Window("Main", id: "main") { PhaseView(log: log) }
      } use: { app in
        let main = try app.window("Main").window
        GtkTesting.wait { main.isActive }
        main.minimize()
        GtkTesting.wait { !log.entries.isEmpty }
        XCTAssertEqual(log.entries, ["view background"])
      }
    }
  }

  func testAViewOutsideOfAnAppIsActive() {
    onMain {
      let log = PhaseLog()
      let window = TestWindow { PhaseView(log: log, initial: true) }
      window.settle()
      XCTAssertEqual(log.entries, ["view active"])
      window.close()
    }
  }

  func testScenePhaseOfAViewCanBeOverridden() {
    onMain {
      let log = PhaseLog()
      let window = TestWindow {
        PhaseView(log: log, initial: true).environment(\.scenePhase, .background)
      }
      window.settle()
      XCTAssertEqual(log.entries, ["view background"])
      window.close()
    }
  }
}

@MainActor
private final class PhaseLog {
  var entries: [String] = []
  var mayClose = true
}

private struct PhaseView: View {
  @Environment(\.scenePhase) private var scenePhase
  let log: PhaseLog
  var initial = false

  var body: some View {
    Text("Text").onChange(of: scenePhase, initial: initial) { _, phase in
      log.entries.append("view \(phase)")
    }
  }
}

/// Closes its window when the model changes.
private struct ClosingView: View {
  @Environment(\.dismissWindow) private var dismissWindow
  let model: Model
  let log: PhaseLog

  var body: some View {
    PhaseView(log: log)
      .onChange(of: model.isOn) { log.entries.append("inner") }
      .onChange(of: model.isOn) { dismissWindow() }
      .onChange(of: model.isOn) { log.entries.append("outer") }
  }
}

private struct PhaseScene: Scene {
  @Environment(\.scenePhase) private var scenePhase
  let log: PhaseLog

  var body: some Scene {
    Windows().onChange(of: scenePhase) { _, phase in log.entries.append("scene \(phase)") }
  }
}

private struct Windows: Scene {
  var body: some Scene {
    Window("Main", id: "main") { Text("") }
    Window("Other", id: "other") { Text("") }
  }
}

private struct SheetView: View {
  let model: Model
  let log: PhaseLog

  var body: some View {
    @Bindable var model = model
    PhaseView(log: log).sheet(isPresented: $model.isOn) { Text("Sheet") }
  }
}
