import XCTest

@testable import CasePaths

final class TypeNameTests: XCTestCase {
  func testTypeNameOmitsModules() {
    XCTAssertEqual(typeName(Int.self), "Int")
    XCTAssertEqual(typeName(Destination.self), "Destination")
    XCTAssertEqual(typeName(Destination?.self), "Optional<Destination>")
    XCTAssertEqual(
      typeName([String: Outer<Int>.Inner].self),
      "Dictionary<String, Outer<Int>.Inner>"
    )
    XCTAssertEqual(typeName((Int, Destination).self), "(Int, Destination)")
  }

  func testTypeNameOmitsTheDeclarationContext() {
    enum Local {
      enum Action {}
    }
    XCTAssertTrue(typeName(Local.Action.self).hasSuffix("Local.Action"))
    XCTAssertFalse(typeName(Local.Action.self).contains("unknown context"))
    XCTAssertEqual(typeName(Hidden.Action.self), "Hidden.Action")
    XCTAssertEqual(typeName(Int.Nested.self), "Int.Nested")
  }
}

private enum Outer<Value> {
  enum Inner {}
}

private enum Hidden {
  enum Action {}
}

extension Int {
  fileprivate enum Nested {}
}
