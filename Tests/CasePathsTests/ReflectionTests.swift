import CasePaths
import Foundation
import TestSupport
import XCTest

final class ReflectionTests: XCTestCase {
  private func check<Value>(
    _ value: Value,
    _ tag: UInt32?,
    _ name: String?,
    payload: String? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    // The loop runs twice to check that reading a payload doesn't change the value.
    for _ in 1...2 {
      XCTAssertEqual(EnumMetadata.tag(of: value), tag, file: file, line: line)
      XCTAssertEqual(EnumMetadata.caseName(of: value), name, file: file, line: line)
      XCTAssertEqual(
        EnumMetadata.payload(of: value).map { "\($0)" },
        payload,
        file: file,
        line: line
      )
    }
  }

  func testReflectionReadsEnumsWithoutPayloads() {
    enum Plain { case a, b, c }
    enum Lonely { case a }
    check(Plain.a, 0, "a")
    check(Plain.c, 2, "c")
    check(Lonely.a, 0, "a")
  }

  func testReflectionReadsEnumsWithASinglePayloadCase() {
    enum Single { case a, b(String), c }
    check(Single.b("x"), 0, "b", payload: "x")
    check(Single.a, 1, "a")
    check(Single.c, 2, "c")
    check(Int?.some(1), 0, "some", payload: "1")
    check(Int?.none, 1, "none")
  }

  func testReflectionReadsEnumsWithSeveralPayloadCases() {
    enum Multi { case a(Int), b, c(id: Int, String), d(label: Bool) }
    check(Multi.a(1), 0, "a", payload: "1")
    check(Multi.c(id: 1, "x"), 1, "c", payload: "(id: 1, \"x\")")
    check(Multi.b, 3, "b")
    XCTAssertEqual(EnumMetadata.tag(of: Multi.d(label: true)), 2)
    XCTAssertEqual((/Multi.d).extract(from: .d(label: true)), true)
  }

  func testReflectionExtractsATupleBehindALabel() {
    enum Labelled {
      case point(at: (Int, Int))
      case pair(Int, Int)
    }
    let path = /Labelled.point
    XCTAssertEqual(path.extract(from: .point(at: (1, 2)))?.1, 2)
    XCTAssertNil(path.extract(from: .pair(1, 2)))
  }

  func testReflectionReadsGenericEnums() {
    check(Generic<Int, String>.first(1), 0, "first", payload: "1")
    check(Generic<Int, String>.second(["x"]), 1, "second", payload: "[\"x\"]")
    check(Generic<Int, String>.none, 2, "none")
  }

  func testReflectionReadsIndirectEnums() {
    check(Tree.leaf(1), 0, "leaf", payload: "1")
    let node = Tree.node(.leaf(1), .empty)
    check(Tree.empty, 2, "empty")
    XCTAssertEqual((/Tree.node).extract(from: node)?.0, .leaf(1))
    let aligned = SIMD16<Double>(repeating: 2)
    XCTAssertEqual((/Aligned.value).extract(from: .value(aligned)), aligned)
    XCTAssertNotNil((/Aligned.nothing).extract(from: .nothing(())))
  }

  func testReflectionReturnsNilForTypesThatAreNotEnums() {
    check(1, nil, nil)
    check(Counter(), nil, nil)
    check("text", nil, nil)
    XCTAssertNil(EnumMetadata(Int.self))
  }

  func testReflectionReleasesClassPayloads() {
    final class Object {}
    enum Holder {
      case direct(Object)
      indirect case boxed(Object)
      case other(Int)
    }
    weak var weakObject: Object?
    do {
      let object = Object()
      weakObject = object
      let direct = /Holder.direct
      let boxed = /Holder.boxed
      for _ in 1...3 {
        XCTAssertTrue(direct.extract(from: .direct(object)) === object)
        XCTAssertTrue(boxed.extract(from: .boxed(object)) === object)
        XCTAssertNil(direct.extract(from: .boxed(object)))
        XCTAssertNil(boxed.extract(from: .other(1)))
      }
    }
    XCTAssertNil(weakObject)
  }

  func testReflectionExtractsExistentialAndVoidPayloads() {
    struct Failure: Error, Equatable { let code: Int }
    enum Mixed {
      case error(any Error)
      case any(Any)
      case void(Void)
      case empty
    }
    XCTAssertEqual(
      (/Mixed.error).extract(from: .error(Failure(code: 1))) as? Failure,
      Failure(code: 1)
    )
    XCTAssertEqual((/Mixed.any).extract(from: .any([1])) as? [Int], [1])
    let void = /Mixed.void
    XCTAssertNotNil(void.extract(from: .void(())))
    XCTAssertNil(void.extract(from: .empty))
  }

