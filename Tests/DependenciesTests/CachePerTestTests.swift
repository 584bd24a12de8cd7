import Dependencies
import IssueReporting
import Testing

/// Tests that Swift Testing runs concurrently.
@Suite struct CachePerTestTests {
  @Test(arguments: 0..<1) func generatorStartsFromZero(_: Int) { check() }
  @Test func generatorStartsFromZeroInAnotherTest() { check() }
  @Test func generatorStartsFromZeroInAnAsynchronousTest() async {
    await Task.yield()
    check()
  }
  @Test func childTaskSharesTheDefaultsOfItsTest() async {
    check()
    await Task { @Sendable in
      @Dependency(Sequence.self) var sequence
      #expect(sequence.next() == 2)
    }.value
  }

  @Test func preparedValueIsReadInItsTest() async {
    prepareDependencies { $0.stage = "one" }
    await Task.yield()
    #expect(DependencyValues._current.stage == "one")
  }
  @Test func preparedValueOfAnotherTestDoesNotReplaceThePreparedValue() async {
    prepareDependencies { $0.stage = "another" }
    await Task.yield()
    #expect(DependencyValues._current.stage == "another")
  }

  @Test func missingTestValueIsReportedOnceInATest() { checkIssue() }
  @Test func missingTestValueIsReportedOnceInAnotherTest() { checkIssue() }

  private func check(sourceLocation: SourceLocation = #_sourceLocation) {
    @Dependency(Sequence.self) var sequence
    #expect(sequence.next() == 0, sourceLocation: sourceLocation)
    #expect(sequence.next() == 1, sourceLocation: sourceLocation)
  }

  private func checkIssue(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    @Dependency(\.client) var client
    withExpectedIssue(fileID: fileID, filePath: filePath, line: line, column: column) {
      _ = client
    }
    _ = client
  }
}
