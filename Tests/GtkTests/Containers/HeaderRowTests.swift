import CGtk
import TestSupport
import XCTest

@testable import Gtk

final class HeaderRowTests: GtkTestCase {
  func testTheShownWidgetsFitInEachWidth() {
    Seeds.forEach(100, from: 1) { seed in
      onMain {
        var random = SeededGenerator(seed: seed)
        let row = HeaderRow(start: part(&random), title: part(&random), menuButton: part(&random))
        let foldings: [HeaderRow.Folding] = [
          .never, .always, .belowImportance(0), .belowImportance(1), .belowImportance(2),
        ]
        row.setItems(
          (0..<Int.random(in: 0...5, using: &random)).map { _ in
            (part(&random), foldings.randomElement(using: &random) ?? .never)
          }
        )
        let (minimum, natural) = row.measure(.horizontal)
        let widths = (0..<30).map { _ in Int.random(in: minimum...natural, using: &random) }
        for width in [natural, minimum] + widths + [minimum] {
          gtk_widget_allocate(row.widget, Int32(width), 40, -1, nil)
          let places = row.children.filter(\.isMappedWithParent).compactMap { $0.edges(in: row) }
            .sorted { ($0.x, $0.width) < ($1.x, $1.width) }
          var end = 0.0
          for place in places {
            XCTAssertGreaterThanOrEqual(place.x, end, "\(seed): \(width), \(places)")
            end = place.x + place.width
          }
          XCTAssertLessThanOrEqual(end, Double(width), "\(seed): \(width), \(places)")
        }
      }
    }
  }
}

/// Returns a widget with a random size.
@MainActor
private func part(_ random: inout SeededGenerator) -> Bin {
  let part = Bin()
  let minimum = Int.random(in: 10...80, using: &random)
  let natural = minimum + Int.random(in: 0...80, using: &random)
  part.horizontalLimits = Bin.Limits(minimum: minimum, natural: natural, maximum: nil)
  part.verticalLimits = Bin.Limits(minimum: 30, natural: 30, maximum: nil)
  return part
}
