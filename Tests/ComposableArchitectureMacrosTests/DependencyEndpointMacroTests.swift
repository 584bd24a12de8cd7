import SwiftSyntaxMacrosTestSupport
import XCTest

final class DependencyEndpointMacroTests: XCTestCase {
  /// Checks the expansion of an endpoint of `Client`.
  ///
  /// - Parameters:
  ///   - property: The property, without the attribute.
  ///   - peers: The declarations that the macro adds after the property and its accessors.
  private func assertEndpoint(
    _ property: String,
    type: String,
    arguments: String = "",
    value: String = "",
    storage: String = "_run",
    peers: String,
    diagnostics: [DiagnosticSpec] = [],
    fixedValue: String? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let indented = peers.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    assertDependencyMacros(
      """
      struct Client {
        @DependencyEndpoint\(arguments) \(property): \(type)\(value)
      }
      """,
      """
      struct Client {
        \(property): \(type) {
          @storageRestrictions(initializes: \(storage))
          init(initialValue) {
            \(storage) = initialValue
          }
          get {
            \(storage)
          }
          set {
            \(storage) = newValue
          }
        }

      \(indented)
      }
      """,
      diagnostics: diagnostics,
      fixedSource: fixedValue.map {
        """
        struct Client {
          @DependencyEndpoint\(arguments) \(property): \(type)\($0)
        }
        """
      },
      file: file,
      line: line
    )
  }

  func testUnimplementedThrowingEndpointThrows() {
    assertEndpoint(
      "var run",
      type: "@Sendable (Int, String) async throws -> Bool",
      peers: """
        private var _run: @Sendable (Int, String) async throws -> Bool = { _, _ in
          throw DependenciesMacros.Unimplemented("Client.run").report()
        }
        """
    )
  }

  func testUnimplementedEndpointThatReturnsVoidReportsAnIssue() {
    for type in ["() -> Void", "() -> ()", "() async -> Swift.Void", "(() -> Void)"] {
      assertEndpoint(
        "var run",
        type: type,
        peers: """
          private var _run: \(type) = {
            DependenciesMacros.Unimplemented("Client.run").report()
          }
          """
      )
    }
  }

  func testUnimplementedEndpointThatReturnsAnOptionalReturnsNil() {
    for type in ["(Int) -> Int?", "(Int) -> Optional<Int>"] {
      assertEndpoint(
        "var run",
        type: type,
        peers: """
          private var _run: \(type) = { _ in
            DependenciesMacros.Unimplemented("Client.run").report()
            return nil
          }
          """
      )
    }
  }

  func testDefaultExpressionIsReturnedAfterAnIssueIsReported() {
    assertEndpoint(
      "var run",
      type: "(Int) -> Int",
      value: " = { _ in 42 }",
      peers: """
        private var _run: (Int) -> Int = Self._$run

        private static var _$run: (Int) -> Int {
          { _ in
            DependenciesMacros.Unimplemented("Client.run").report()
            return 42
          }
        }
        """
    )
  }

  func testDefaultStatementsRunAfterAnIssueIsReported() {
    assertEndpoint(
      "var run",
      type: "() -> Int",
      value: " = { let answer = 42; return answer }",
      peers: """
        private var _run: () -> Int = Self._$run

        private static var _$run: () -> Int {
          {
            DependenciesMacros.Unimplemented("Client.run").report()
            let answer = 42;
            return answer
          }
        }
        """
    )
  }

  func testDefaultConditionalIsReturnedAfterAnIssueIsReported() {
    for (value, isReturned) in [("1", true), ("return 1", false)] {
      assertEndpoint(
        "var run",
        type: "(Bool) -> Int",
        value: " = { if $0 { \(value) } else { \(value) } }",
        peers: """
          private var _run: (Bool) -> Int = Self._$run

          private static var _$run: (Bool) -> Int {
            {
              DependenciesMacros.Unimplemented("Client.run").report()
              \(isReturned ? "return " : "")if $0 {
                \(value)
              } else {
                \(value)
              }
            }
          }
          """
      )
    }
  }

  func testDefaultThatThrowsThrowsAfterAnIssueIsReported() {
    assertEndpoint(
      "var run",
      type: "() throws(Failure) -> Int",
      value: " = { throw Failure() }",
      peers: """
        private var _run: () throws(Failure) -> Int = Self._$run

        private static var _$run: () throws(Failure) -> Int {
          {
            DependenciesMacros.Unimplemented("Client.run").report()
            throw Failure()
          }
        }
        """
    )
  }

  func testDefaultThatIsNotAClosureLiteralIsUnchanged() {
    assertEndpoint(
      "var run",
      type: "() -> Int",
      value: " = unimplemented(placeholder: 1)",
      peers: "private var _run: () -> Int = unimplemented(placeholder: 1)"
    )
  }