  func testReflectionDoesNotReadFunctionsWithArgumentsOrMetatypes() {
    enum Mixed {
      case function(@Sendable (Int) -> Int)
      case pair(Int, ((Int) -> Void)?)
      case type(Int.Type)
      case types([Int.Type])
    }
    let function: Mixed = .function { $0 + 1 }
    XCTAssertNil(EnumMetadata.payload(of: function))
    XCTAssertNil(EnumMetadata.payload(of: Mixed.pair(1, nil)))
    XCTAssertNil(EnumMetadata.payload(of: Mixed.type(Int.self)))
    XCTAssertEqual((/Mixed.types).extract(from: .types([Int.self]))?.count, 1)
    let issues = recordMessages {
      XCTAssertNil((/Mixed.function).extract(from: function))
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("@CasePathable") == true)
  }

  func testReflectionReadsSynchronousFunctionsWithoutArguments() {
    enum Mixed {
      case plain(() -> Void)
      case sendable(@Sendable () -> Void)
      case optional((() -> Void)?)
      case throwing(() throws -> Void)
      case asynchronous(() async -> Void)
      case number(Int)
    }
    var calls: [String] = []
    let plain = /Mixed.plain
    plain.extract(from: .plain { calls.append("plain") })?()
    XCTAssertNil(plain.extract(from: .number(1)))
    (/Mixed.optional).extract(from: .optional { calls.append("optional") })??()
    XCTAssertEqual(calls, ["plain", "optional"])
    XCTAssertNotNil((/Mixed.sendable).extract(from: .sendable {}))
    XCTAssertNotNil(EnumMetadata.payload(of: Mixed.plain {}))
    XCTAssertNil(EnumMetadata.payload(of: Mixed.throwing {}))
    XCTAssertNil(EnumMetadata.payload(of: Mixed.asynchronous {}))
  }

  func testReflectionCastsThePayloadToAMoreSpecificType() {
    struct Failure: Error, Equatable {}
    enum Holder { case error(any Error), other }
    let path: AnyCasePath<Holder, Failure> = /{ @Sendable (failure: Failure) in .error(failure) }
    XCTAssertNil(path.extract(from: .error(CancellationError())))
    XCTAssertEqual(path.extract(from: .error(Failure())), Failure())
    XCTAssertNil(path.extract(from: .error(CancellationError())))
    XCTAssertNil(path.extract(from: .other))
  }

  func testReflectionCastsALabelledPayloadToAMoreSpecificType() {
    struct Failure: Error, Equatable {}
    enum Holder {
      case failed(error: any Error)
      case selected(id: AnyHashable)
      case moved(AnyHashable)
      case renamed(id: AnyHashable, name: String)
    }
    let failed: AnyCasePath<Holder, Failure> = /{ @Sendable in .failed(error: $0) }
    XCTAssertNil(failed.extract(from: .failed(error: CancellationError())))
    XCTAssertEqual(failed.extract(from: .failed(error: Failure())), Failure())
    let selected: AnyCasePath<Holder, Int> = /{ @Sendable in .selected(id: $0) }
    XCTAssertNil(selected.extract(from: .selected(id: "1")))
    XCTAssertNil(selected.extract(from: .moved("1")))
    XCTAssertEqual(selected.extract(from: .selected(id: 1)), 1)
    XCTAssertNil(selected.extract(from: .moved(1)))
    XCTAssertNil(selected.extract(from: .selected(id: "1")))
    let moved: AnyCasePath<Holder, Int> = /{ @Sendable in .moved($0) }
    XCTAssertNil(moved.extract(from: .moved("1")))
    XCTAssertEqual(moved.extract(from: .moved(1)), 1)
    let renamed: AnyCasePath<Holder, (Int, String)> = /{ @Sendable in .renamed(id: $0, name: $1) }
    XCTAssertNil(renamed.extract(from: .renamed(id: "1", name: "Blob")))
    XCTAssertEqual(renamed.extract(from: .renamed(id: 1, name: "Blob"))?.0, 1)
  }

  func testCasePathExtractsConsistentlyOnManyThreads() {
    let path = /Destination.counter
    DispatchQueue.concurrentPerform(iterations: 1_000) { index in
      let value: Destination = index.isMultiple(of: 2) ? .counter(Counter(count: index)) : .alert
      XCTAssertEqual(
        path.extract(from: value)?.count,
        index.isMultiple(of: 2) ? index : nil
      )
    }
  }
}

private enum Generic<A, B> {
  case first(A)
  case second([B])
  case none
}

private indirect enum Tree: Equatable {
  case leaf(Int)
  case node(Tree, Tree)
  case empty
}

private indirect enum Aligned {
  case value(SIMD16<Double>)
  case nothing(Void)
}
