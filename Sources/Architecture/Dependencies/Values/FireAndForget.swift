import IssueLocations

extension DependencyValues {
  /// A function that starts work whose result is not used, such as writing to a log.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  ///
  /// await fireAndForget { try await analytics.track(.opened) }
  /// ```
  ///
  /// In an app, the work runs in a separate task, which is not cancelled with the caller. An error
  /// that the work throws is ignored. In a test, the caller waits for the work, so that the test
  /// can check the effects of the work. An error other than a `CancellationError` is reported as an
  /// issue.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

/// A function that starts work whose result is not used.
public struct FireAndForget: Sendable {
  /// Asynchronous work that can throw an error.
  public typealias Work = @Sendable () async throws -> Void

  fileprivate struct Request {
    let name: String?
    let priority: TaskPriority?
    let work: Work
    let location: IssueLocation
  }

  private let start: @Sendable (Request) async -> Void

  fileprivate init(request start: @escaping @Sendable (Request) async -> Void) {
    self.start = start
  }

  /// Creates a value that starts work with a custom closure. The closure is passed the priority and
  /// the work.
  public init(_ start: @escaping @Sendable (TaskPriority?, @escaping Work) async -> Void) {
    self.init(request: { await start($0.priority, $0.work) })
  }

  /// Creates a value that starts work with a custom closure. The closure is passed the name, the
  /// priority and the work.
  public init(
    _ start: @escaping @Sendable (String?, TaskPriority?, @escaping Work) async -> Void
  ) {
    self.init(request: { await start($0.name, $0.priority, $0.work) })
  }

  /// Starts work.
  ///
  /// - Parameters:
  ///   - name: A name for the work's task, for debuggers.
  ///   - priority: The priority of the work's task.
  ///   - operation: The work.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    _ operation: @escaping Work,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await start(Request(name: name, priority: priority, work: operation, location: location))
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget(request: { request in
    Task(name: request.name, priority: request.priority) { try await request.work() }
  })
  static let testValue = FireAndForget(request: { request in
    await Task(name: request.name, priority: request.priority) {
      do {
        try await request.work()
      } catch is CancellationError {
        return
      } catch {
        request.location.report(error, "The work that 'fireAndForget' started threw an error.")
      }
    }
    .value
  })
}
