import IssueReporting

/// A gate at which tasks wait until the gate is opened.
package struct Gate: Sendable {
  private let stream: AsyncStream<Never>
  private let continuation: AsyncStream<Never>.Continuation

  package init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  package func open() {
    continuation.finish()
  }

  /// Waits until the gate is open, or the task is cancelled.
  ///
  /// If the gate is not open before `limit` elapses, the test fails and the gate is opened. The
  /// limit is long enough for a busy machine.
  package func pass(
    within limit: Duration = .seconds(30),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    // The task is detached, so that no recorder of the test records the failure.
    let watch = Task.detached { [continuation] in
      do { try await Task.sleep(for: limit) } catch { return }
      reportIssue(
        "The gate was not opened within \(limit).",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      continuation.finish()
    }
    for await _ in stream {}
    watch.cancel()
  }
}
