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

  @Test func closureOfACancelledActionIsRetainedByTheCaller() {
    final class Value {}
    weak var value: Value?
    let action: TerminationAction
    do {
      let retained = Value()
      value = retained
      action = actions.add { _ = retained }
    }
    #expect(value != nil)
    action.cancel()
    #expect(value != nil, "the caller retains the action")
  }
}
