import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

final class ToastTests: XCTestCase {
  func testToastIsShownOverItsViewWithoutChangingTheSizeOfTheView() throws {
    try inToast(duration: nil) { model, window in
      let height = try window.button("Base").allocatedHeight
      XCTAssertNil(window.toast)
      model.isPresented = true
      let toast = try window.waitForToast()
      XCTAssertEqual(toast.texts.first, "Item deleted")
      XCTAssertEqual(toast.accessibleRole, .alert)
      XCTAssertEqual(toast.accessibleLabel, "Item deleted")
      XCTAssertEqual(try window.button("Base").allocatedHeight, height)
      XCTAssertEqual(window.accessibilityIssues(), [])
      model.isPresented = false
      XCTAssertTrue(GtkTesting.wait { window.toast == nil })
      XCTAssertEqual(model.log, ["isPresented = true", "isPresented = false"])
    }
  }

  func testToastHasAFixedWidthAndIsNotWiderThanItsWindow() throws {
    try inToast(duration: nil, windowWidth: 700) { model, window in
      model.isPresented = true
      let toast = try window.waitForToast()
      let frame = try XCTUnwrap(toast.parent)
      XCTAssertTrue(GtkTesting.wait { frame.allocatedWidth == ToastPanel.width })
      let close = try XCTUnwrap(toast.button("Close").edges(in: frame))
      XCTAssertGreaterThan(close.x + close.width, Double(ToastPanel.width - 50))
    }
    try inToast(duration: nil, windowWidth: 360) { model, window in
      model.isPresented = true
      let frame = try XCTUnwrap(window.waitForToast().parent)
      XCTAssertTrue(GtkTesting.wait { frame.allocatedWidth > 0 })
      XCTAssertLessThanOrEqual(frame.allocatedWidth, window.widget.allocatedWidth)
    }
  }

  func testWidthOfAVisibleToastChangesWithTheTextSize() throws {
    try inToast(duration: nil, windowWidth: 1000) { model, window in
      model.isPresented = true
      let frame = try XCTUnwrap(window.waitForToast().parent)
      XCTAssertTrue(GtkTesting.wait { frame.allocatedWidth == ToastPanel.width })
      let settings = try XCTUnwrap(Gtk.Settings.default)
      let dpi = settings.xftDPI
      defer {
        settings.xftDPI = dpi
        window.settle()
      }
      settings.xftDPI = 96 * 1024 * 2
      XCTAssertTrue(GtkTesting.wait { frame.allocatedWidth == 2 * ToastPanel.width })
    }
  }

  func testActionOfAToastRunsBeforeTheToastIsDismissed() throws {
    try inToast(duration: nil) { model, window in
      model.isPresented = true
      try window.waitForToast().click("Undo")
      XCTAssertTrue(GtkTesting.wait { window.toast == nil })
      XCTAssertEqual(model.log, ["isPresented = true", "undo", "isPresented = false"])
    }
  }

  func testCloseButtonOnlyDismissesTheToast() throws {
    try inToast(duration: nil) { model, window in
      model.isPresented = true
      try window.waitForToast().click("Close")
      XCTAssertTrue(GtkTesting.wait { window.toast == nil })
      XCTAssertEqual(model.log, ["isPresented = true", "isPresented = false"])
    }
  }

  func testToastIsDismissedAfterItsDuration() throws {
    try inToast(duration: .milliseconds(1)) { model, window in
      model.isPresented = true
      XCTAssertTrue(GtkTesting.wait { !model.isPresented && window.toast == nil })
      XCTAssertEqual(model.log, ["isPresented = true", "isPresented = false"])
    }
  }

  func testToastIsNotDismissedWhileItContainsTheFocus() throws {
    try inToast(duration: .milliseconds(300)) { model, window in
      model.isPresented = true
      let toast = try window.waitForToast()
      try toast.button("Undo").grabFocus()
      XCTAssertFalse(GtkTesting.wait(timeout: .milliseconds(600)) { !model.isPresented })
      try window.button("Base").grabFocus()
      XCTAssertTrue(GtkTesting.wait { !model.isPresented && window.toast == nil })
    }
  }

  func testToastsOfAQueueAreShownOneAfterTheOther() throws {
    try inQueue { model, window in
      model.queue = [QueuedToast(id: 1), QueuedToast(id: 2), QueuedToast(id: 3)]
      XCTAssertEqual(try window.waitForToast().texts.first, "Toast 1")
      try window.waitForToast().click("Undo 1")
      XCTAssertTrue(GtkTesting.wait { window.toast?.texts.first == "Toast 2" })
      XCTAssertEqual(model.queue.map(\.id), [2, 3])
      try window.waitForToast().click("Close")
      XCTAssertTrue(GtkTesting.wait { window.toast?.texts.first == "Toast 3" })
      // The program can remove and add toasts, too.
      model.queue = [QueuedToast(id: 4)]
      XCTAssertTrue(GtkTesting.wait { window.toast?.texts.first == "Toast 4" })
      XCTAssertEqual(window.toast?.accessibleLabel, "Toast 4")
      model.queue = []
      XCTAssertTrue(GtkTesting.wait { window.toast == nil })
      XCTAssertEqual(model.log, ["undo 1"])
    }
  }

  func testFocusIsInTheWindowAfterAFocusedToastWasDismissed() throws {
    try inToast(duration: nil) { model, window in
      model.isPresented = true
      let toast = try window.waitForToast()
      try toast.button("Undo").grabFocus()
      try toast.click("Undo")
      XCTAssertTrue(GtkTesting.wait { window.toast == nil })
      XCTAssertTrue(GtkTesting.wait { (try? window.button("Base").containsFocus) == true })
    }
  }
}

private func inToast(
  duration: Duration?,
  windowWidth: Int = 480,
  use: @MainActor (ToastModel, TestWindow<ToastBase>) throws -> Void
) throws {
  try onMain {
    let model = ToastModel()
    try inWindow(width: windowWidth) {
      ToastBase(model: model, duration: duration)
    } use: {
      try use(model, $0)
    }
  }
}

private func inQueue(
  use: @MainActor (ToastModel, TestWindow<ToastQueueBase>) throws -> Void
) throws {
  try onMain {
    let model = ToastModel()
    try inWindow {
      ToastQueueBase(model: model)
    } use: {
      try use(model, $0)
    }
  }
}

@MainActor @Observable
private final class ToastModel {
  var log: [String] = []
  var isPresented = false {
    didSet { log.append("isPresented = \(isPresented)") }
  }
  var queue: [QueuedToast] = []
}

private struct QueuedToast: Identifiable {
  let id: Int
}

private struct ToastBase: View {
  @Bindable var model: ToastModel
  let duration: Duration?

  var body: some View {
    Button("Base") {}
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .toast("Item deleted", isPresented: $model.isPresented, duration: duration) {
        Button("Undo") { model.log.append("undo") }
      }
  }
}

private struct ToastQueueBase: View {
  @Bindable var model: ToastModel

  var body: some View {
    Text("Base")
      .toasts($model.queue, duration: nil) { toast in
        "Toast \(toast.id)"
      } actions: { toast in
        Button("Undo \(toast.id)") { model.log.append("undo \(toast.id)") }
      }
  }
}

extension TestWindow {
  /// The toast that is shown, or `nil`.
  fileprivate var toast: Widget? {
    widget.contentBelowHeader?.visibleDescendants.first { $0.hasCSSClass("toast") && $0.isMapped }
  }

  fileprivate func waitForToast() throws -> Widget {
    GtkTesting.wait { toast != nil }
    return try XCTUnwrap(toast)
  }
}
