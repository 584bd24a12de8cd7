import SwiftSyntaxMacrosTestSupport
import XCTest

final class DependencyEntryMacroTests: XCTestCase {
  func testInitialValueOfAnEntryIsItsTestValue() {
    assertDependencyMacros(
      """
      extension DependencyValues {
        @DependencyEntry var client: any Client = MockClient()
        @DependencyEntry var motto = "test"
      }
      """,
      """
      extension DependencyValues {
        var client: any Client {
          get {
            self[__Key_client.self]
          }
          set {
            self[__Key_client.self] = newValue
          }
        }

        private enum __Key_client: Dependencies.TestDependencyKey {
          static var testValue: any Client {
            MockClient()
          }
        }
        var motto {
          get {
            self[__Key_motto.self]
          }
          set {
            self[__Key_motto.self] = newValue
          }
        }

        private enum __Key_motto: Dependencies.TestDependencyKey {
          static let testValue = "test"
        }
      }
      """
    )
  }

  func testNamedAndPublicKeysArePublic() {
    for (declaration, name) in [
      (#"@DependencyEntry("APIClientKey") var apiClient: Int = 1"#, "APIClientKey"),
      ("@DependencyEntry public var apiClient: Int = 1", "ApiClientKey"),
    ] {
      let isPublic = declaration.contains(" public ")
      assertDependencyMacros(
        "extension DependencyValues {\n  \(declaration)\n}",
        """
        extension DependencyValues {
          \(isPublic ? "public " : "")var apiClient: Int {
            get {
              self[\(name).self]
            }
            set {
              self[\(name).self] = newValue
            }
          }

          public enum \(name): Dependencies.TestDependencyKey {
            public static var testValue: Int {
              1
            }
          }
        }
        """
      )
    }
  }

  func testEntryInAPublicExtensionIsPublic() {
    assertDependencyMacros(
      """
      public extension DependencyValues {
        @DependencyEntry(previewValue: 1) var size: Int
      }
      """,
      """
      public extension DependencyValues {
        var size: Int {
          get {
            self[SizeKey.self]
          }
          set {
            self[SizeKey.self] = newValue
          }
        }

        public enum SizeKey: Dependencies.TestDependencyKey {
          public typealias Value = Int
          public static var previewValue: Int {
            1
          }
          public static var testValue: Int {
            _unimplementedTestValue
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
              '@DependencyEntry' applies to a variable in an extension of 'DependencyValues': \
              '@DependencyEntry(liveValue: Client.live) var client = Client.mock'
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
        @DependencyEntry(liveValue: Client.live, previewValue: Client.preview)
        var client: Client = Client.mock
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
            Client.preview
          }
          static var testValue: Client {
            Client.mock
          }
        }
      }
      """
    )
  }

  func testEntryWithoutAValueOrWithAnInvalidNameIsAnError() {
    let noValue = """
      'number' has no value: add an initial value, which is the value in tests, or \
      '@DependencyEntry(liveValue: …)'
      """
    let invalidName = """
      The name of a key is an identifier in quotes, such as "ClientKey". The value in tests is the \
      variable's initial value.
      """
    for (attribute, value, message, column) in [
      ("@DependencyEntry", "", noValue, 3),
      (#"@DependencyEntry("NumberKey", previewValue: nil)"#, "", noValue, 3),
      (#"@DependencyEntry("1")"#, " = 1", invalidName, 20),
      ("@DependencyEntry(2)", " = 1", invalidName, 20),
    ] {
      let key = attribute.contains("NumberKey") ? "NumberKey" : "__Key_number"
      assertDependencyMacros(
        "extension DependencyValues {\n  \(attribute) var number: Int\(value)\n}",
        """
        extension DependencyValues {
          var number: Int {
            get {
              self[\(key).self]
            }
            set {
              self[\(key).self] = newValue
            }
          }
        }
        """,
        diagnostics: [DiagnosticSpec(message: message, line: 2, column: column)]
      )
    }
  }
}
