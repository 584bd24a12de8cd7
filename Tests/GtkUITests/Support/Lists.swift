import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

extension TestWindow {
  /// The list that is shown.
  var list: ListView<Bin> {
    get throws { try first(ListView<Bin>.self) }
  }

  /// How many rows of lists exist.
  var rowNodes: Int {
    host.node?.descendants.filter { "\(Swift.type(of: $0))".hasPrefix("ListRowNode") }.count ?? 0
  }

  /// The labels of the rows that exist, by their texts.
  var rowsByText: [String: GtkLabel] {
    Dictionary(all(GtkLabel.self).map { ($0.text, $0) }) { first, _ in first }
  }
}
