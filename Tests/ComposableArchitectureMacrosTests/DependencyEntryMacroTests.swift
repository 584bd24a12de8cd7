import SwiftSyntaxMacrosTestSupport
import XCTest

final class DependencyEntryMacroTests: XCTestCase {
  func testEntryWithALiveValueAddsADependencyKey() {
    assertDependencyMacros(
      """
      extension DependencyValues {
        @DependencyEntry public var client: any Client = LiveClient()
        @DependencyEntry var motto = "live"
      }
      """,
      """
      extension DependencyValues {
        public var client: any Client {
          get {
            self[__Key_client.self]
          }
          set {
            self[__Key_client.self] = newValue
          }
        }

        private enum __Key_client: Dependencies.DependencyKey {
          static let liveValue: any Client = LiveClient()
        }
        var motto {
          get {
            self[__Key_motto.self]
          }
          set {
            self[__Key_motto.self] = newValue
          }
        }

        private enum __Key_motto: Dependencies.DependencyKey {
          static let liveValue = "live"
        }
      }
      """
    )
  }

  func testEntryWithoutAValueUsesItsTypeAsTheKey() {
    assertDependencyMacros(
      """
      extension DependencyValues {
        @DependencyEntry var client: Module.Client
      }
      """,
      """
      extension DependencyValues {
        var client: Module.Client {
          get {
            self[Module.Client.self]
          }
          set {
            self[Module.Client.self] = newValue
          }
        }
      }
      """
    )
  }

  func testDependencyEntryOnAnInvalidDeclarationIsAnError() {
    for (type, declaration) in [
      ("struct Values", "var client: Client"), ("extension DependencyValues", "let client = 1"),
      ("extension DependencyValues", "static var client = 1"),
      ("extension DependencyValues", "var client: Int { 1 }"),
    ] {
      assertDependencyMacros(
        """
        \(type) {
          @DependencyEntry \(declaration)
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
              '@DependencyEntry' applies to a variable in an extension of 'DependencyValues' that \
              has its live value, or whose type is a dependency key: \
              '@DependencyEntry var client = Client.live'
              """,
            line: 2,
            column: 3
          )
        ]
      )
    }
  }

  func testEntryWithValuesForContextsAddsAKeyWithTheValues() {
    assertDependencyMacros(
      """
      extension DependencyValues {
        @DependencyEntry(Client.mock, liveValue: Client.live, previewValue: Client.mock)
        var client: Client
      }
      """,
      """
      extension DependencyValues {
        var client: Client {
          get {
            self[__Key_client.self]
          }
          set {
            self[__Key_client.self] = newValue
          }
        }

        private enum __Key_client: Dependencies.DependencyKey {
          static let liveValue: Client = Client.live
          static var previewValue: Client {
            Client.mock
          }
          static var testValue: Client {
            Client.mock
          }
        }
      }
      """
    )
  }

  func testEntryWithContradictoryOrMissingValuesIsAnError() {
    for (declaration, message) in [
      (
        "@DependencyEntry(liveValue: 1) var number = 2",
        "The initial value of the variable is its live value: remove that value or 'liveValue'"
      ),
      (
        "@DependencyEntry(previewValue: 1) var number: Int",
        "A dependency without a live value needs a test value: '@DependencyEntry(Client.mock)'"
      ),
    ] {
      assertDependencyMacros(
        "extension DependencyValues {\n  \(declaration)\n}",
        """
        extension DependencyValues {
          var number\(declaration.hasSuffix("Int") ? ": Int" : "") {
            get {
              self[__Key_number.self]
            }
            set {
              self[__Key_number.self] = newValue
            }
          }
        }
        """,
        diagnostics: [DiagnosticSpec(message: message, line: 2, column: 3)]
      )
    }
  }
}
