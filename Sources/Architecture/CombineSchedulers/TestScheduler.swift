#if Combine
  import ComposableCombine
  import ConcurrencyExtras
  import Foundation
  import IssueLocations

  /// A scheduler whose time a test advances.
  ///
  /// ```swift
  /// let mainQueue = DispatchQueue.test
  /// let store = TestStore(initialState: Search.State()) {
  ///   Search()
  /// } withDependencies: {
  ///   $0.mainQueue = mainQueue.eraseToAnyScheduler()
  /// }
  ///
  /// await store.send(.queryChanged("gtk"))
  /// await mainQueue.advance(by: .milliseconds(300))
  /// await store.receive(\.response)
  /// ```
  ///
  /// The actions are performed in the order of their moments, and actions of the same moment in the
  /// order in which they were scheduled. An action can schedule further actions.
  public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
    @unchecked Sendable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    // The conformance is unchecked, because the actions of schedulers aren't `Sendable`. A lock
    // protects the schedule.
    private let schedule: Lock<Schedule>

    /// The tolerance of the scheduler, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    /// Creates a scheduler with its current moment.
    public init(now: SchedulerTimeType) {
      schedule = Lock(Schedule(now: now))
    }

    /// The current moment. While an action is performed, this is the moment of the action.
    public var now: SchedulerTimeType { schedule.withLock { $0.now } }

    /// Schedules an action for the current moment. The action is performed when the scheduler is
    /// advanced, even by zero.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      _ = schedule.withLock { $0.insert(action, at: $0.now) }
    }

    /// Schedules an action for a moment. A moment that has passed is the current moment.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      _ = schedule.withLock { $0.insert(action, at: max(date, $0.now)) }
    }

    /// Schedules an action for a moment, and then at an interval, until the result is cancelled. An
    /// action with an interval of zero, or with a negative interval, is performed only once,
    /// because time would never advance.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let id = schedule.withLock {
        $0.insert(action, at: max(date, $0.now), every: interval > .zero ? interval : nil)
      }
      return AnyCancellable { [weak self] in _ = self?.schedule.withLock { $0.remove(id) } }
    }

    /// Advances the scheduler by a time, and performs the actions until then. A negative time
    /// performs nothing.
    public func advance(by stride: SchedulerTimeType.Stride = .zero) {
      advance(to: now.advanced(by: stride))
    }

    /// Advances the scheduler to a moment, and performs the actions until then. A moment that has
    /// passed is ignored.
    public func advance(to date: SchedulerTimeType) {
      while let action = schedule.withLock({ $0.removeNext(until: date) }) {
        action()
      }
      schedule.withLock { $0.now = max($0.now, date) }
    }

    /// Advances the scheduler like the function without `async`. Before each action, other tasks
    /// run, so that they can schedule actions.
    @MainActor
    public func advance(by stride: SchedulerTimeType.Stride = .zero) async {
      await advance(to: now.advanced(by: stride))
    }

    /// Advances the scheduler like the function without `async`. Before each action, other tasks
    /// run, so that they can schedule actions.
    @MainActor
    public func advance(to date: SchedulerTimeType) async {
      await Task.megaYield()
      while let action = schedule.withLock({ $0.removeNext(until: date) }) {
        action()
        await Task.megaYield()
      }
      schedule.withLock { $0.now = max($0.now, date) }
    }

    /// Advances the scheduler until no action is left.
    ///
    /// An action that schedules itself again and again, such as a timer, causes a timeout, which is
    /// reported as an issue. The remaining actions are then removed.
    ///
    /// - Parameters:
    ///   - timeout: The real time after which a timeout is reported.
    ///   - fileID: The ID of the file in which issues are reported.
    ///   - filePath: The path of the file in which issues are reported.
    ///   - line: The line at which issues are reported.
    ///   - column: The column at which issues are reported.
    public func run(
      timeout: Duration = .milliseconds(500),
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let end = ContinuousClock.now.advanced(by: timeout)
      while let action = schedule.withLock({ $0.removeNext() }) {
        action()
        guard isInTime(until: end, timeout, at: location) else { return }
      }
    }

    /// Advances the scheduler like the function without `async`. Before each action, other tasks
    /// run, so that they can schedule actions.
    @MainActor
    public func run(
      timeout: Duration = .milliseconds(500),
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) async {
      let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let end = ContinuousClock.now.advanced(by: timeout)
      await Task.megaYield()
      while let action = schedule.withLock({ $0.removeNext() }) {
        action()
        await Task.megaYield()
        guard isInTime(until: end, timeout, at: location) else { return }
      }
    }

    private func isInTime(
      until end: ContinuousClock.Instant,
      _ timeout: Duration,
      at location: IssueLocation
    ) -> Bool {
      guard ContinuousClock.now >= end, !schedule.withLock({ $0.removeAll() }).isEmpty else {
        return true
      }
      location.report(
        """
        Actions are still scheduled on this test scheduler after it ran for \(timeout).

        Most likely, a timer was not cancelled. Cancel the timer in the code under test before the \
        scheduler runs, or advance the scheduler by a certain time instead.
        """
      )
      return false
    }
  }

  extension TestScheduler {
    /// The actions of a scheduler, and its current moment.
    private struct Schedule {
      fileprivate struct Item {
        let id: Int
        let date: SchedulerTimeType
        let interval: SchedulerTimeType.Stride?
        let action: () -> Void
      }

      var now: SchedulerTimeType
      private var lastID = 0
      /// The items, of which the next item is the last.
      private var items: [Item] = []

      init(now: SchedulerTimeType) {
        self.now = now
      }

      mutating func insert(
        _ action: @escaping () -> Void,
        at date: SchedulerTimeType,
        every interval: SchedulerTimeType.Stride? = nil
      ) -> Int {
        lastID += 1
        insert(Item(id: lastID, date: date, interval: interval, action: action))
        return lastID
      }

      /// Inserts an item after the items of earlier moments, and of the same moment.
      private mutating func insert(_ item: Item) {
        let index = items.lastIndex { $0.date > item.date }.map { $0 + 1 } ?? 0
        items.insert(item, at: index)
      }

      // The removed actions are returned, so that they are released after the lock. Their release
      // may cancel other actions.

      fileprivate mutating func remove(_ id: Int) -> [Item] {
        let removed = items.filter { $0.id == id }
        items.removeAll { $0.id == id }
        return removed
      }

      fileprivate mutating func removeAll() -> [Item] {
        defer { items = [] }
        return items
      }

      /// Removes the next item, sets the current moment to its moment, and returns its action. A
      /// repeated item is inserted again.
      mutating func removeNext(until date: SchedulerTimeType? = nil) -> (() -> Void)? {
        guard let next = items.last, date.map({ next.date <= $0 }) ?? true else { return nil }
        items.removeLast()
        now = max(now, next.date)
        if let interval = next.interval {
          insert(
            Item(
              id: next.id,
              date: next.date.advanced(by: interval),
              interval: interval,
              action: next.action
            )
          )
        }
        return next.action
      }
    }
  }

  /// A test scheduler that replaces a scheduler of a type.
  public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
    S.SchedulerTimeType, S.SchedulerOptions
  >

  extension DispatchQueue {
    /// A new scheduler whose time a test advances.
    public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: .origin) }
  }

  extension RunLoop {
    /// A new scheduler whose time a test advances.
    public static var test: TestSchedulerOf<RunLoop> { TestScheduler(now: .origin) }
  }
#endif
