import Testing

@testable import ComposableArchitecture

/// The decision for each event in each phase of the send loop.
@Suite struct SendLoopTests {
  enum Event {
    case send, sendFromEffect, reducerWillRun, reducerDidRun, next, didProcessPending
  }

  /// The earlier events, an event, and the decision or the step that the send loop returns for the
  /// event.
  struct Row: CustomTestStringConvertible {
    let before: [Event]
    let event: Event
    let result: String

    init(_ before: [Event], _ event: Event, _ result: String) {
      self.before = before
      self.event = event
      self.result = result
    }

    var testDescription: String { "\(before + [event]): \(result)" }
  }

  private static let reducing: [Event] = [.send, .reducerWillRun]
  private static let processing: [Event] = reducing + [.reducerDidRun]
  private static let notifying: [Event] = processing + [.next]
  private static let processingPending: [Event] = processing + [.sendFromEffect, .next]
  private static let secondRound: [Event] = notifying + [.send, .next]

  @Test(
    arguments: [
      // The first action is processed, from a view and from an effect.
      Row([], .send, "process"),
      Row([], .sendFromEffect, "process"),
      Row(processing, .next, "notifySubscribers"),
      Row(notifying, .next, "finish"),
      // When the loop has finished, the next action is processed like the first action.
      Row(notifying + [.next], .send, "process"),
      Row(notifying + [.next], .sendFromEffect, "process"),
      // Only a send by the reducer is reported.
      Row(reducing, .send, "reportAndEnqueue"),
      Row(reducing, .sendFromEffect, "enqueue"),
      Row([.send], .send, "enqueue"),
      Row(processing, .send, "enqueue"),
      Row(processing, .sendFromEffect, "enqueue"),
      Row(notifying, .send, "enqueue"),
      Row(notifying, .sendFromEffect, "enqueue"),
      // Enqueued actions are processed before the subscribers are notified.
      Row(reducing + [.send, .reducerDidRun], .next, "processPending"),
      Row(processing + [.send], .next, "processPending"),
      Row(processing + [.sendFromEffect], .next, "processPending"),
      Row(processingPending, .send, "enqueue"),
      Row(processingPending + [.reducerWillRun], .send, "reportAndEnqueue"),
      Row(processingPending + [.didProcessPending], .next, "notifySubscribers"),
      // The loop also processes an action that is sent by the deinitialiser of a processed action.
      Row(processingPending + [.didProcessPending, .send], .next, "processPending"),
      // The loop processes the actions that subscribers send in another round, and then notifies
      // the subscribers again.
      Row(notifying + [.send], .next, "processPending"),
      Row(notifying + [.send, .sendFromEffect], .next, "processPending"),
      Row(secondRound + [.didProcessPending], .next, "notifySubscribers"),
      Row(secondRound + [.didProcessPending, .next], .next, "finish"),
      Row(secondRound + [.didProcessPending, .next, .send], .next, "processPending"),
    ]
  )
  func eventReturnsTheDecisionOfItsPhase(row: Row) {
    var loop = SendLoop()
    for event in row.before { _ = handle(event, &loop) }
    #expect(handle(row.event, &loop) == row.result)
  }

  @Test(
    arguments: [
      ([], false), (reducing, true), (processing, false), (notifying, false),
      (processingPending, false), (processingPending + [.reducerWillRun], true),
    ]
  )
  func loopIsReducingOnlyWhileTheReducerRuns(events: [Event], isReducing: Bool) {
    var loop = SendLoop()
    for event in events { _ = handle(event, &loop) }
    #expect(loop.isReducing == isReducing)
  }

  private func handle(_ event: Event, _ loop: inout SendLoop) -> String {
    switch event {
    case .send: return "\(loop.send(isFromEffect: false))"
    case .sendFromEffect: return "\(loop.send(isFromEffect: true))"
    case .next: return "\(loop.next())"
    case .reducerWillRun: loop.reducerWillRun()
    case .reducerDidRun: loop.reducerDidRun()
    case .didProcessPending: loop.didProcessPending()
    }
    return ""
  }
}
