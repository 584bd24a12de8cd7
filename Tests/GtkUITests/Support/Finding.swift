import Gtk
import GtkTestSupport
import XCTest

extension TestWindow {
  /// The visible widgets of a type, in their order.
  func all<W: Widget>(_ type: W.Type) -> [W] {
    content?.visibleDescendants.compactMap { $0 as? W } ?? []
  }

  /// The first visible widget of a type.
  func first<W: Widget>(
    _ type: W.Type,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> W {
    try XCTUnwrap(all(type).first, "no \(type)", file: file, line: line)
  }

  /// What is below the header.
  var content: Widget? { widget.child }

  /// The text of the header.
  var headerTitle: String { widget.titlebar?.texts.joined(separator: " ") ?? "" }

  /// The back button, if it can be seen.
  var backButton: Widget? { try? button("Back") }
}
