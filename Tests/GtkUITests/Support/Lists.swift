import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

extension TestWindow {
  /// The list in the window.
  var list: ListView<Bin> {
    get throws { try first(ListView<Bin>.self) }
  }

  /// The number of nodes of list rows.
  var rowNodes: Int {
    host.node?.descendants.filter { "\(Swift.type(of: $0))".hasPrefix("ListRowNode") }.count ?? 0
  }

  /// The labels of the existing rows, by text.
  var rowsByText: [String: GtkLabel] {
    Dictionary(all(GtkLabel.self).map { ($0.text, $0) }) { first, _ in first }
  }
}
