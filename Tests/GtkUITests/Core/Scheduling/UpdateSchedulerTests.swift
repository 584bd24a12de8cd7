import Foundation
import GtkTestSupport
import Observation
import Synchronization
import TestSupport
import XCTest

import class Gtk.MainLoopSource

@testable import GtkUI

final class UpdateSchedulerTests: XCTestCase {
  func testThousandChangesInOneTurnCauseOneFlush() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Reader(model: model)
      } use: { window in
        let flushes = UpdateScheduler.shared.flushCount
        let counts = BodyCount.during {
          for number in 1...1_000 {
            model.first = number
          }
          window.settle()
        }
        XCTAssertEqual(UpdateScheduler.shared.flushCount, flushes + 1)
        XCTAssertEqual(counts, ["Reader": 1])
        XCTAssertEqual(window.texts, ["1000 0"])
      }
    }
  }

  func testMainLoopFlushesAChange() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Reader(model: model)
      } use: { window in
        model.first = 1
        XCTAssertTrue(GtkTesting.wait { window.texts == ["1 0"] })
      }
    }
  }

  func testChangesDuringAFlushAreAppliedInTheSameFlush() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Follower(model: model)
        Reader(model: model)
      } use: { window in
        let flushes = UpdateScheduler.shared.flushCount
        model.first = 5
        window.settle()
        XCTAssertEqual(window.texts, ["follows 5", "5 5"])
        XCTAssertEqual(UpdateScheduler.shared.flushCount, flushes + 1)
      }
    }
  }

  func testUpdateCycleIsReportedOnceAndDoesNotBlockTheMainLoop() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Cycle(model: model, read: \.first, written: \.second)
        Cycle(model: model, read: \.second, written: \.first)
      } use: { window in
        var hasRun = false
        let issues = recordMessages {
          model.isOn = true
          UpdateScheduler.shared.flush()
          UpdateScheduler.shared.flush()
          _ = MainLoopSource(idle: .idle) { hasRun = true }
          GtkTesting.wait { hasRun }
        }
        XCTAssertTrue(hasRun, "A cycle does not block other sources.")
        XCTAssertEqual(issues.count, 1)
        XCTAssertTrue(issues.first?.hasPrefix("Views change the values that they read") == true)

        model.isOn = false
        window.settle()
        XCTAssertEqual(BodyCount.during { window.settle() }, [:])
      }
    }
  }

  func testChangeFromAnotherThreadUpdatesTheView() throws {
    try onMain {
      let shared = Shared()
      try inWindow {
        SharedReader(shared: shared)
      } use: { window in
        Thread.detachNewThread { shared.value = 42 }
        XCTAssertTrue(GtkTesting.wait { window.texts == ["42"] })
      }
    }
  }
}

private struct Reader: View {
  let model: Model

  var body: some View { Text("\(model.first) \(model.second)") }
}

private struct Follower: View {
  let model: Model

  var body: some View {
    let first = model.first
    let _ = (model.second = first)
    Text("follows \(first)")
  }
}

/// A view that reads a property and, if the model is on, writes another property. Two such views
/// form a cycle.
private struct Cycle: View {
  let model: Model
  let read: ReferenceWritableKeyPath<Model, Int>
  let written: ReferenceWritableKeyPath<Model, Int>

  var body: some View {
    let value = model[keyPath: read]
    if model.isOn {
      let _ = (model[keyPath: written] = value + 1)
    }
    Text("cycle")
  }
}

/// A model that any thread may change.
private final class Shared: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Mutex(0)

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return storage.withLock { $0 }
    }
    set {
      // The value is stored first. If observers were notified first, another thread could read the
      // old value.
      storage.withLock { $0 = newValue }
      registrar.withMutation(of: self, keyPath: \.value) {}
    }
  }
}

private struct SharedReader: View {
  let shared: Shared

  var body: some View { Text("\(shared.value)") }
}
