import TestSupport
import XCTest

@testable import ComposableArchitecture

/// The operations of effects, which are internal.
final class EffectOperationTests: FeatureTestCase {
  func testOperationOfComposedNoneEffectsIsNone() async {
    for effect in [
      Effect<Int>.none, .merge(.none, .none), .concatenate([]), .merge(.none, .concatenate(.none)),
      .none.merge(with: .none), .none.concatenate(with: .none), .none.cancellable(id: 1),
    ] {
      guard case .none = effect.operation else { return XCTFail("\(effect)") }
    }
  }

  func testMergeAndConcatenateWithNonePreserveTheRunOperation() async {
    for effect in [
      Effect<Int>.run(priority: .low, name: "a") { await $0(42) }.merge(with: .none),
      .none.merge(with: .run(priority: .low, name: "a") { await $0(42) }),
      .concatenate(.none, .run(priority: .low, name: "a") { await $0(42) }, .none),
    ] {
      switch effect.operation {
      case .none, .publisher:
        XCTFail("\(effect)")
      case .run(let name, let priority, let operation):
        XCTAssertEqual(name, "a")
        XCTAssertEqual(priority, .low)
        let values = LockIsolated<[Int]>([])
        await operation(Send { value in values.withValue { $0.append(value) } })
        XCTAssertEqual(values.value, [42])
      }
    }
  }

  func testMergedRunsAreOneConcurrentOperation() async {
    let secondHasSent = Gate()
    let effect = Effect<Int>.run { send in
      await secondHasSent.pass()
      await send(42)
    }
    .merge(
      with: .run { send in
        await send(1729)
        secondHasSent.open()
      }
    )
    guard case .run(_, _, let operation) = effect.operation else { return XCTFail("\(effect)") }
    let values = LockIsolated<[Int]>([])
    let task = Task {
      await operation(Send { value in values.withValue { $0.append(value) } })
    }
    await eventually { values.value.count == 2 }
    task.cancel()
    XCTAssertEqual(values.value, [1729, 42])
  }

  func testConcatenatedRunsAreOneOperationThatSendsInOrder() async {
    let effect = Effect<Int>.run { send in
      await Task.megaYield()
      await send(42)
    }
    .concatenate(with: .run { await $0(1729) })
    guard case .run(_, _, let operation) = effect.operation else { return XCTFail("\(effect)") }
    let values = LockIsolated<[Int]>([])
    await operation(Send { value in values.withValue { $0.append(value) } })
    XCTAssertEqual(values.value, [42, 1729])
  }

  func testCancellableExistsUnderItsCancelIDWhileItsOperationRuns() async {
    let isRunning: @Sendable () -> Bool = {
      _cancellationCancellables.withValue { $0.exists(at: "id", path: NavigationIDPath()) }
    }
    await withTaskCancellation(id: "id") { XCTAssertTrue(isRunning()) }
    XCTAssertFalse(isRunning())
  }

  func testCancellableCountIncreasesWhileAnOperationRuns() async {
    let before = _cancellationCancellables.count
    await withTaskCancellation(id: "id") {
      XCTAssertGreaterThan(_cancellationCancellables.count, before)
    }
    XCTAssertEqual(_cancellationCancellables.count, before)
  }
}
