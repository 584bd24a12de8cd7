import ConcurrencyExtras
import Perception
import XCTest

final class PerceptionTests: XCTestCase {
  func testPerceptibleModelNotifiesItsObserversOnce() {
    let model = Model()
    let changes = LockIsolated(0)
    let count = withPerceptionTracking {
      model.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    XCTAssertEqual(count, 0)
    model.name = "Blob"
    XCTAssertEqual(changes.value, 0)
    model.count = 1
    model.count = 2
    XCTAssertEqual(changes.value, 1)
  }

  func testPerceptibleModelIsObservable() {
    let changes = LockIsolated(0)
    let model: any Perceptible & Observable = Model()
    withObservationTracking {
      _ = (model as? Model)?.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    (model as? Model)?.count = 1
    XCTAssertEqual(changes.value, 1)
  }

  func testPerceptionRegistrarNotifiesTheObserversOfAProperty() {
    let model = Registered()
    let changes = LockIsolated(0)
    withPerceptionTracking {
      _ = model.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    model.count = 1
    XCTAssertEqual(changes.value, 1)
  }
}

@Perceptible
private final class Model {
  var count = 0
  var name = ""
  @ObservationIgnored var note = ""
}

private final class Registered: Perceptible {
  private let registrar = PerceptionRegistrar()
  private var storage = 0

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return storage
    }
    set { registrar.withMutation(of: self, keyPath: \.count) { storage = newValue } }
  }
}
