import ConcurrencyExtras
import CustomDump
import Dependencies
import IssueLocations
import IssueReporting

/// A store that runs a feature in a test, and reports a failure for behaviour that is not asserted.
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
/// effect sends must be received, and each effect must finish before the test ends. The failure of
/// an assertion is reported at the line of the assertion.
@MainActor
@preconcurrency
public final class TestStore<State: Equatable, Action>: _DurationTimeout {
  /// The state after the last action that the test asserted or skipped. Initially, the initial
  /// state of the feature.
  public internal(set) var state: State

  /// The part of the feature's behaviour that the test must assert.
  public var exhaustivity: Exhaustivity = .on

  /// The storage of both `timeout` properties. The initial value is one second.
  public var _timeout = Duration.seconds(1)

  /// Whether the feature has dismissed itself.
  public internal(set) var isDismissed = false

  /// Whether tasks run serially on the main thread, in a predictable order. The creation of a test
  /// store sets the property to `true`. The previous value is restored when each test store is
  /// released or its test has ended.
  public var useMainSerialExecutor: Bool {
    get { uncheckedUseMainSerialExecutor }
    set { uncheckedUseMainSerialExecutor = newValue }
  }

  let core: RootCore<State, Action>
  let recorder: TestRecorder<State, Action>
  private let location: IssueLocation
  private let executorUse: MainSerialExecutorUse

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The initial state of the feature, evaluated with the overridden
  ///     dependencies.
  ///   - reducer: Returns the reducer of the feature. Called once.
  ///   - prepareDependencies: Overrides dependencies of the feature. Called once.
  ///   - fileID: The ID of the file in which failures are reported.
  ///   - filePath: The path of the file in which failures are reported.
  ///   - file: An older name of `filePath`.
  ///   - line: The line at which failures are reported.
  ///   - column: The column at which failures are reported.
  public init<R: Reducer<State, Action>>(
    // The type is `R.State` rather than `State`, so that the compiler infers the type of `.init()`
    // from the reducer.
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let (core, _) = DependencyValues.overriding(prepareDependencies) {
      RootCore(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: DependencyValues._current
      )
    }
    location = IssueLocation(
      fileID: fileID,
      filePath: file ?? filePath,
      line: line,
      column: column
    )
    core.location = location
    state = core.state
    self.core = core
    recorder = TestRecorder(core: core, location: location) { core.dependencies }
    core.monitor = recorder
    executorUse = MainSerialExecutorUse()
    installDismiss()
  }

  // Not isolated, because an isolated `deinit` runs outside the task of the test. Failures that are
  // reported outside the task do not belong to the test.
  deinit {
    let (issues, areFailures) = MainActor.runSynchronously(close)
    for issue in issues {
      if areFailures {
        issue.location.report(issue.message)
      } else {
        issue.location.reportInfo(issue.message)
      }
    }
  }

  /// The dependencies of the feature. A change applies from the next action on.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  private func installDismiss() {
    let outer = core.dependencies.dismiss
    core.dependencies.dismiss = DismissEffect { [weak self] in
      outer.dismiss?()
      self?.recorder.removeRunningEffects()
      self?.isDismissed = true
    }
  }

  /// Ends the use of the main serial executor. Returns an issue for the actions that were not
  /// received, and an issue for each effect that is still running. If ``exhaustivity`` is `.off`,
  /// returns no issues.
  private func close() -> (issues: [ClosingIssue], areFailures: Bool) {
    executorUse.end()
    guard exhaustivity != .off else { return ([], false) }
    var issues: [ClosingIssue] = []
    if !recorder.received.isEmpty {
      issues.append(
        ClosingIssue(
          location: location,
          message: """
            The test ended with actions that were not received:

            \(list(recorder.received.map(\.action)))

            Assert the actions with 'receive', or skip the actions with 'skipReceivedActions' or \
            with 'exhaustivity = .off'.
            """
        )
      )
    }
    if let message = unassertedSharedChanges() {
      issues.append(ClosingIssue(location: location, message: message))
    }
    for work in recorder.inFlight {
      issues.append(
        ClosingIssue(
          location: work.location,
          message: """
            The test ended while an effect was running. The effect was returned for this action:

                \(debugCaseOutput(work.action))

            \(stillRunningHint)
            """
        )
      )
    }
    return (issues, exhaustivity == .on)
  }

  private struct ClosingIssue {
    let location: IssueLocation
    let message: String
  }

  func list(_ actions: [Action]) -> String {
    actions.map { "    • \(debugCaseOutput($0))" }.joined(separator: "\n")
  }
}

/// The test store of the feature `R`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
