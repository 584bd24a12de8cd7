import SwiftSyntaxMacrosTestSupport
import XCTest

final class DependencyClientMacroTests: XCTestCase {
  func testDependencyClientAddsEndpointsAndInitializers() {
    assertDependencyMacros(
      """
      @DependencyClient
      public struct Client: Sendable {
        public var fetch: @Sendable (_ id: Int) async throws -> String
        public var count: () -> Int = { 42 }
      }
      """,
      """
      public struct Client: Sendable {
        @DependenciesMacros.DependencyEndpoint
        public var fetch: @Sendable (_ id: Int) async throws -> String
        @DependenciesMacros.DependencyEndpoint
        public var count: () -> Int = { 42 }

        public init(
          fetch: @escaping @Sendable (_ id: Int) async throws -> String,
          count: @escaping () -> Int
        ) {
          self._fetch = fetch
          self._count = count
        }

        public init() {
          self._count = Self._$count
        }
      }
      """
    )
  }

  func testStaticLazyConstantAndComputedPropertiesAreNotEndpoints() {
    assertDependencyMacros(
      """
      @DependencyClient
      struct Client {
        static var shared: () -> Void = {}
        lazy var later: () -> Void = {}
        let scheme = "https"
        let host: String
        let close: () -> Void
        var port = 80, path: String
        var token: String?
        var onOpen: (() -> Void)?
        private var cache: [Int] = []
        var summary: String { "" }
        var computed: () -> Void { {} }
        var open: () -> Void
      }
      """,
      """
      struct Client {
        static var shared: () -> Void = {}
        lazy var later: () -> Void = {}
        let scheme = "https"
        let host: String
        let close: () -> Void
        var port = 80, path: String
        var token: String?
        var onOpen: (() -> Void)?
        private var cache: [Int] = []
        var summary: String { "" }
        var computed: () -> Void { {} }
        @DependenciesMacros.DependencyEndpoint
        var open: () -> Void

        init(
          host: String,
          close: @escaping () -> Void,
          port: Swift.Int = 80,
          path: String,
          token: String? = nil,
          onOpen: (() -> Void)? = nil,
          open: @escaping () -> Void
        ) {
          self.host = host
          self.close = close
          self.port = port
          self.path = path
          self.token = token
          self.onOpen = onOpen
          self._open = open
        }

        init(
          host: String,
          close: @escaping () -> Void,
          port: Swift.Int = 80,
          path: String,
          token: String? = nil,
          onOpen: (() -> Void)? = nil
        ) {
          self.host = host
          self.close = close
          self.port = port
          self.path = path
          self.token = token
          self.onOpen = onOpen
        }
      }
      """
    )
  }

  func testIgnoredEndpointIsNotMarkedAsAnEndpoint() {
    assertDependencyMacros(
      """
      @DependencyClient
      struct Client {
        @DependencyEndpointIgnored
        var version: () -> Int = { 1 }
        var open: () -> Void
      }
      """,
      """
      struct Client {
        var version: () -> Int = { 1 }
        @DependenciesMacros.DependencyEndpoint
        var open: () -> Void

        init(
          version: @escaping () -> Int = {
            1
          },
          open: @escaping () -> Void
        ) {
          self.version = version
          self._open = open
        }

        init(
          version: @escaping () -> Int = {
            1
          }
        ) {
          self.version = version
        }
      }
      """
    )
  }

  func testInitializersHaveTheAccessLevelOfTheLeastVisibleProperty() {
    for (type, property, initializer) in [
      ("public ", "", ""), ("public ", "public ", "public "), ("public ", "package ", "package "),
      ("package ", "public private(set) ", "package "), ("", "private ", "private "),
      ("fileprivate ", "", "fileprivate "), ("open ", "internal ", ""),
      ("private ", "", "fileprivate "), ("private ", "private ", "private "),
    ] {
      assertDependencyMacros(
        """
        @DependencyClient
        \(type)struct Client {
          \(property)var open: () -> Void
        }
        """,
        """
        \(type)struct Client {
          @DependenciesMacros.DependencyEndpoint
          \(property)var open: () -> Void

          \(initializer)init(
            open: @escaping () -> Void
          ) {
            self._open = open
          }

          \(initializer)init() {
          }
        }
        """
      )
    }
  }

  func testDeclaredInitializerIsNotAddedAgain() {
    assertDependencyMacros(
      """
      @DependencyClient
      struct Client {
        var open: () -> Void
        init() {}
      }
      """,
      """
      struct Client {
        @DependenciesMacros.DependencyEndpoint
        var open: () -> Void
        init() {}

        init(
          open: @escaping () -> Void
        ) {
          self._open = open
        }
      }
      """
    )
  }

  func testStructWithoutEndpointsIsUnchanged() {
    assertDependencyMacros(
      """
      @DependencyClient
      struct Client {
        var port = 80
      }
      """,
      """
      struct Client {
        var port = 80
      }
      """
    )
  }

  func testDependencyClientOnAClassIsAnError() {
    assertDependencyMacros(
      """
      @DependencyClient
      class Client {
        var open: () -> Void
      }
      """,
      """
      class Client {
        var open: () -> Void
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyClient' applies to a struct of closures, and 'Client' is not a struct
            """,
          line: 2,
          column: 1
        )
      ]
    )
  }

  func testPropertyWithoutATypeIsAnErrorWithAFixIt() {
    assertDependencyMacros(
      """
      @DependencyClient
      struct Client {
        var values = [1, 2]
        var open: () -> Void
      }
      """,
      """
      struct Client {
        var values = [1, 2]
        @DependenciesMacros.DependencyEndpoint
        var open: () -> Void
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyClient' requires an explicit type for 'values', for the initializer that \
            the macro adds
            """,
          line: 3,
          column: 7,
          fixIts: [FixItSpec(message: "Insert ': <#Type#>'")]
        )
      ],
      fixedSource: """
        @DependencyClient
        struct Client {
          var values: <#Type#> = [1, 2]
          var open: () -> Void
        }
        """
    )
  }
}
