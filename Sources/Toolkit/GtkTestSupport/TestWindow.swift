import Gtk
import GtkUI

/// A view in a window, for a test: find what is in it, use it, see what becomes of it.
///
/// ```swift
/// let window = TestWindow { CounterView(store: store) }
/// defer { window.close() }
/// try window.find(.button, named: "Increment").click()
/// XCTAssert(window.texts.contains("1"))
/// ```
///
/// Everything that is done to it waits until GTK and the main actor have nothing left to do. It needs
/// a display, be it Xvfb, but no screenshots.
@MainActor
public final class TestWindow<Content: View> {
  private var opened: WindowHost<Content>?

  /// Opens the window and waits until it has settled.
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

  public var host: WindowHost<Content> {
    guard let opened else { preconditionFailure("The window was closed.") }
    return opened
  }

  public var widget: Gtk.Window { host.window }

  /// The texts of all labels that can be seen below the header.
  public var texts: [String] { widget.child?.texts ?? [] }

  /// The alert that is shown above the window, if any.
  public var alert: Gtk.Window? { widget.alert }

  /// The sheet that is shown above the window, if any; it may have another, an alert, or a popover.
  public var sheet: Gtk.Window? { widget.sheet }

  /// The popover that is shown in the window, if any.
  public var popover: Popover? { widget.popover }

  /// Waits for a popover, which is shown when what it points to has its place. It throws if none comes.
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

  /// Presses Escape where the focus is, and lets GTK settle.
  @discardableResult
  public func pressEscape() -> Bool { widget.pressEscape() }

  /// Has the window asked to be closed, as its close button and the desktop do, and lets GTK settle.
  public func requestClose() { widget.requestClose() }

  /// Returns the visible button with a name, in the topmost sheet or alert that has such a
  /// button, or else in the header or the content of the window. Throws if no such button exists.
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

  /// Clicks the visible button with a name, as ``button(_:filePath:line:)`` finds it, and waits until the
  /// window has settled. Throws if no such button exists, or if a person couldn't click the button.
  public func click(
    _ name: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try button(name, filePath: filePath, line: line).click(filePath: filePath, line: line)
  }

  /// Shows the content made anew.
  public func update(@ViewBuilder content: () -> Content) {
    host.update(content())
    settle()
  }

  /// Lets GTK and the main actor work until there is nothing left to do but wait.
  public func settle() {
    GtkTesting.settle()
  }

  /// The same in an asynchronous test, where tasks of the main actor run only while it waits.
  public func settle() async {
    await GtkTesting.settle()
  }

  /// Takes the view apart and closes the window. It is not to be used after that.
  public func close() {
    host.dismantle()
    host.window.destroy()
    opened = nil
    settle()
  }
}
