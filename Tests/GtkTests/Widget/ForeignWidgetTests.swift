import CGtk
import Gtk
import GtkTestSupport
import TestSupport
import XCTest

/// Widgets that have no class of their own in `Gtk`.
final class ForeignWidgetTests: XCTestCase {
  func testARawWidgetIsWrappedAndReleased() {
    onMain {
      GtkTesting.start()
      var area: Widget? = Widget(gtk_drawing_area_new(), transfer: .floating)
      XCTAssertEqual(area?.typeName, "GtkDrawingArea")
      let probe = area.map(FinalizationProbe.init)
      area = nil
      XCTAssertEqual(probe?.isFinalized, true)
    }
  }

  func testAWidgetThatACFunctionReturnsHasOneWrapper() {
    onMain {
      GtkTesting.start()
      let paned = Split()
      let child = Widget.wrapping(gtk_paned_get_start_child(paned.opaque))
      XCTAssertTrue(child === Widget.wrapping(gtk_paned_get_start_child(paned.opaque)))
      XCTAssertEqual(child?.typeName, "GtkLabel")
    }
  }

  func testASubclassReadsAndSetsProperties() {
    onMain {
      GtkTesting.start()
      let paned = Split()
      XCTAssertEqual(paned.property("wide-handle"), false)
      paned.setProperty("wide-handle", true)
      XCTAssertEqual(paned.property("wide-handle"), true)
      paned.setProperty("position", Int32(120))
      XCTAssertEqual(paned.property("position", as: Int32.self), 120)
      paned.setProperty("name", "split")
      XCTAssertEqual(paned.property("name", as: String?.self), "split")
      paned.setProperty("opacity", 0.5)
      XCTAssertEqual(paned.property("opacity", as: Double.self), 0.5, accuracy: 0.01)
      paned.setProperty("tooltip-text", String?.none)
      XCTAssertNil(paned.property("tooltip-text", as: String?.self))
      paned.setProperty("orientation", Int32(GTK_ORIENTATION_VERTICAL.rawValue))
      XCTAssertEqual(paned.property("orientation", as: Int32.self), 1, "an enumeration")
    }
  }

  func testAnUnknownPropertyIsReported() {
    onMain {
      GtkTesting.start()
      let paned = Split()
      let issues = recordMessages {
        XCTAssertEqual(paned.property("positon", as: Int32.self), 0)
        paned.setProperty("child", "text")
      }
      XCTAssertEqual(
        issues,
        [
          "A 'GtkPaned' has no property 'positon'.", "A 'GtkPaned' has no property 'child'.",
        ]
      )
    }
  }

  func testInstancePropertyReturnsItsInstanceAndReportsWrongUse() {
    onMain {
      GtkTesting.start()
      let paned = Split()
      let label = Label()
      paned.setProperty("start-child", label)
      XCTAssertIdentical(paned.property("start-child", as: Label.self), label)
      let issues = recordMessages {
        XCTAssertNil(paned.property("start-child", as: Entry.self))
        XCTAssertNil(paned.property("position", as: Widget.self))
        paned.setProperty("start-child", Object?.none)
        paned.setProperty("css-name", "split")
        paned.setProperty("scale-factor", Int32(2))
        paned.setProperty("layout-manager", label)
      }
      XCTAssertEqual(
        issues,
        [
          "The property 'start-child' of a 'GtkPaned' is \(label), not a 'Entry'.",
          "The property 'position' of a 'GtkPaned' is a 'gint', not a 'Widget'.",
          "The property 'css-name' of a 'GtkPaned' can be set only when the instance is created.",
          "The property 'scale-factor' of a 'GtkPaned' is read-only.",
          "The property 'layout-manager' of a 'GtkPaned' is a 'GtkLayoutManager', not a 'GtkLabel'.",
        ]
      )
      XCTAssertNil(paned.property("start-child", as: Label.self), "set to nothing")
    }
  }

  func testAPropertyOfAnotherTypeIsReported() {
    onMain {
      GtkTesting.start()
      let paned = Split()
      XCTAssertEqual(
        recordMessages { paned.setProperty("start-child", "text") },
        ["The property 'start-child' of a 'GtkPaned' is a 'GtkWidget', not a 'String'."]
      )
      XCTAssertNotNil(Widget.wrapping(gtk_paned_get_start_child(paned.opaque)))
    }
  }

  func testSubclassIsNotifiedOfAPropertyUntilItDisconnects() {
    onMain {
      GtkTesting.start()
      let paned = Split()
      var positions: [Int32] = []
      var connection: SignalConnection?
      connection = paned.onNotify("position") { [weak paned] in
        positions.append(paned?.property("position") ?? -1)
      }
      paned.setProperty("position", Int32(50))
      paned.setProperty("position", Int32(70))
      connection?.disconnect()
      paned.setProperty("position", Int32(90))
      XCTAssertEqual(positions, [50, 70])
    }
  }

  func testUnknownSignalIsReportedAndItsHandlerIsReleased() {
    onMain {
      GtkTesting.start()
      let paned = Split()
      weak var value: Value?
      var connection: SignalConnection?
      let issues = recordMessages {
        let retained = Value()
        value = retained
        connection = paned.connect("no-such-signal") { _ = retained }
        paned.emit("no-such-signal")
        paned.emit("move-handle")
      }
      XCTAssertEqual(
        issues,
        [
          "A 'GtkPaned' has no signal 'no-such-signal'. The handler is never called.",
          "A 'GtkPaned' has no signal 'no-such-signal' without arguments.",
          "A 'GtkPaned' has no signal 'move-handle' without arguments.",
        ]
      )
      XCTAssertEqual(connection?.isConnected, false)
      XCTAssertNil(value)
    }
  }

  func testHandlerReadsTheArgumentsOfASignal() {
    onMain {
      GtkTesting.start()
      let area = Widget(gtk_drawing_area_new(), transfer: .floating)
      var sizes: [[Int32]] = []
      area.connect("resize") { (arguments: SignalArguments) in
        sizes.append([arguments(0), arguments(1)])
      }
      let window = Gtk.Window()
      window.defaultSize = (200, 100)
      window.child = area
      window.present()
      GtkTesting.wait { !sizes.isEmpty }
      XCTAssertEqual(sizes.last?.allSatisfy { $0 > 0 }, true)
      window.destroy()
    }
  }
}

private final class Value {}

private final class Split: Widget {
  init() {
    super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), transfer: .floating)
    gtk_paned_set_start_child(opaque, gtk_label_new("Start"))
  }
}
