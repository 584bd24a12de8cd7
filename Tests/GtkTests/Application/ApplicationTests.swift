import XCTest

@testable import Gtk

final class ApplicationTests: GtkTestCase {
  func testApplicationRunsUntilItsLastWindowIsDestroyed() {
    withoutLeaks { probe in
      let application = probe(Application(id: "org.composablegtk.Test", flags: .nonUnique))
      var events: [String] = []
      var window: ApplicationWindow?
      application.onStartup { events.append("startup") }
      application.onShutdown { events.append("shutdown") }
      application.onActivate { [unowned application] in
        events.append("activate")
        window = probe(ApplicationWindow(application: application))
        window?.present()
        XCTAssertEqual(application.windowCount, 1)
        Task {
          events.append("task")
          window?.destroy()
          window = nil
        }
      }
      XCTAssertEqual(application.id, "org.composablegtk.Test")
      XCTAssertEqual(runWithTimeout(application, ["test"]), 0)
      XCTAssertEqual(events, ["startup", "activate", "task", "shutdown"])
    }
  }

  func testApplicationOpensTheAddressesInItsArguments() {
    withoutLeaks { probe in
      let application = probe(
        Application(id: "org.composablegtk.Test", flags: [.nonUnique, .handlesOpen])
      )
      var opened: [String] = []
      application.onOpen { [unowned application] in
        opened = $0
        application.quit()
      }
      let arguments = ["test", "counters:///counter/42", "/tmp/x"]
      XCTAssertEqual(runWithTimeout(application, arguments), 0)
      XCTAssertEqual(opened, ["counters:///counter/42", "file:///tmp/x"])
    }
  }

  func testCommandLineHandlerReadsArgumentsAndReturnsTheExitStatus() {
    withoutLeaks { probe in
      let application = probe(
        Application(id: "org.composablegtk.Test", flags: [.nonUnique, .handlesCommandLine])
      )
      var arguments: [String] = []
      application.onCommandLine { invocation in
        arguments = invocation.arguments
        XCTAssertFalse(invocation.isRemote)
        XCTAssertNotNil(invocation.workingDirectory)
        invocation.write("")
        invocation.writeError("")
        return 2
      }
      XCTAssertEqual(runWithTimeout(application, ["test", "counter/abc", "ü %s"]), 2)
      XCTAssertEqual(arguments, ["test", "counter/abc", "ü %s"])
    }
  }

  func testApplicationAndWindowActionsRunUntilTheyAreRemoved() {
    withoutLeaks { probe in
      let application = probe(Application(id: "org.composablegtk.Test", flags: .nonUnique))
      var runs = 0
      application.onActivate { [unowned application] in
        XCTAssertFalse(application.isRemote)
        application.addAction(probe(SimpleAction("go") { runs += 1 }))
        application.setAccelerators(["<Control>q", "<Control>w"], for: "app.go")
        XCTAssertEqual(application.accelerators(for: "app.go"), ["<Control>q", "<Control>w"])
        application.setAccelerators([], for: "app.go")
        XCTAssertEqual(application.accelerators(for: "app.go"), [])
        let window = probe(ApplicationWindow(application: application))
        window.addAction(SimpleAction("close") { runs += 10 })
        window.present()
        XCTAssertTrue(window.activateAction("app.go"))
        XCTAssertTrue(window.activateAction("win.close"))
        window.removeAction("close")
        XCTAssertFalse(window.activateAction("win.close"))
        application.removeAction("go")
        XCTAssertFalse(window.activateAction("app.go"))
        application.hold()
        window.destroy()
        application.release()
      }
      XCTAssertEqual(runWithTimeout(application, ["test"]), 0)
      XCTAssertEqual(runs, 11)
    }
  }

  func testApplicationIDWithASpaceIsInvalid() {
    onMain {
      XCTAssertTrue(Application.isValidID("org.composablegtk.Counters"))
      XCTAssertFalse(Application.isValidID("not valid"))
    }
  }
}

/// Runs an application, and returns its exit status. If the application does not exit within 30
/// seconds, the test fails and the application quits.
@MainActor
private func runWithTimeout(
  _ application: Application,
  _ arguments: [String],
  file: StaticString = #filePath,
  line: UInt = #line
) -> Int32 {
  let limit = MainLoopSource(after: .seconds(30)) { [weak application] in
    XCTFail("The application did not exit.", file: file, line: line)
    application?.quit()
  }
  defer { limit.cancel() }
  return application.run(arguments)
}
