import Gtk
import GtkUI
import IssueReporting

extension LiveObjects {
  /// Fails the test if nodes or wrappers that `body` has created still exist after `body` has
  /// returned, or if GTK objects that the probes observe are not finalized. The issues list the
  /// classes of these objects. If `body` throws, nothing is checked.
  ///
  /// ```swift
  /// try LiveObjects.expectNoneLeft { probes in
  ///   let window = TestWindow { ContactsView(store: store) }
  ///   defer { window.close() }
  ///   probes.watch(window.widget)
  /// }
  /// ```
  @MainActor
  public static func expectNoneLeft<Result>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @MainActor (_ probes: FinalizationProbes) throws -> Result
  ) rethrows -> Result {
    let probes = FinalizationProbes()
    let result = try expectNoneLeft(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    ) {
      try body(probes)
    }
    GtkTesting.wait(timeout: .seconds(2)) { probes.remaining.isEmpty }
    let remaining = probes.remaining
    if !remaining.isEmpty {
      reportIssue(
        "These GTK objects were not finalised: \(remaining.joined(separator: ", ")).",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    return result
  }

  /// Fails the test if nodes or wrappers that `body` has created still exist after `body` has
  /// returned. The issue lists the classes of these objects. If `body` throws, nothing is checked.
  ///
  /// A widget that the test itself retains is also counted. Don't retain widgets after `body` has
  /// returned.
  @MainActor
  public static func expectNoneLeft<Result>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    GtkTesting.start()
    GtkTesting.settle()
    let before = now
    Object.tracksClasses = true
    AnyNode.resetLiveClasses()
    defer { Object.tracksClasses = false }
    let result = try body()
    let after = settled(at: before)
    guard after != before else { return result }
    let left = AnyNode.liveClasses.merging(Object.liveClasses) { $0 + $1 }.filter { $0.value != 0 }
    let names = left.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    reportIssue(
      """
      The closure created nodes or objects that were not deallocated. \
      \(after.nodes - before.nodes) nodes and \(after.objects - before.objects) objects still \
      exist: \(names.joined(separator: ", ")). Most likely a window wasn't closed, or a handler \
      retains the object to which the handler belongs.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return result
  }
}
