import SwiftSyntaxMacrosTestSupport
import XCTest

final class ReducerEnumConditionsTests: XCTestCase {
  func testConditionsWithoutCasesAreOmittedFromTheMembers() {
    assertReducer(
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        #if DEBUG
        #endif
        #if DEBUG
        #if os(Linux)
        #else
        #endif
        #endif
      }
      """,
      """

      enum Destination {
        case edit(Edit)
        #if DEBUG
        #endif
        #if DEBUG
        #if os(Linux)
        #else
        #endif
        #endif

      \(members)
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testConditionsWithoutAFeatureAreOmittedFromTheBody() {
    assertReducer(
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        #if DEBUG
        case alert(AlertState<Never>)
        #if os(Linux)
        case nothing
        #endif
        #elseif os(Linux)
        case number(Int, Int)
        #endif
      }
      """,
      """

      enum Destination {
        case edit(Edit)
        #if DEBUG
        case alert(AlertState<Never>)
        #if os(Linux)
        case nothing
        #endif
        #elseif os(Linux)
        case number(Int, Int)
        #endif

        @CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState, nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable, nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
          typealias StateReducer = Destination
          case edit(Edit.State)
          #if DEBUG
          case alert(AlertState<Never>)
          #if os(Linux)
          case nothing
          #endif
          #elseif os(Linux)
          case number(Int, Int)
          #endif
        }

        @CasePathable
        enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case edit(Edit.Action)
          #if DEBUG
          case alert(Never)
          #if os(Linux)
          case nothing(Swift.Never)
          #endif
          #elseif os(Linux)
          case number(Swift.Never)
          #endif
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.EmptyReducer<Self.State, Self.Action>().ifCaseLet(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
            Edit()
          }
        }

        @CasePathable
        enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case edit(ComposableArchitecture.StoreOf<Edit>)
          #if DEBUG
          case alert(AlertState<Never>)
          #if os(Linux)
          case nothing
          #endif
          #elseif os(Linux)
          case number(Int, Int)
          #endif
        }

        @MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case .edit:
            return .edit(store.scope(state: \\.edit, action: \\.edit)!)
          #if DEBUG
          case let .alert(v0):
            return .alert(v0)
          #if os(Linux)
          case .nothing:
            return .nothing
          #endif
          #elseif os(Linux)
          case let .number(v0, v1):
            return .number(v0, v1)
          #endif
          }
        }
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testEnumWithNoFeatureUnderAnyConditionHasAnEmptyBody() {
    assertReducer(
      """
      @Reducer
      enum Destination {
        #if DEBUG
        case nothing
        #endif
        typealias State = Int
        typealias Action = Int
        @CasePathable
        enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {}
        static func scope(_ store: Int) {}
      }
      """,
      """

      enum Destination {
        #if DEBUG
        case nothing
        #endif
        typealias State = Int
        typealias Action = Int
        @CasePathable
        enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {}
        static func scope(_ store: Int) {}

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.EmptyReducer()
        }
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testEnumInAPrivateTypeOfTheFileHasAConformance() {
    assertReducer(
      """
      private struct App {
        @Reducer
        enum Destination {
          case edit(Edit)
        }
      }
      """,
      """
      private struct App {
        enum Destination {
          case edit(Edit)

      \(members.indented)
        }
      }

      extension App.Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testEnumInAPrivateNestedTypeIsAnError() {
    assertReducer(
      """
      enum Module {
        private struct App {
          @Reducer
          enum Destination {
            case edit(Edit)
          }
        }
      }
      """,
      """
      enum Module {
        private struct App {
          enum Destination {
            case edit(Edit)

      \(members.indented.indented)
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' can't add a conformance to 'Destination' because an enclosing type is \
            private: make the enclosing type 'fileprivate', or declare the conformance to \
            'CaseReducer' explicitly
            """,
          line: 4,
          column: 5
        )
      ]
    )
  }

  /// The members that the macro adds to an enum with only the case `edit(Edit)`.
  private let members = """
      @CasePathable
      @dynamicMemberLookup
      @ComposableArchitecture.ObservableState
      enum State: ComposableArchitecture.CaseReducerState, nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable, nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
        typealias StateReducer = Destination
        case edit(Edit.State)
      }

      @CasePathable
      enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
        case edit(Edit.Action)
      }

      @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
      static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
        ComposableArchitecture.EmptyReducer<Self.State, Self.Action>().ifCaseLet(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
          Edit()
        }
      }

      @CasePathable
      enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
        case edit(ComposableArchitecture.StoreOf<Edit>)
      }

      @MainActor
      static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
        switch store.state {
        case .edit:
          return .edit(store.scope(state: \\.edit, action: \\.edit)!)
        }
      }
    """
}

extension String {
  /// The text, with an indentation of two spaces before each line that isn't empty.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
