import SwiftSyntaxMacrosTestSupport
import XCTest

final class CasePathableMacroTests: XCTestCase {
  func testCasePathOfSeveralPayloadsRetainsTheirLabels() {
    assertCasePathable(
      """
      @CasePathable
      enum Action {
        case row(id: Int, _ text: String, action: RowAction)
      }
      """,
      """

      enum Action {
        case row(id: Int, _ text: String, action: RowAction)

        nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          var row: CasePaths.AnyCasePath<Action, (id: Int, String, action: RowAction)> {
            ._$case(
              embed: {
                Action.row(id: $0.0, $0.1, action: $0.2)
              },
              extract: {
                guard case let .row(v0, v1, v2) = $0 else {
                  return nil
                }
                return (v0, v1, v2)
              }
            )
          }
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .row = root {
              return \\.row
            }
            return \\.never
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\\.row)
            return allCasePaths.makeIterator()
          }
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }

  func testCasePathOfASinglePayloadIsNotATuple() {
    assertCasePathable(
      """
      @CasePathable
      enum State {
        case detail(Detail.State)
        case rename(to: String?)
      }
      """,
      """

      enum State {
        case detail(Detail.State)
        case rename(to: String?)

        nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          var detail: CasePaths.AnyCasePath<State, Detail.State> {
            ._$case(
              embed: State.detail,
              extract: {
                guard case let .detail(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          var rename: CasePaths.AnyCasePath<State, String?> {
            ._$case(
              embed: State.rename(to:),
              extract: {
                guard case let .rename(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
            if case .detail = root {
              return \\.detail
            }
            if case .rename = root {
              return \\.rename
            }
            return \\.never
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
            allCasePaths.append(\\.detail)
            allCasePaths.append(\\.rename)
            return allCasePaths.makeIterator()
          }
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension State: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }

  func testCasePathOfACaseWithoutAPayloadIsVoid() {
    assertCasePathable(
      """
      @CasePathable
      enum Action {
        case tapped
      }
      """,
      """

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

      extension Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }

  func testCasePathsOfAPublicEnumArePublic() {
    assertCasePathable(
      """
      @CasePathable
      public enum Action {
        case tapped
      }
      """,
      """

      public enum Action {
        case tapped

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
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
          public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .tapped = root {
              return \\.tapped
            }
            return \\.never
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\\.tapped)
            return allCasePaths.makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }

  func testCasePathsOfAPackageEnumArePackage() {
    assertCasePathable(
      """
      @CasePathable
      package enum Action {
        case tapped
      }
      """,
      """

      package enum Action {
        case tapped

        package nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          package var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
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
          package subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .tapped = root {
              return \\.tapped
            }
            return \\.never
          }
          package func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\\.tapped)
            return allCasePaths.makeIterator()
          }
        }

        package nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }

  func testCasePathsOfAPrivateEnumAreNotPrivate() {
    assertCasePathable(
      """
      @CasePathable
      private enum Action {
        case tapped
      }
      """,
      """

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

      extension Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }

  func testCasePathsHaveTheConditionsOfTheirCases() {
    assertCasePathable(
      """
      @CasePathable
      enum Action {
        #if os(Linux)
          case linux
          #if DEBUG
            case debug
          #endif
        #else
          case other(Int)
        #endif
        #if RELEASE
          var isRelease: Bool { true }
        #endif
      }
      """,
      """

      enum Action {
        #if os(Linux)
          case linux
          #if DEBUG
            case debug
          #endif
        #else
          case other(Int)
        #endif
        #if RELEASE
          var isRelease: Bool { true }
        #endif

        nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          #if os(Linux)
          var linux: CasePaths.AnyCasePath<Action, Swift.Void> {
            ._$case(
              embed: { _ in
                Action.linux
              },
              extract: {
                guard case .linux = $0 else {
                  return nil
                }
                return ()
              }
            )
          }
          #if DEBUG
          var debug: CasePaths.AnyCasePath<Action, Swift.Void> {
            ._$case(
              embed: { _ in
                Action.debug
              },
              extract: {
                guard case .debug = $0 else {
                  return nil
                }
                return ()
              }
            )
          }
          #endif
          #else
          var other: CasePaths.AnyCasePath<Action, Int> {
            ._$case(
              embed: Action.other,
              extract: {
                guard case let .other(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          #endif
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            #if os(Linux)
            if case .linux = root {
              return \\.linux
            }
            #if DEBUG
            if case .debug = root {
              return \\.debug
            }
            #endif
            #else
            if case .other = root {
              return \\.other
            }
            #endif
            return \\.never
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            #if os(Linux)
            allCasePaths.append(\\.linux)
            #if DEBUG
            allCasePaths.append(\\.debug)
            #endif
            #else
            allCasePaths.append(\\.other)
            #endif
            return allCasePaths.makeIterator()
          }
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }

  func testGenericParameterHasAnAliasInCasePaths() {
    assertCasePathable(
      """
      @CasePathable
      enum Tree<Element> {
        indirect case node(Self, [Element])
        case leaf(Element!)
      }
      """,
      """

      enum Tree<Element> {
        indirect case node(Self, [Element])
        case leaf(Element!)

        typealias _$Element = Element

        nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          var node: CasePaths.AnyCasePath<Tree, (Tree, [_$Element])> {
            ._$case(
              embed: {
                Tree.node($0.0, $0.1)
              },
              extract: {
                guard case let .node(v0, v1) = $0 else {
                  return nil
                }
                return (v0, v1)
              }
            )
          }
          var leaf: CasePaths.AnyCasePath<Tree, _$Element?> {
            ._$case(
              embed: Tree.leaf,
              extract: {
                guard case let .leaf(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          subscript(root: Tree) -> CasePaths.PartialCaseKeyPath<Tree> {
            if case .node = root {
              return \\.node
            }
            if case .leaf = root {
              return \\.leaf
            }
            return \\.never
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Tree>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Tree>] = []
            allCasePaths.append(\\.node)
            allCasePaths.append(\\.leaf)
            return allCasePaths.makeIterator()
          }
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Tree: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }

  func testEnumWithoutCasesHasAnEmptySequenceOfCasePaths() {
    assertCasePathable(
      """
      @CasePathable
      enum Nothing {
      }
      """,
      """

      enum Nothing {

        nonisolated struct AllCasePaths: Swift.Sendable, Swift.Sequence {
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Nothing>]> {
            let allCasePaths: [CasePaths.PartialCaseKeyPath<Nothing>] = []
            return allCasePaths.makeIterator()
          }
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Nothing: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }

  func testDeclaredConformancesAreNotAddedAgain() {
    assertCasePathable(
      """
      @CasePathable
      enum Action: Equatable, CasePaths.CasePathable, CasePathIterable {
        case tapped
      }
      """,
      """

      enum Action: Equatable, CasePaths.CasePathable, CasePathIterable {
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
      """
    )
  }

  func testDeclaredCasePathsAreNotAddedAgain() {
    assertCasePathable(
      """
      @CasePathable
      enum Action {
        case tapped
        struct AllCasePaths {
        }
        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }
      """,
      """

      enum Action {
        case tapped
        struct AllCasePaths {
        }
        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }

  func testCasesOfTheSameNameUnderExclusiveConditionsHaveCasePaths() {
    assertCasePathable(
      """
      @CasePathable
      enum Action {
        #if os(Linux)
          case tapped(Int)
        #else
          case tapped(String)
        #endif
      }
      """,
      """

      enum Action {
        #if os(Linux)
          case tapped(Int)
        #else
          case tapped(String)
        #endif

        nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          #if os(Linux)
          var tapped: CasePaths.AnyCasePath<Action, Int> {
            ._$case(
              embed: Action.tapped,
              extract: {
                guard case let .tapped(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          #else
          var tapped: CasePaths.AnyCasePath<Action, String> {
            ._$case(
              embed: Action.tapped,
              extract: {
                guard case let .tapped(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          #endif
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            #if os(Linux)
            if case .tapped = root {
              return \\.tapped
            }
            #else
            if case .tapped = root {
              return \\.tapped
            }
            #endif
            return \\.never
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            #if os(Linux)
            allCasePaths.append(\\.tapped)
            #else
            allCasePaths.append(\\.tapped)
            #endif
            return allCasePaths.makeIterator()
          }
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
      }
      """
    )
  }
}
