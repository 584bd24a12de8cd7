import CasePaths
import XCTest

final class ConformanceTests: XCTestCase {
  func testOptionalHasTheCasePathsNoneAndSome() {
    XCTAssertEqual(Int?.some(1)[case: \.some], 1)
    XCTAssertNil(Int?.none[case: \.some])
    XCTAssertTrue(Int?.none.is(\.none))
    XCTAssertFalse(Int?.some(1).is(\.none))
    XCTAssertEqual((\Int?.Cases.none)(), nil)
    XCTAssertEqual(Int?.none.case, \.none)
    XCTAssertEqual(Array(Int?.allCasePaths), [\.none, \.some])
  }

  func testOptionalHasTheCasePathsOfItsWrappedType() {
    let destination: Destination? = .counter(Counter(count: 1))
    XCTAssertEqual(destination[case: \.counter], Counter(count: 1))
    XCTAssertFalse(Destination?.none.is(\.counter))
    XCTAssertEqual((\AppAction.Cases.optional.alert)(), .optional(.alert))
    XCTAssertEqual(AppAction.optional(.list([1]))[case: \.optional.list], [1])
    XCTAssertNil(AppAction.optional(nil)[case: \.optional.list])
  }

  func testResultHasTheCasePathsSuccessAndFailure() {
    struct Failure: Error, Equatable {}
    let success = Result<Int, Failure>.success(1)
    let failure = Result<Int, Failure>.failure(Failure())
    XCTAssertEqual(success[case: \.success], 1)
    XCTAssertNil(failure[case: \.success])
    XCTAssertEqual(failure[case: \.failure], Failure())
    XCTAssertEqual(failure.case, \.failure)
    XCTAssertEqual((\Result<Int, Failure>.Cases.success)(1), success)
    XCTAssertEqual(Array(Result<Int, Failure>.allCasePaths), [\.success, \.failure])
  }

  func testNeverHasNoCasePaths() {
    XCTAssertEqual(Array(Never.allCasePaths), [])
  }
}
