import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

/// Rows that a change of the list removes, and that are dismantled after the frame of the change.
final class RetiredRowsTests: XCTestCase {
  func testRemovedRowsAreDismantledWhenTheMainLoopIsIdle() throws {
    try inList { model, window in
      let before = AnyNode.liveCount
      model.ids = [0]
      UpdateScheduler.shared.flush()
      let list = try window.first(ListView<Bin>.self)
      XCTAssertEqual(list.boundRows.values.map(\.texts), [["0"]])
      XCTAssertGreaterThan(AnyNode.liveCount, before / 2, "The rows are only frozen.")
      window.settle()
      XCTAssertLessThan(AnyNode.liveCount, before / 20)
    }
  }

  func testEachRemovedRowDisappearsOnceAndIsNotEvaluated() throws {
    try inList { model, window in
      let shown = model.appeared
      XCTAssertGreaterThan(shown.count, 100)
      model.ids = [0]
      UpdateScheduler.shared.flush()
      XCTAssertEqual(model.disappeared.count, shown.count - 1)
      model.evaluated = []
      model.offset = 1
      window.settle()
      XCTAssertEqual(model.evaluated, [0])
      XCTAssertEqual(model.disappeared.sorted(), shown.filter { $0 != 0 }.sorted())
    }
  }

  func testRowsAreInsertedBeforeTheRemovedRowsAreDismantled() throws {
    try inList { model, window in
      for step in 0..<10 {
        model.ids = [0]
        UpdateScheduler.shared.flush()
        model.ids = Array(0..<300).map { $0 + step }
        UpdateScheduler.shared.flush()
      }
      window.settle()
      let list = try window.first(ListView<Bin>.self)
      XCTAssertGreaterThan(list.boundRows.count, 100)
      for (index, row) in list.boundRows {
        XCTAssertEqual(row.texts, ["\(index + 9)"])
      }
    }
  }

  func testARowThatIsReplacedByARowOfTheSameElementDisappearsFirst() throws {
    try onMain {
      let model = RetiringModel()
      model.ids = Array(0..<5)
      try inWindow {
        RetiringSections(model: model)
      } use: { window in
        XCTAssertEqual(model.log, ["appear 0", "appear 1", "appear 2", "appear 3", "appear 4"])
        model.log = []
        model.first = 3
        window.settle()
        XCTAssertEqual(model.log.prefix(2).sorted(), ["disappear 3", "disappear 4"])
        XCTAssertEqual(model.log.dropFirst(2).sorted(), ["appear 3", "appear 4"])
      }
    }
  }

  func testARetiredRowWithTheFocusClearsItsFocusStateAtOnce() throws {
    try onMain {
      let model = RetiringModel()
      model.ids = [1, 2, 3]
      try inWindow {
        RetiringFields(model: model)
      } use: { window in
        let fields = try window.first(ListView<Bin>.self).all(Entry.self)
        fields[1].grabFocus()
        window.settle()
        XCTAssertEqual(model.log, ["focus 2"])
        model.ids = [1, 3]
        UpdateScheduler.shared.flush()
        UpdateScheduler.shared.flush()
        XCTAssertEqual(model.log.last, "focus nil")
      }
    }
  }

  func testNothingRemainsOfThePageThatWasRemovedBeforeItsRetiredRows() throws {
    try onMain {
      let model = RetiringModel()
      let before = LiveObjects.now
      try inWindow {
        RetiringPage(model: model)
      } use: { window in
        model.ids = [0]
        UpdateScheduler.shared.flush()
        model.isShown = false
        UpdateScheduler.shared.flush()
        let count = model.disappeared.count
        window.settle()
        XCTAssertEqual(window.texts, ["Removed"])
        XCTAssertEqual(model.disappeared.count, count)
      }
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  private func inList(
    _ use: @MainActor (RetiringModel, TestWindow<RetiringPage>) throws -> Void
  ) throws {
    try onMain {
      let model = RetiringModel()
      try inWindow {
        RetiringPage(model: model)
      } use: { window in
        try use(model, window)
      }
    }
  }
}

@Observable
@MainActor
private final class RetiringModel {
  var ids = Array(0..<300)
  var offset = 0
  var isShown = true
  /// The first id of the second section.
  var first = 5
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored var evaluated: Set<Int> = []
  @ObservationIgnored var appeared: [Int] = []
  @ObservationIgnored var disappeared: [Int] = []
}

private struct RetiringPage: View {
  let model: RetiringModel

  var body: some View {
    if model.isShown {
      List(model.ids, id: \.self) { RetiringRow(id: $0, model: model) }
    } else {
      Text("Removed")
    }
  }
}

private struct RetiringRow: View {
  let id: Int
  let model: RetiringModel

  var body: some View {
    let _ = model.evaluated.insert(id)
    Button("\(id + model.offset)") {}
      .onAppear { model.appeared.append(id) }
      .onDisappear { model.disappeared.append(id) }
  }
}

/// Two sections, between which an element moves.
private struct RetiringSections: View {
  let model: RetiringModel

  var body: some View {
    List {
      ForEach(model.ids.filter { $0 < model.first }, id: \.self) { row($0) }
      ForEach(model.ids.filter { $0 >= model.first }, id: \.self) { row($0) }
    }
  }

  private func row(_ id: Int) -> some View {
    Button("\(id)") {}
      .onAppear { model.log.append("appear \(id)") }
      .onDisappear { model.log.append("disappear \(id)") }
  }
}

private struct RetiringFields: View {
  let model: RetiringModel
  @FocusState private var focus: Int?

  var body: some View {
    List(model.ids, id: \.self) { id in
      TextField("Field \(id)", text: .constant("")).focused($focus, equals: id)
    }
    .onChange(of: focus) { _, new in
      model.log.append("focus \(new.map { "\($0)" } ?? "nil")")
    }
  }
}
