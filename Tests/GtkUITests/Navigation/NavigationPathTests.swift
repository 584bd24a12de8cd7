import Foundation
import GtkUI
import XCTest

final class NavigationPathTests: XCTestCase {
  func testAppendAndRemoveLastChangeTheCountOfThePath() {
    var path = NavigationPath()
    XCTAssertTrue(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(3.0)
    XCTAssertEqual(path.count, 3)
    path.removeLast()
    XCTAssertEqual(path.count, 2)
    path.removeLast(2)
    XCTAssertTrue(path.isEmpty)
  }

  func testRemoveLastIgnoresNegativeCountsAndLimitsLargeCounts() {
    var path = NavigationPath([1, 2])
    path.removeLast(0)
    path.removeLast(-1)
    XCTAssertEqual(path.count, 2)
    path.removeLast(5)
    XCTAssertTrue(path.isEmpty)
    path.removeLast()
    XCTAssertTrue(path.isEmpty)
  }

  func testPathsAreEqualIfTheirValuesAndOrderAreEqual() {
    var path = NavigationPath([1, 2])
    XCTAssertEqual(path, NavigationPath([1, 2]))
    XCTAssertNotEqual(path, NavigationPath([2, 1]))
    XCTAssertNotEqual(path, NavigationPath(["1", "2"]))
    path.append("three")
    XCTAssertNotEqual(path, NavigationPath([1, 2]))
  }

  func testCodablePathIsDecodedWithTheTypesOfItsValues() throws {
    var path = NavigationPath([SavedPlace(name: "a\"\\ö", size: 1)])
    path.append(7)
    path.append("seven")
    let data = try JSONEncoder().encode(XCTUnwrap(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    XCTAssertEqual(NavigationPath(decoded), path)
    XCTAssertEqual(decoded, path.codable)
    XCTAssertEqual(NavigationPath().codable.map(NavigationPath.init)?.isEmpty, true)
  }

  func testPathWithAnUncodableValueHasNoCodableRepresentation() {
    var path = NavigationPath([1])
    path.append(Uncodable())
    XCTAssertNil(path.codable)
    path.removeLast()
    XCTAssertNotNil(path.codable)
    path.append(Hidden())
    XCTAssertNil(path.codable, "Its name means nothing outside of this file.")
  }

  func testDecodingAnInvalidPathThrows() throws {
    let unfit = [
      #"["nonsense", 1]"#, #"["Si", "text"]"#, #"["Si"]"#, #"{"a": 1}"#, #"[1]"#, "[",
    ]
    for json in unfit {
      XCTAssertThrowsError(
        try JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self,
          from: Data(json.utf8)
        ),
        json
      )
    }
    do {
      _ = try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self,
        from: Data(#"["Si", 1, "nonsense", 1]"#.utf8)
      )
      XCTFail("Nothing was thrown.")
    } catch DecodingError.dataCorrupted(let context) {
      XCTAssertEqual(
        context.debugDescription,
        """
        Element 1 of a navigation path has the type 'nonsense'. The program does not contain the \
        type, or the type is not 'Codable' and 'Hashable'.
        """
      )
    }
  }
}

struct SavedPlace: Codable, Hashable {
  var name: String
  var size: Int
}

private struct Uncodable: Hashable {}

private struct Hidden: Codable, Hashable {}
