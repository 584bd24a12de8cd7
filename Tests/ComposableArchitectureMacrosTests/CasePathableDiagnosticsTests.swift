import SwiftSyntaxMacrosTestSupport
import XCTest

final class CasePathableDiagnosticsTests: XCTestCase {
  func testCasePathableOnAStructIsAnError() {
    assertCasePathable(
      """
      @CasePathable
      struct Feature {
      }
      """,
      """

      struct Feature {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@CasePathable' applies to enums, and 'Feature' is not an enum",
          line: 1,
          column: 1
        )
      ]
    )
  }

  func testOverloadedCaseNamesAreAnError() {
    assertCasePathable(
      """
      @CasePathable
      enum Action {
        case tapped(id: Int)
        case tapped(name: String)
      }
      """,
      """

      enum Action {
        case tapped(id: Int)
        case tapped(name: String)
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' requires unique case names, and there is another case 'tapped'
            """,
          line: 4,
          column: 8
        )
      ]
    )
  }

  func testOverloadedCaseNamesUnderAConditionAreAnError() {
    assertCasePathable(
      """
      @CasePathable
      enum Action {
        case tapped(id: Int)
        #if DEBUG
          case tapped(name: String)
        #endif
      }
      """,
      """

      enum Action {
        case tapped(id: Int)
        #if DEBUG
          case tapped(name: String)
        #endif
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' requires unique case names, and there is another case 'tapped'
            """,
          line: 5,
          column: 10
        )
      ]
    )
  }

  func testNestedPrivateEnumIsAnErrorWithAFixIt() {
    assertCasePathable(
      """
      struct Feature {
        @CasePathable
        private enum Action {
          case tapped
        }
      }
      """,
      """
      struct Feature {
        private enum Action {
          case tapped

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$case(
                embed: { _ in
                  Action.tapped
                },
                extract: {
                  guard case .tapped = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .tapped = root {
                return \\.tapped
              }
              return \\.never
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\\.tapped)
              return allCasePaths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' can't add a conformance to 'Action' because the type is nested and \
            private: make the type 'fileprivate', or declare the conformance to 'CasePathable' \
            explicitly
            """,
          line: 3,
          column: 3,
          fixIts: [FixItSpec(message: "Replace 'private' with 'fileprivate'")]
        )
      ],
      applyFixIts: ["Replace 'private' with 'fileprivate'"],
      fixedSource: """
        struct Feature {
          @CasePathable
          fileprivate enum Action {
            case tapped
          }
        }
        """
    )
  }

  func testEnumInAPrivateNestedTypeIsAnError() {
    assertCasePathable(
      """
      struct App {
        private struct Feature {
          @CasePathable
          enum Action {
            case tapped
          }
        }
      }
      """,
      """
      struct App {
        private struct Feature {
          enum Action {
            case tapped

            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
                ._$case(
                  embed: { _ in
                    Action.tapped
                  },
                  extract: {
                    guard case .tapped = $0 else {
                      return nil
                    }
                    return ()
                  }
                )
              }
              subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                if case .tapped = root {
                  return \\.tapped
                }
                return \\.never
              }
              func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
                allCasePaths.append(\\.tapped)
                return allCasePaths.makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' can't add a conformance to 'Action' because an enclosing type is \
            private: make the enclosing type 'fileprivate', or declare the conformance to \
            'CasePathable' explicitly
            """,
          line: 4,
          column: 5
        )
      ]
    )
  }

  func testNestedPrivateEnumWithADeclaredConformanceIsAccepted() {
    assertCasePathable(
      """
      struct Feature {
        @CasePathable
        private enum Action: CasePathable {
          case tapped
        }
      }
      """,
      """
      struct Feature {
        private enum Action: CasePathable {
          case tapped

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$case(
                embed: { _ in
                  Action.tapped
                },
                extract: {
                  guard case .tapped = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .tapped = root {
                return \\.tapped
              }
              return \\.never
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\\.tapped)
              return allCasePaths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
      }
      """
    )
  }
}
