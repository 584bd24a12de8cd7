#if DEBUG
  import XCTest

  @testable import ComposableArchitecture

  /// The fast paths, each of which has the same results as its alternative.
  @MainActor
  final class FastPathTests: XCTestCase {
    private let switches: [(name: String, use: (Bool) -> Void)] = [
      ("literal addresses", { FastPaths.usesLiteralAddresses = $0 }),
      ("permanent tables", { FastPaths.usesPermanentTables = $0 }),
      ("uncounted references", { FastPaths.usesUncountedReferences = $0 }),
    ]

    override func tearDown() async throws {
      for fastPath in switches { fastPath.use(true) }
    }

    func testEachFastPathHasTheResultsOfItsAlternative() async {
      let expected = transcript()
      XCTAssertEqual(transcript(), expected, "The same seed has other results.")
      for fastPath in switches {
        fastPath.use(false)
        XCTAssertEqual(transcript(), expected, fastPath.name)
        fastPath.use(true)
      }
    }

    func testNoFastPathHasTheResultsOfAllFastPaths() async {
      let expected = transcript()
      for fastPath in switches { fastPath.use(false) }
      XCTAssertEqual(transcript(), expected)
    }

    func testEachSwitchSelectsTheAlternative() async {
      let literal = CaseLiteral<Office.Action, Member.Action> { \.chief }
      XCTAssertNotNil(literal.address)
      FastPaths.usesLiteralAddresses = false
      XCTAssertNil(literal.address)

      let table = PermanentTable<ObservedChange>()
      XCTAssertTrue(table.insert(ObservedChange(), under: 8))
      XCTAssertNotNil(table.unretained(at: 8))
      FastPaths.usesPermanentTables = false
      XCTAssertNil(table.unretained(at: 8))
      XCTAssertFalse(table.insert(ObservedChange(), under: 16))

      XCTAssertNotNil(Store(initialState: Office.State()) { Office() }.root)
      FastPaths.usesUncountedReferences = false
      XCTAssertNil(Store(initialState: Office.State()) { Office() }.root)
    }

    func testScopedStoresAreCachedWithoutLiteralAddresses() async {
      let store = Store(initialState: Office.State()) { Office() }
      let chief = store.scope(state: \.chief, action: \.chief)
      FastPaths.usesLiteralAddresses = false
      XCTAssertIdentical(store.scope(state: \.chief, action: \.chief), chief)
    }

    /// Returns the values that the readers of an office show after each of some changes.
    private func transcript() -> [[Int?]] {
      var series = OfficeSeries(seed: 3)
      return (0..<120).map { step in
        series.perform(step)
        return series.shownValues
      }
    }
  }
#endif
