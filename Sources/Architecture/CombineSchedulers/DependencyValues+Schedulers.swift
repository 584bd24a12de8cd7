#if Combine
  import ComposableCombine
  import Dependencies
  import Foundation

  extension DependencyValues {
    /// The main queue, as a scheduler of publishers and of delayed effects.
    ///
    /// ```swift
    /// @Dependency(\.mainQueue) var mainQueue
    /// ```
    ///
    /// A test must override the scheduler, because by default each use in a test reports an issue.
    public var mainQueue: AnySchedulerOf<DispatchQueue> {
      get { self[MainQueueKey.self] }
      set { self[MainQueueKey.self] = newValue }
    }

    /// The main run loop, as a scheduler of publishers. Prefer ``mainQueue``, on which the run loop
    /// schedules its work.
    ///
    /// A test must override the scheduler, because by default each use in a test reports an issue.
    public var mainRunLoop: AnySchedulerOf<RunLoop> {
      get { self[MainRunLoopKey.self] }
      set { self[MainRunLoopKey.self] = newValue }
    }
  }

  private enum MainQueueKey: DependencyKey {
    static var liveValue: AnySchedulerOf<DispatchQueue> { .main }
    static var testValue: AnySchedulerOf<DispatchQueue> {
      .unimplemented(dependency: #"@Dependency(\.mainQueue)"#, now: .origin)
    }
  }

  private enum MainRunLoopKey: DependencyKey {
    static var liveValue: AnySchedulerOf<RunLoop> { .main }
    static var testValue: AnySchedulerOf<RunLoop> {
      .unimplemented(dependency: #"@Dependency(\.mainRunLoop)"#, now: .origin)
    }
  }
#endif
