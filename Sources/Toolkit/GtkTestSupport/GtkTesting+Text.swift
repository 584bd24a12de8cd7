import Gtk
import GtkUI

extension GtkTesting {
  /// Runs a part of a test with a scale and a direction of text, and with the style sheet of an
  /// app.
  ///
  /// ```swift
  /// try GtkTesting.withText(scale: 2, direction: .rightToLeft, styledBy: NotesApp()) {
  ///   let window = TestWindow(width: 360, height: 640) { NotesView() }
  ///   defer { window.close() }
  ///   XCTAssertLessThanOrEqual(window.widget.measure(.horizontal).minimum, 360)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - scale: The size of text, as a multiple of the normal size.
  ///   - direction: The direction of text.
  ///   - app: An app. The app is run once, so that its style sheet is loaded. GTK retains the style
  ///     sheet until the end of the process.
  ///   - body: The part of the test.
  /// - Throws: The error of `body`, or an error if the app can't be run.
  public static func withText(
    scale: Int = 1,
    direction: TextDirection = .leftToRight,
    styledBy app: some App,
    _ body: @MainActor () throws -> Void
  ) throws {
    try run(app) { _ in }
    let settings = Settings.default
    let dpi = settings?.xftDPI ?? 0
    settings?.xftDPI = 96 * 1024 * scale
    Widget.defaultDirection = direction
    defer {
      settings?.xftDPI = dpi
      Widget.defaultDirection = .leftToRight
    }
    try body()
  }
}
