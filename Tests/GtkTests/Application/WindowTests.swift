import XCTest

@testable import Gtk

final class WindowTests: GtkTestCase {
  func testWindowStoresItsProperties() {
    withoutLeaks { probe in
      let window = probe(Window())
      let child = probe(Button(label: "x"))
      let bar = probe(HeaderBar())
      let parent = probe(Window())
      window.title = "Title"
      window.child = child
      window.titlebar = bar
      window.defaultSize = (360, nil)
      window.isModal = true
      window.isResizable = false
      window.transientFor = parent
      window.destroysWithParent = true
      window.hidesOnClose = true
      window.defaultWidget = child
      window.showsMnemonics = true
      window.iconName = "icon"
      Window.setDefaultIconName("icon")
      XCTAssertEqual(window.title, "Title")
      XCTAssert(window.child === child)
      XCTAssert(window.titlebar === bar)
      XCTAssertEqual(window.defaultSize.width, 360)
      XCTAssertNil(window.defaultSize.height)
      XCTAssertTrue(window.isModal)
      XCTAssertFalse(window.isResizable)
      XCTAssert(window.transientFor === parent)
      XCTAssertTrue(window.destroysWithParent && window.hidesOnClose && window.showsMnemonics)
      XCTAssert(window.defaultWidget === child)
      XCTAssertEqual(window.iconName, "icon")
      window.transientFor = nil
      XCTAssertNil(window.transientFor)
      window.destroy()
      parent.destroy()
    }
  }

  func testWindowRemainsVisibleIfItsHandlerRefusesACloseRequest() {
    withoutLeaks { probe in
      let window = probe(Window())
      let mayClose = Reference(false)
      var requests = 0
      window.onCloseRequest {
        requests += 1
        return !mayClose.value
      }
      window.present()
      XCTAssertTrue(MainContext.iterate { window.isMapped })
      window.close()
      XCTAssertTrue(window.isVisible)
      mayClose.value = true
      window.close()
      XCTAssertFalse(window.isVisible)
      XCTAssertEqual(requests, 2)
    }
  }

  func testWindowReportsAChangeOfItsFocusWidget() {
    withoutLeaks { probe in
      let entry = probe(Button(label: "x"))
      withWindow(showing: entry) { window in
        var changes = 0
        window.focusWidget = nil
        window.onFocusWidgetChanged { changes += 1 }
        entry.grabFocus()
        XCTAssertEqual(changes, 1)
      }
    }
  }

  func testWindowReportsThatItIsActive() throws {
    // A desktop other than the headless desktop may refuse the focus.
    let isDesktop = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
    try XCTSkipUnless(isDesktop, "The windows of the user may retain the focus.")
    withoutLeaks { probe in
      let window = probe(Window())
      var states: [Bool] = []
      window.onActiveChanged { [weak window] in states.append(window?.isActive ?? false) }
      XCTAssertFalse(window.isActive)
      window.present()
      XCTAssertTrue(MainContext.iterate(timeout: .seconds(10)) { window.isActive })
      XCTAssertEqual(states, [true])
      window.destroy()
    }
  }

  func testWindowIsMaximizedUntilItIsRestored() {
    withoutLeaks { probe in
      let window = probe(Window())
      window.present()
      XCTAssertTrue(MainContext.iterate { window.isMapped })
      XCTAssertFalse(window.isMaximized)
      window.isMaximized = true
      XCTAssertTrue(MainContext.iterate(timeout: .seconds(10)) { window.isMaximized })
      window.isMaximized = false
      XCTAssertTrue(MainContext.iterate(timeout: .seconds(10)) { !window.isMaximized })
      window.destroy()
    }
  }
}
