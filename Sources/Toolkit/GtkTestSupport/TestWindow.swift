import Gtk
import GtkUI

/// A window that shows a view in a test. The test finds widgets, uses them and checks the result.
///
/// ```swift
/// let window = TestWindow { CounterView(store: store) }
/// defer { window.close() }
/// try window.find(.button, named: "Increment").click()
/// XCTAssert(window.texts.contains("1"))
/// ```
///
/// Each method that changes the window waits until the window has settled. See `settle()` for the
/// limits of the wait. The window requires a display, such as Xvfb. The test needs no screenshots.
@MainActor
public final class TestWindow<Content: View> {
  private var opened: WindowHost<Content>?

  /// Creates and presents the window, and waits until the window has settled.
  public init(
    _ title: String = "Test",
    width: Int = 480,
    height: Int = 640,
    @ViewBuilder content: () -> Content
  ) {
    GtkTesting.start()
    opened = WindowHost(title, size: (width, height), content: content())
    host.present()
    settle()
  }

  /// The window and the nodes of its content. Traps after ``close()``.
  public var host: WindowHost<Content> {
    guard let opened else { preconditionFailure("The window was closed.") }
    return opened
  }

  /// GTK's window, in which the test finds widgets. Traps after ``close()``.
  public var widget: Gtk.Window { host.window }

  /// The texts of all visible labels below the header, and of the sheets and alerts above the
  /// window, the lowest first.
  public var texts: [String] {
    (widget.contentBelowHeader?.texts ?? []) + widget.withPresented.dropFirst().flatMap(\.texts)
  }

  /// The alert that is presented above the content of the window, or `nil`.
  public var alert: Widget? { widget.alert }

  /// The sheet that is presented above the content of the window, or `nil`. The sheet can itself
  /// present a sheet, an alert or a popover.
  public var sheet: Widget? { widget.sheet }

  /// The popover that is presented in the window, or `nil`.
  public var popover: Popover? { widget.popover }

  /// Waits until a popover is presented. A popover is presented only after the widget to which the
  /// popover points has been laid out. Throws an error if no popover is presented in time.
  @discardableResult
  public func waitForPopover(
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Popover {
    GtkTesting.wait { popover != nil }
    return try NotFound.locating(filePath, line) {
      guard let popover else { throw NotFound(message: "There is no popover.") }
      return popover
    }
  }

  /// Presses Escape in the window, and waits until the window has settled. Returns whether the key
  /// was handled.
  @discardableResult
  public func pressEscape() -> Bool { widget.pressEscape() }

  /// Requests the closing of the window, like a click on the close button, and waits until the
  /// window has settled.
  public func requestClose() { widget.requestClose() }

  /// Returns the visible button with a name. Sheets and alerts are searched before the window, the
  /// topmost first. Throws an error if no such button exists.
  @discardableResult
  public func button(
    _ name: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Widget {
    let presented = widget.withPresented.reversed()
    let root = presented.first { $0.buttons.contains { $0.accessibleName == name } }
    return try (root ?? widget).button(name, filePath: filePath, line: line)
  }

  /// Clicks the visible button with a name, as returned by ``button(_:filePath:line:)``, and waits
  /// until the window has settled. Throws an error if no such button exists, or if the user
  /// couldn't click the button.
  public func click(
    _ name: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try button(name, filePath: filePath, line: line).click(filePath: filePath, line: line)
  }

  /// Updates the window with a new value of the view.
  public func update(@ViewBuilder content: () -> Content) {
    host.update(content())
    settle()
  }

  /// Iterates the main loop until GTK has settled. The method does not wait until an animation has
  /// finished. In an asynchronous test, use the asynchronous method. See `settle()` of
  /// ``GtkTesting``.
  public func settle() {
    GtkTesting.settle()
  }

  /// Settles like the synchronous method, and also lets other tasks of the main actor run. Use this
  /// method in asynchronous tests.
  public func settle() async {
    await GtkTesting.settle()
  }

  /// Dismantles the view and closes the window. The window can't be used afterwards.
  public func close() {
    host.dismantle()
    host.window.destroy()
    opened = nil
    settle()
  }
}
