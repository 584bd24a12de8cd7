import GtkTestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

/// Rows whose nodes and widgets are reused for other elements.
final class RowReuseTests: XCTestCase {
  func testReusedListRowEqualsANewRow() throws {
    try check(hasIconButton: false, newLabels: 0..<80)
  }

  /// GTK retains the name of a button that is named by an icon, so such a row is not reused.
  func testListRowWithAnIconButtonEqualsANewRow() throws {
    try check(hasIconButton: true, newLabels: 150..<2_000)
  }

  /// Filters a list, and expects that the reused rows equal the rows of a new list.
  ///
  /// - Parameter newLabels: The number of labels that the first filter creates.
  private func check(
    hasIconButton: Bool,
    newLabels: Range<Int>,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let items = (0..<600).map { Item($0) }
    let kept = items.filter { $0.id.isMultiple(of: 5) }
    var expected: [Int: [String]] = [:]
    let newModel = onMain { ItemModel(kept) }
    try inWindow(file: file, line: line) {
      MixedList(model: newModel, hasIconButton: hasIconButton, tapped: { _ in })
    } use: { window in
      expected = try window.rowDescriptions
    }
    let model = onMain { ItemModel(items) }
    var tapped: [Int] = []
    try inWindow(file: file, line: line) {
      MixedList(model: model, hasIconButton: hasIconButton, tapped: { tapped.append($0) })
    } use: { window in
      let labels = Set(window.all(GtkLabel.self))
      model.items = kept
      window.settle()
      let created = Set(window.all(GtkLabel.self)).subtracting(labels).count
      XCTAssertTrue(
        newLabels.contains(created),
        "\(created) new labels",
        file: file,
        line: line
      )
      let rows = try window.rowDescriptions
      XCTAssertEqual(Set(rows.keys), Set(expected.keys), file: file, line: line)
      for (index, row) in rows {
        XCTAssertEqual(row, expected[index], "row \(index)", file: file, line: line)
      }

      model.items = items
      window.settle()
      model.items = kept
      window.settle()
      for (index, row) in try window.rowDescriptions {
        XCTAssertEqual(row, expected[index], "row \(index), again", file: file, line: line)
      }
      for index in [0, 3, 40] {
        let row = try XCTUnwrap(window.list.boundRows[index], file: file, line: line)
        row.descendants(GtkButton.self).forEach { $0.click() }
      }
      let ids = [0, 15, 200]
      let taps = hasIconButton ? ids.flatMap { [$0, $0] } : ids
      XCTAssertEqual(tapped, taps, file: file, line: line)
    }
  }
}

private struct MixedList: View {
  let model: ItemModel
  let hasIconButton: Bool
  let tapped: @MainActor (Int) -> Void

  var body: some View {
    let (hasIconButton, tapped) = (hasIconButton, tapped)
    List(model.items) {
      MixedRow(id: $0.id, title: $0.title, hasIconButton: hasIconButton, tapped: tapped)
    }
  }
}

/// A row with every kind of content that a reused row could show from its previous element.
private struct MixedRow: View {
  let id: Int
  let title: String
  let hasIconButton: Bool
  let tapped: @MainActor (Int) -> Void

  var body: some View {
    HStack(spacing: Double(id % 7)) {
      Group {
        if id.isMultiple(of: 2) { Text("even \(title)") } else { Image(systemName: "star") }
      }
      .padding(.leading, Double(id % 4 * 10))
      Text(title)
        .foregroundStyle(id.isMultiple(of: 3) ? .red : .primary)
        .help("Help \(id)")
        .accessibilityIdentifier("row-\(id)")
        .opacity(id.isMultiple(of: 7) ? 0.5 : 1)
      if hasIconButton {
        Button {
          tapped(id)
        } label: {
          Image(systemName: "trash").accessibilityLabel("Delete \(title)")
        }
        Text("trait").accessibilityAddTraits(id.isMultiple(of: 4) ? .isHeader : [])
      }
      Button("Open \(title)") { tapped(id) }
    }
    .listRowInsets(EdgeInsets(top: Double(id % 3), leading: Double(id % 5)))
  }
}

extension TestWindow {
  /// The descriptions of the widgets of rows, keyed by the indices of the rows.
  fileprivate var rowDescriptions: [Int: [String]] {
    get throws { try list.boundRows.mapValues { ($0.parent ?? $0).description(indent: "") } }
  }
}

extension Widget {
  fileprivate func description(indent: String) -> [String] {
    let line = [
      typeName, "\(accessibleRole)", accessibleLabel ?? "-", accessibleDescription ?? "-",
      "name \(name)", "tooltip \(tooltip ?? "-")", "margins \(marginStart) \(marginTop)",
      "opacity \(opacity)", "expand \(hexpand) \(vexpand)", "align \(halign) \(valign)",
      cssClasses.sorted().joined(separator: "."), (self as? GtkLabel)?.text ?? "",
    ]
    return [indent + line.joined(separator: "; ")]
      + children.flatMap { $0.description(indent: indent + "  ") }
  }

  fileprivate func descendants<Kind: Widget>(_ type: Kind.Type) -> [Kind] {
    children.flatMap { child in
      ((child as? Kind).map { [$0] } ?? []) + child.descendants(type)
    }
  }
}
