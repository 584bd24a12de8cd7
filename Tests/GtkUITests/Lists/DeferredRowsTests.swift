import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

/// Rows whose content takes long, so that most rows are created after the frame of a change.
final class DeferredRowsTests: XCTestCase {
  func testRowsInViewAreCreatedBeforeAllRowsAreCreated() throws {
    try onMain {
      let model = SlowModel(count: 300)
      try inWindow {
        SlowList(model: model)
      } use: { window in
        let list = try window.first(ListView<Bin>.self)
        let count = list.boundRows.count
        XCTAssertGreaterThan(count, 100)
        model.created = 0
        model.ids = Array(1_000..<1_300)
        // Only the rows that the limits permit are created in the frame of the change.
        UpdateScheduler.shared.flush()
        XCTAssertLessThan(model.created, count / 4)
        window.settle()
        XCTAssertGreaterThanOrEqual(model.created, count)
        XCTAssertEqual(try shown(window), try expected(window, model))
      }
    }
  }

  func testRowsAreRemovedAndInsertedBeforeTheRowsOfTheFirstChangeAreCreated() throws {
    try onMain {
      let model = SlowModel(count: 300)
      try inWindow {
        SlowList(model: model)
      } use: { window in
        model.ids = Array(1_000..<1_020)
        UpdateScheduler.shared.flush()
        model.ids.append(5)
        UpdateScheduler.shared.flush()
        model.offset += 1
        UpdateScheduler.shared.flush()
        window.settle()
        XCTAssertEqual(try shown(window), try expected(window, model))
      }
    }
  }

  func testTheContentOfRemovedElementsIsNotVisibleAndNotEvaluated() throws {
    try onMain {
      let model = SlowModel(count: 300)
      try inWindow {
        SlowList(model: model)
      } use: { window in
        let removed = Set(model.ids)
        model.ids = Array(1_000..<1_300)
        UpdateScheduler.shared.flush()
        let list = try window.first(ListView<Bin>.self)
        let visible = list.boundRows.values.filter(\.isMappedWithParent).flatMap(\.texts)
        XCTAssertEqual(visible.filter { removed.contains(Int($0) ?? 0) }, [])
        model.evaluated = []
        model.offset += 1
        window.settle()
        XCTAssertEqual(model.evaluated.intersection(removed), [])
      }
    }
  }

  func testAllRowsShowTheirElementsAfterRandomChanges() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    try onMain {
      var random = SeededGenerator(seed: seed)
      let model = SlowModel(count: 300)
      try inWindow {
        SlowList(model: model)
      } use: { window in
        let list = try window.first(ListView<Bin>.self)
        for step in 0..<40 {
          switch Int.random(in: 0..<6, using: &random) {
          case 0: model.ids.shuffle(using: &random)
          case 1: model.ids.removeSubrange(0..<min(50, model.ids.count))
          case 4 where Bool.random(using: &random):
            model.ids = (0..<20).map { step * 1_000 + 500_000 + $0 }
          case 2: model.ids.insert(contentsOf: (0..<60).map { step * 1_000 + 10_000 + $0 }, at: 0)
          case 3: model.offset += 1
          case 4 where !model.ids.isEmpty:
            list.scroll(to: Int.random(in: 0..<list.count, using: &random))
          default: model.ids.reverse()
          }
          // Sometimes several changes precede the creation of the rows.
          if Bool.random(using: &random) {
            UpdateScheduler.shared.flush()
          } else {
            window.settle()
            let name = "seed \(seed), step \(step)"
            XCTAssertEqual(try shown(window), try expected(window, model), name)
          }
        }
        window.settle()
        XCTAssertEqual(try shown(window), try expected(window, model), "seed \(seed)")
      }
    }
  }

  func testARowIsActivatedBeforeItsContentIsCreated() throws {
    try onMain {
      let model = SlowModel(count: 300)
      try inWindow {
        SlowList(model: model)
      } use: { window in
        let list = try window.first(ListView<Bin>.self)
        model.ids.reverse()
        UpdateScheduler.shared.flush()
        let index = try XCTUnwrap(list.boundRows.keys.max())
        XCTAssertTrue(try XCTUnwrap(list.boundRows[index]?.parent).activate())
        XCTAssertEqual(model.clicked, [model.ids[index]])
      }
    }
  }

  func testNoRowsAreCreatedAfterThePageIsRemoved() throws {
    try onMain {
      let model = SlowModel(count: 300)
      let before = LiveObjects.now
      try inWindow {
        SlowPage(model: model)
      } use: { window in
        model.ids.reverse()
        UpdateScheduler.shared.flush()
        model.isShown = false
        UpdateScheduler.shared.flush()
        model.created = 0
        window.settle()
        XCTAssertEqual(model.created, 0)
      }
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }
}

/// The texts of the bound rows, by index.
@MainActor
private func shown(_ window: TestWindow<some View>) throws -> [Int: [String]] {
  try window.first(ListView<Bin>.self).boundRows.mapValues(\.texts)
}

/// The texts that the bound rows must show, by index.
@MainActor
private func expected(
  _ window: TestWindow<some View>,
  _ model: SlowModel
) throws -> [Int: [String]] {
  try window.first(ListView<Bin>.self).boundRows.reduce(into: [:]) { rows, row in
    rows[row.key] = ["\(model.ids[row.key] + model.offset)"]
  }
}

@Observable
@MainActor
private final class SlowModel {
  var ids: [Int]
  var offset = 0
  var isShown = true
  @ObservationIgnored var created = 0
  @ObservationIgnored var evaluated: Set<Int> = []
  @ObservationIgnored var clicked: [Int] = []

  init(count: Int) {
    ids = Array(0..<count)
  }
}

private struct SlowPage: View {
  let model: SlowModel

  var body: some View {
    if model.isShown { SlowList(model: model) } else { Text("Removed") }
  }
}

private struct SlowList: View {
  let model: SlowModel

  var body: some View {
    List(model.ids, id: \.self) { id in
      SlowRow(id: id, offset: model.offset, model: model)
    }
  }
}

/// A row with a menu, whose widgets aren't reused.
private struct SlowRow: View {
  let id: Int
  let offset: Int
  let model: SlowModel

  var body: some View {
    let _ = count()
    HStack {
      Button("\(id + offset)") { model.clicked.append(id) }
      Menu {
        Button("Delete") {}
      } label: {
        Label("Actions", systemImage: "ellipsis")
          .labelStyle(.iconOnly)
      }
    }
  }

  private func count() {
    model.created += 1
    model.evaluated.insert(id)
    usleep(300)
  }
}
