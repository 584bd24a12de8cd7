import ConcurrencyExtras
import Termination
import Testing

@MainActor
struct TerminationActionsTests {
  private let actions = TerminationActions()

  @Test func actionsRunInTheOrderOfAddition() {
    var calls: [Int] = []
    for number in 1...3 {
      _ = actions.add { calls.append(number) }
    }
    actions.run()
    #expect(calls == [1, 2, 3])
  }

  @Test func actionsRunAtEveryCallOfRun() {
    var count = 0
    _ = actions.add { count += 1 }
    actions.run()
    actions.run()
    #expect(count == 2)
  }

  @Test func flushesRunAfterTheActions() {
    let calls = LockIsolated<[String]>([])
    actions.addFlush { calls.withValue { $0.append("flush") } }
    _ = actions.add { calls.withValue { $0.append("action") } }
    actions.run()
    actions.run()
    #expect(calls.value == ["action", "flush", "action", "flush"])
  }

  @Test func flushThatAFlushAddsRuns() {
    let calls = LockIsolated<[String]>([])
    actions.addFlush { [actions] in
      calls.withValue { $0.append("first") }
      actions.addFlush { calls.withValue { $0.append("second") } }
    }
    actions.run()
    #expect(calls.value == ["first", "second"])
  }

  @Test func cancelledActionDoesNotRun() {
    var count = 0
    let action = actions.add { count += 1 }
    action.cancel()
    action.cancel()
    actions.run()
    #expect(count == 0)
  }

  @Test func actionThatIsCancelledByAnEarlierActionDoesNotRun() {
    var count = 0
    var second: TerminationAction?
    _ = actions.add { second?.cancel() }
    second = actions.add { count += 1 }
    actions.run()
    #expect(count == 0)
  }

  @Test func cancelledActionIsReleased() {
    final class Value {}
    weak var value: Value?
    var action: TerminationAction?
    do {
      let retained = Value()
      value = retained
      action = actions.add { _ = retained }
    }
    let isRetained = value != nil
    #expect(isRetained)
    action?.cancel()
    action = nil
    #expect(value == nil)
  }
}
