import ComposableArchitecture
import Logging
import TestSupport
import XCTest

final class SignpostTests: FeatureTestCase {
  private let entries = LockIsolated<[LogEntry]>([])

  func testSignpostLogsEachActionWithItsNameAndDuration() async {
    let store = store { _ in .none }
    store.send(.load(1))
    store.send(.loaded)
    XCTAssertEqual(lines, ["Action .load(_:)", "Action .loaded"])
    for entry in entries.value {
      XCTAssertEqual(entry.level, .debug)
      XCTAssertEqual(entry.metadata["prefix"], "test")
      XCTAssertTrue(entry.metadata["duration"]?.hasSuffix("seconds") == true)
    }
  }

  func testSignpostLogsTheStartTheActionsAndTheEndOfAnEffect() async {
    let store = store { number in
      .merge(
        .cancel(id: number),
        .concatenate(.run { send in await send(.loaded) }, .send(.failed)).cancellable(id: 7)
      )
    }
    await store.send(.load(1)).finish()
    XCTAssertEqual(
      lines,
      [
        "Action .load(_:)",
        "Effect started .load(_:)",
        "Effect sent an action .load(_:) .loaded",
        "Action .loaded",
        "Effect finished .load(_:)",
        "Action .failed",
      ]
    )
    XCTAssertNotNil(entries.value.dropFirst(4).first?.metadata["duration"])
  }

  func testSignpostLogsTheCancellationOfAnEffect() async {
    let gate = Gate()
    let store = store { _ in
      .run { _ in
        gate.open()
        try await untilCancelled()
      }
    }
    let task = store.send(.load(1))
    await gate.pass()
    task.cancel()
    await assertFinishes(task)
    XCTAssertEqual(
      lines,
      ["Action .load(_:)", "Effect started .load(_:)", "Effect was cancelled .load(_:)"]
    )
  }

  func testSignpostDoesNotChangeTheActionsOfTheReducer() async {
    let store = store { $0 == 1 ? .send(.loaded) : .none }
    store.send(.load(1))
    XCTAssertEqual(store.withState { $0 }, ["load(1)", "loaded"])
  }

  func testSignpostLogsNothingBelowTheLogLevel() async {
    let store = store(level: .info) { _ in .run { send in await send(.loaded) } }
    await store.send(.load(1)).finish()
    XCTAssertEqual(lines, [])
    XCTAssertEqual(store.withState { $0 }, ["load(1)", "loaded"])
  }

  func testSignpostWithoutAPrefixOrALoggerRunsTheReducer() async {
    let store = Store(initialState: Counter.State()) { Counter().signpost() }
    store.send(.increment)
    XCTAssertEqual(store.withState(\.count), 1)
  }

  private enum Action {
    case failed
    case load(Int)
    case loaded
  }

  private func store(
    level: Logger.Level = .debug,
    _ effect: @escaping (Int) -> Effect<Action>
  ) -> Store<[String], Action> {
    let handler = RecordingLogHandler(entries: entries, logLevel: level)
    return Store(initialState: []) {
      Reduce { state, action in
        state.append("\(action)")
        guard case .load(let number) = action else { return .none }
        return effect(number)
      }
      .signpost("test", log: Logger(label: "test") { _ in handler })
    }
  }

  /// The message, the action and the output of each entry.
  private var lines: [String] {
    entries.value.map { entry in
      [entry.message, entry.metadata["action"], entry.metadata["output"]]
        .compactMap { $0.map { $0.replacing("SignpostTests.Action", with: "") } }
        .joined(separator: " ")
    }
  }
}