  func testEndpointWithLabelsHasAMethodWithLabels() {
    assertEndpoint(
      "public var run",
      type: "@MainActor @Sendable (_ id: Int, String, _ to: inout [Int]) async throws -> Bool",
      peers: """
        private var _run: @MainActor @Sendable (_ id: Int, String, _ to: inout [Int]) async throws \
        -> Bool = { _, _, _ in
          throw DependenciesMacros.Unimplemented("Client.run").report()
        }

        @MainActor
        public func run(id p0: Int, _ p1: String, to p2: inout [Int]) async throws -> Bool {
          try await self._run(p0, p1, &p2)
        }
        """
    )
  }

  func testMethodHasTheNameOfTheMethodArgument() {
    assertEndpoint(
      "var run",
      type: "(@autoclosure () -> Int) -> Void",
      arguments: #"(method: "start")"#,
      peers: """
        private var _run: (@autoclosure () -> Int) -> Void = { _ in
          DependenciesMacros.Unimplemented("Client.run").report()
        }

        func start(_ p0: @autoclosure () -> Int) {
          self._run(p0())
        }
        """
    )
  }

  func testEndpointWithVariadicArgumentsHasNoMethod() {
    assertEndpoint(
      "var run",
      type: "(_ ids: Int...) -> Void",
      peers: """
        private var _run: (_ ids: Int...) -> Void = { _ in
          DependenciesMacros.Unimplemented("Client.run").report()
        }
        """
    )
  }

  func testEndpointNameInBackticksIsExpanded() {
    assertEndpoint(
      "var `default`",
      type: "(_ id: Int) throws -> Void",
      storage: "_default",
      peers: """
        private var _default: (_ id: Int) throws -> Void = { _ in
          throw DependenciesMacros.Unimplemented("Client.default").report()
        }

        func `default`(id p0: Int) throws {
          try self._default(p0)
        }
        """
    )
  }

  func testMissingDefaultIsAnErrorWithAFixIt() {
    for (type, value) in [
      ("() -> Int", "{ <#Int#> }"),
      ("(Int, Int) async -> [Int]", "{ _, _ in <#[Int]#> }"),
      ("() throws(Failure) -> Int", "{ <#Int#> }"),
    ] {
      let ignored = type.hasPrefix("(Int") ? " _, _ in" : ""
      assertEndpoint(
        "var run",
        type: type,
        peers: """
          private var _run: \(type) = {\(ignored)
            Swift.fatalError()
          }
          """,
        diagnostics: [
          DiagnosticSpec(
            message: """
              'run' returns a value and can't throw, so that a default value is required: an \
              endpoint that is not implemented reports an issue and returns the default value. Any \
              value of the type can be the default.
              """,
            line: 2,
            column: 27,
            fixIts: [FixItSpec(message: "Insert '= \(value)'")]
          )
        ],
        fixedValue: " = \(value)"
      )
    }
  }

  func testDefaultThatCallsFatalErrorIsAWarningWithAFixIt() {
    assertEndpoint(
      "var run",
      type: "() -> Int",
      value: " = { fatalError() }",
      peers: """
        private var _run: () -> Int = Self._$run

        private static var _$run: () -> Int {
          {
            DependenciesMacros.Unimplemented("Client.run").report()
            fatalError()
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'fatalError' terminates the whole test run or preview, although an issue is \
            sufficient: return any value of the type instead
            """,
          line: 2,
          column: 46,
          severity: .warning,
          fixIts: [FixItSpec(message: "Call 'fatalError' in a closure to silence this warning")]
        )
      ],
      fixedValue: " = { { fatalError() }() }"
    )
  }

  func testEndpointThatIsNotAStoredClosureVariableIsAnError() {
    for (type, declaration) in [
      ("struct Client", "var port: Int"), ("struct Client", "let run: () -> Void"),
      ("struct Client", "static var run: () -> Void"), ("struct Client", "func run() {}"),
      ("struct Client", "var run: () -> Void { {} }"), ("struct Client", "var run = {}"),
      ("extension Client", "var run: () -> Void"), ("protocol Client", "var run: () -> Void"),
    ] {
      assertDependencyMacros(
        """
        \(type) {
          @DependencyEndpoint \(declaration)
        }
        """,
        """
        \(type) {
          \(declaration)
        }
        """,
        diagnostics: [
          DiagnosticSpec(
            message: """
              '@DependencyEndpoint' applies to a stored variable of a client with an explicit \
              closure type: '@DependencyEndpoint var fetch: (Int) async throws -> User'
              """,
            line: 2,
            column: 3
          )
        ]
      )
    }
  }
}
