import ComposableArchitecture
import TestSupport
import XCTest

// A feature and its tests need a single import.
final class ExportsTests: XCTestCase {
  func testCustomDumpIsExported() {
    var account = Account(name: "Blob", roles: Array(repeating: "user", count: 5) + ["owner"])
    var dump = ""
    customDump(account, to: &dump, name: "account", indent: 2, maxDepth: 1)
    XCTAssertEqual(dump, "  account: Account(\n    name: \"Blob\",\n    roles: […]\n  )")
    XCTAssertEqual(String(customDumping: Account.Kind.guest), "anybody")
    XCTAssertEqual(String(customDumping: Account.ID(value: 7)), "7")
    expectNoDifference(account, account)
    expectDifference(account) {
      account.name = "Blob Jr."
    } changes: {
      $0.name = "Blob Jr."
    }
  }

  func testDiffHasTwoFormatsAndOmitsUnchangedElements() {
    var roles = Array(repeating: "user", count: 5)
    let before = roles
    roles.append("owner")
    XCTAssertEqual(
      diff(before, roles),
      """
        [
          … (5 unchanged),
      +   [5]: "owner"
        ]
      """
    )
    XCTAssertEqual(
      diff("a", "b", format: .proportional),
      """
      \u{2212} "a"
      + "b"
      """
    )
    XCTAssertNil(diff(before, before))
  }

  func testIssueReportingIsExported() {
    XCTAssertTrue(isTesting)
    XCTAssertEqual(TestContext.current, .xcTest)
    let endpoint: @Sendable (Int) -> Int = unimplemented("endpoint", placeholder: 7)
    let issues = recordIssues {
      reportIssue("a")
      XCTAssertEqual(endpoint(1), 7)
    }
    XCTAssertEqual(issues.map(\.isFailure), [true, true])
    XCTAssertEqual(issues.first?.message, "a")
    XCTAssertEqual(issues.last?.message.contains("endpoint"), true)
    withIssueReporters([]) { reportIssue("Nobody hears of it") }
    XCTAssertFalse(IssueReporters.current.isEmpty)
  }

  func testCollectionsClocksDependenciesAndCasePathsAreExported() async {
    let rows: IdentifiedArrayOf<Identified<Int, String>> = [Identified("a", id: 1)]
    XCTAssertEqual(rows.ids, [1])
    let clock: any Clock<Duration> = ImmediateClock()
    let count = LockIsolated(0)
    await withDependencies {
      $0.continuousClock = clock
    } operation: {
      @Dependency(\.continuousClock) var clock
      try? await clock.sleep(for: .seconds(1))
      count.withValue { $0 += 1 }
    }
    XCTAssertEqual(count.value, 1)
    XCTAssertEqual(Client().load(), 0)
    XCTAssertTrue(Optional(1).is(\.some))
  }
}

private struct Account: Equatable {
  var name: String
  var roles: [String]

  enum Kind: CustomDumpStringConvertible {
    case guest
    var customDumpDescription: String { "anybody" }
  }

  struct ID: CustomDumpRepresentable {
    let value: Int
    var customDumpValue: Any { value }
  }
}

@DependencyClient
private struct Client: Sendable {
  @DependencyEndpointIgnored var load: @Sendable () -> Int = { 0 }
}
