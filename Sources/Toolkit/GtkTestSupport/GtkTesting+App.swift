import Gtk
import GtkUI

extension GtkTesting {
  /// Runs an app, calls `use` with the first visible window when GTK has settled, and then closes
  /// all windows, so that the app quits.
  ///
  /// ```swift
  /// try GtkTesting.run(NotesApp()) { window in
  ///   try window.click("New Note")
  /// }
  /// ```
  ///
  /// - Returns: The exit status of the program.
  @discardableResult
  public static func run(
    _ app: some App,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    use: @MainActor (_ window: Gtk.Window) throws -> Void
  ) throws -> Int32 {
    start()
    return try withoutActuallyEscaping(use) { use in
      var result: Result<Void, any Error> = .failure(
        NotFound(
          message: "The app quit before GTK had settled.",
          filePath: filePath,
          line: line
        )
      )
      let source = MainLoopSource(idle: .idle) {
        settle()
        let windows = Gtk.Window.all
        result = Result {
          guard let window = windows.first(where: \.isVisible) else {
            throw NotFound(message: "The app shows no window.", filePath: filePath, line: line)
          }
          try use(window)
        }
        windows.forEach { $0.close() }
      }
      defer { source.cancel() }
      let status = app.run(isUnique: false)
      try result.get()
      return status
    }
  }
}
