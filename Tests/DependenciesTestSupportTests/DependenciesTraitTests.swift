import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@Suite(
  .dependencies {
    $0.date.now = Date(timeIntervalSince1970: 1)
    $0.uuid = .incrementing
  }
)
struct DependenciesTraitTests {
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
  @Dependency(Numbers.self) var numbers

  @Test func suiteTraitOverridesDependenciesInItsTests() {
    #expect(now == Date(timeIntervalSince1970: 1))
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 2)))
  func testTraitHasPriorityOverTheSuiteTrait() {
    #expect(now == Date(timeIntervalSince1970: 2))
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(Numbers(first: 7)))
  func dependencyTraitInfersTheKeyFromTheValueType() {
    #expect(numbers.next() == 7)
  }

  @Test(
    .dependencies { $0.uuid = .constant(UUID(9)) },
    .dependency(\.date, .constant(.distantPast))
  )
  func traitsOfATestAreCombined() async {
    await Task.yield()
    #expect(uuid() == UUID(9))
    #expect(now == .distantPast)
  }

  @Test(arguments: 1...20)
  func eachTestCaseHasSeparateDefaultsAndOverrides(_: Int) async {
    #expect(numbers.next() == 0)
    await Task.yield()
    #expect(numbers.next() == 1)
    #expect(uuid() == UUID(0))
  }
}

@Test(.dependencies, arguments: 1...20)
func eachTestCaseOfATestFunctionHasSeparateDefaults(_: Int) async {
  @Dependency(Numbers.self) var numbers
  #expect(numbers.next() == 0)
  await Task.yield()
  #expect(numbers.next() == 1)
}

/// A dependency that returns successive numbers.
struct Numbers: TestDependencyKey, Sendable {
  static var testValue: Self { Self(first: 0) }

  private let count: LockIsolated<Int>

  init(first: Int) {
    count = LockIsolated(first)
  }

  func next() -> Int {
    count.withValue { count in
      defer { count += 1 }
      return count
    }
  }
}

@Test func outermostTraitScopeNotifiesTheEndOfItsTestOnce() async throws {
  let ended = LockIsolated(0)
  let test = try #require(Test.current)
  try await DependenciesTrait.dependencies.provideScope(for: test, testCase: nil) {
    DependencyValues._current.onTestEnd { ended.withValue { $0 += 1 } }
    try await DependenciesTrait.dependencies.provideScope(for: test, testCase: nil) {}
    #expect(ended.value == 0)
  }
  #expect(ended.value == 1)
}
