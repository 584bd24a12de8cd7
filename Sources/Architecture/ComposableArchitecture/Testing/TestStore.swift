import ConcurrencyExtras
import CustomDump
import Dependencies
import IssueReporting

/// Runs a feature in a test and checks that nothing happens in it that the test doesn't expect.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Counter.State()) {
///   Counter()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
///
/// await store.send(.startTimerButtonTapped) {
///   $0.isTimerRunning = true
/// }
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.timerTicked) {
///   $0.count = 1
/// }
/// await store.send(.stopTimerButtonTapped) {
///   $0.isTimerRunning = false
/// }
/// ```
///
/// While ``exhaustivity`` is on, each change of the state must be asserted, each action that an
/// effect sends must be received, and each effect must end before the test does. Failures appear at
/// the line that they are about.
@MainActor
@preconcurrency
public final class TestStore<State: Equatable, Action>: _DurationTimeout, _NanosecondTimeout {
  /// The state as far as it has been asserted.
  public internal(set) var state: State

  /// How much must be asserted.
  public var exhaustivity: Exhaustivity = .on

  // What the two properties `timeout` stand for.
  public var _timeout = Duration.seconds(1)

  /// Whether the feature has dismissed itself.
  public internal(set) var isDismissed = false

  /// Whether asynchronous work runs on the main thread, one piece after the other, which makes its
  /// order predictable. On by default. When the last of the stores that exist at the same time is
  /// released, or its test ends, the property has the value from before the first store.
  public var useMainSerialExecutor: Bool {
    get { uncheckedUseMainSerialExecutor }
    set { uncheckedUseMainSerialExecutor = newValue }
  }

  let core: RootCore<State, Action>
  let recorder: TestRecorder<State, Action>
  private let location: SourceLocation
  private let executorUse: MainSerialExecutorUse

  /// Makes a test store.
  ///
  /// - Parameters:
  ///   - initialState: What the feature starts from, evaluated under the dependencies below.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies that the feature sees. Called once.
  ///   - file: The same as `filePath`, as older tests name it.
  public init<R: Reducer<State, Action>>(
    // The reducer's state, rather than the store's: so `.init()` is looked up in the feature.
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let core = Dependencies.withDependencies(prepareDependencies) {
      RootCore(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: DependencyValues._current
      )
    }
    location = SourceLocation(
      fileID: fileID,
      filePath: file ?? filePath,
      line: line,
      column: column
    )
    state = core.state
    self.core = core
    recorder = TestRecorder(core: core, location: location) { core.dependencies }
    core.monitor = recorder
    executorUse = MainSerialExecutorUse()
    installDismiss()
  }

  // Not isolated: that would let go of the task that the test runs in, and so of the test that the
  // failures belong to.
  deinit {
    let (leftovers, areFailures) = MainActor.runNow(close)
    for leftover in leftovers {
      if areFailures {
        leftover.location.report(leftover.message)
      } else {
        leftover.location.inform(leftover.message)
      }
    }
  }

  /// The dependencies that the feature sees. What is changed counts from the next action on.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  private func installDismiss() {
    let outer = core.dependencies.dismiss
    core.dependencies.dismiss = DismissEffect { [weak self] in
      outer.dismiss?()
      self?.recorder.forgetWork()
      self?.isDismissed = true
    }
  }

  /// Ends the test: gives what should not be left over at its end.
  private func close() -> (leftovers: [Leftover], areFailures: Bool) {
    executorUse.end()
    guard exhaustivity != .off else { return ([], false) }
    var leftovers: [Leftover] = []
    if !recorder.received.isEmpty {
      leftovers.append(
        Leftover(
          location: location,
          message: """
            The test ended with actions that it has not received:

            \(list(recorder.received.map(\.action)))

            Assert them with 'receive', or leave them out on purpose with 'skipReceivedActions' or \
            with 'exhaustivity = .off'.
            """
        )
      )
    }
    for work in recorder.inFlight {
      leftovers.append(
        Leftover(
          location: work.location,
          message: """
            The test ended while an effect was running. It was made for this action:

                \(debugCaseOutput(work.action))

            \(stillRunningHint)
            """
        )
      )
    }
    return (leftovers, exhaustivity == .on)
  }

  private struct Leftover {
    let location: SourceLocation
    let message: String
  }

  func list(_ actions: [Action]) -> String {
    actions.map { "    • \(debugCaseOutput($0))" }.joined(separator: "\n")
  }
}

/// The test store of the feature `R`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
