import Foundation
import Gtk

extension Widget {
  /// Chooses a file in the dialog of `fileImporter` or `fileExporter` above the window of the
  /// widget, accepts the choice, and waits until GTK has settled.
  ///
  /// ```swift
  /// try window.click("Import…")
  /// try window.widget.chooseFile(url)
  /// ```
  ///
  /// The method throws an error if no dialog is shown, or if the dialog does not select the file
  /// within five seconds, for example because the file does not exist.
  public func chooseFile(
    _ url: URL,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) {
      let dialog = try fileDialog()
      GtkTesting.wait(timeout: .seconds(5)) { dialog.isLoaded }
      dialog.select(url.absoluteString)
      GtkTesting.wait(timeout: .seconds(5)) { dialog.isSelected(url) }
      guard dialog.isSelected(url) else {
        let selection = dialog.selected ?? "no file"
        throw NotFound(message: "The dialog selects \(selection), and not \(url.absoluteString).")
      }
      dialog.respond(isAccepted: true)
      // The dialog for a new file first searches for an existing file, and asks whether to replace
      // the file.
      GtkTesting.wait(timeout: .seconds(5)) { openFileDialog == nil }
      GtkTesting.settle()
    }
  }

  /// Cancels the dialog of `fileImporter` or `fileExporter` above the window of the widget,
  /// and waits until GTK has settled. The method throws an error if no dialog is shown.
  public func cancelFileDialog(filePath: StaticString = #filePath, line: UInt = #line) throws {
    try NotFound.locating(filePath, line) {
      try fileDialog().respond(isAccepted: false)
      GtkTesting.settle()
    }
  }

  private var openFileDialog: FileChooserDialog? {
    (root as? Gtk.Window).flatMap { FileChooserDialog(above: $0) }
  }

  private func fileDialog() throws -> FileChooserDialog {
    GtkTesting.wait(timeout: .seconds(2)) { openFileDialog != nil }
    guard let dialog = openFileDialog else {
      throw NotFound(message: "No dialog for files is shown above the window.")
    }
    return dialog
  }
}

extension FileChooserDialog {
  fileprivate func isSelected(_ url: URL) -> Bool {
    selected.flatMap(URL.init(string:))?.path == url.path
  }
}
