import CasePaths
import XCTest

final class DeprecatedPathTests: XCTestCase {
  @available(*, deprecated)
  func testDeprecatedInitializersCreateCasePathsFromConstructors() {
    let counter = AnyCasePath(Destination.counter)
    XCTAssertEqual(counter.extract(from: .counter(Counter(count: 1))), Counter(count: 1))
    XCTAssertNil(counter.extract(from: .alert))
    let alert = AnyCasePath(Destination.alert)
    XCTAssertNotNil(alert.extract(from: .alert))
    XCTAssertNil(alert.extract(from: .list([])))
    let path = CasePath(Destination.list)
    XCTAssertEqual(path.embed([1]), .list([1]))
    let keyPath = AnyCasePath<Destination, Counter>(\.counter)
    XCTAssertEqual(keyPath.embed(Counter()), .counter(Counter()))
  }

  @available(*, deprecated)
  func testDeprecatedSelfCasePathIsTheIdentity() {
    let identity: AnyCasePath<Destination, Destination> = /.self
    XCTAssertEqual(identity.extract(from: .alert), .alert)
  }

  @available(*, deprecated)
  func testDeprecatedConstantCasePathExtractsItsValue() {
    let one: AnyCasePath<Void, Int> = .constant(1)
    XCTAssertEqual(one.extract(from: ()), 1)
    XCTAssertEqual((/AppAction.tapped .. .constant(2)).extract(from: .tapped), 2)
  }

  @available(*, deprecated)
  func testDeprecatedNeverCasePathExtractsNil() {
    let never: AnyCasePath<Destination, Never> = .never
    XCTAssertNil(never.extract(from: .alert))
  }

  @available(*, deprecated)
  func testDeprecatedRawValueAndDescriptionCasePathsConvertStrings() {
    enum Size: String { case large }
    let size: AnyCasePath<String, Size> = .rawValue
    XCTAssertEqual(size.extract(from: "large"), .large)
    XCTAssertNil(size.extract(from: "small"))
    XCTAssertEqual(size.embed(.large), "large")
    let number: AnyCasePath<String, Int> = .description
    XCTAssertEqual(number.extract(from: "42"), 42)
    XCTAssertEqual(number.embed(42), "42")
  }
}
