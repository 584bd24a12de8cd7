import Gtk
import GtkUI

/// A view in a window, for a test: find what is in it, use it, see what becomes of it.
///
/// ```swift
/// let window = TestWindow { CounterView(store: store) }
/// defer { window.close() }
/// try window.button("Increment").click()
/// window.settle()
/// XCTAssertTrue(window.texts.contains("1"))
/// ```
@MainActor
public final class TestWindow<Content: View> {
  public let host: WindowHost<Content>

  /// Opens the window and waits until it has settled.
  public init(
    _ title: String = "Test",
    width: Int = 480,
    height: Int = 640,
    @ViewBuilder content: () -> Content
  ) {
    GtkTesting.start()
    host = WindowHost(Window(title, width: width, height: height, content: content))
    host.present()
    settle()
  }

  public var widget: Gtk.Window { host.window }

  /// Shows the content made anew.
  public func update(@ViewBuilder content: () -> Content) {
    host.update(content())
    settle()
  }

  /// Lets GTK and the main actor work until there is nothing left to do but wait.
  public func settle() {
    GtkTesting.settle()
  }

  /// Takes the view apart and closes the window.
  public func close() {
    host.dismantle()
    host.window.destroy()
    settle()
  }
}
