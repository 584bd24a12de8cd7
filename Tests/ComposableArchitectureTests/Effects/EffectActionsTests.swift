@_spi(Internals) import ComposableArchitecture
import TestSupport
import XCTest

final class EffectActionsTests: FeatureTestCase {
  func testActionsSequenceContainsTheActionsOfAnEffectAndFinishes() async {
    let effect = Effect.concatenate(
      .run { send in await send(1) },
      .merge(.send(2), .none, .send(3)),
      .run { send in await send(4) }.map { $0 * 10 }
    )
    let actions = await all(effect.actions)
    XCTAssertEqual(actions, [1, 2, 3, 40])
  }

  func testActionsSequenceOfNoneIsEmpty() async {
    let actions = LockIsolated<[Int]?>(nil)
    let task = Task {
      let received = await all(Effect<Int>.none.actions)
      actions.setValue(received)
    }
    await eventually { actions.value != nil }
    task.cancel()
    XCTAssertEqual(actions.value, [])
  }

  func testEffectIsCancelledWhenTheTaskThatReadsItsActionsIsCancelled() async {
    let started = Gate()
    let wasCancelled = LockIsolated(false)
    let effect = Effect<Int>.run { _ in
      started.open()
      try? await untilCancelled()
      wasCancelled.setValue(Task.isCancelled)
    }
    let task = Task {
      for await _ in effect.actions {}
    }
    await started.pass()
    task.cancel()
    await eventually { wasCancelled.value }
    await task.value
  }

  func testActionsSequenceIsReadFromADetachedTask() async {
    let effect = Effect<Int>.run { send in
      for number in 1...3 {
        await send(number)
      }
    }
    let actions = await Task.detached { await all(effect.actions) }.value
    XCTAssertEqual(actions, [1, 2, 3])
  }
}

private func all<Element>(_ stream: AsyncStream<Element>) async -> [Element] {
  await stream.reduce(into: []) { $0.append($1) }
}
