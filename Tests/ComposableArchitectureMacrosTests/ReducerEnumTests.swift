import SwiftSyntaxMacrosTestSupport
import XCTest

final class ReducerEnumTests: XCTestCase {
  func testEnumOfFeaturesHasMembersForItsCases() {
    assertReducer(
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        case history(Parent.History = Parent.History(limit: 10))
      }
      """,
      """

      enum Destination {
        case edit(Edit)
        case history(Parent.History = Parent.History(limit: 10))

        @CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState, nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable, nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
          typealias StateReducer = Destination
          case edit(Edit.State)
          case history(Parent.History.State)
        }

        @CasePathable
        enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case edit(Edit.Action)
          case history(Parent.History.Action)
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.EmptyReducer<Self.State, Self.Action>().ifCaseLet(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
            Edit()
          }
          ComposableArchitecture.EmptyReducer<Self.State, Self.Action>().ifCaseLet(\\Self.State.Cases.history, action: \\Self.Action.Cases.history) {
            Parent.History(limit: 10)
          }
        }

        @CasePathable
        enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case edit(ComposableArchitecture.StoreOf<Edit>)
          case history(ComposableArchitecture.StoreOf<Parent.History>)
        }

        @MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case .edit:
            return .edit(store.scope(state: \\.edit, action: \\.edit)!)
          case .history:
            return .history(store.scope(state: \\.history, action: \\.history)!)
          }
        }
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testConformanceArgumentsAreAddedToStateAndAction() {
    assertReducer(
      """
      @Reducer(state: .equatable, .sendable, action: .equatable)
      public enum Destination {
        case edit(Edit)
      }
      """,
      """

      public enum Destination {
        case edit(Edit)

        @CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        public enum State: ComposableArchitecture.CaseReducerState, nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable, nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState, Swift.Equatable, Swift.Sendable {
          public typealias StateReducer = Destination
          case edit(Edit.State)
        }

        @CasePathable
        public enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable, Swift.Equatable {
          case edit(Edit.Action)
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        public static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.EmptyReducer<Self.State, Self.Action>().ifCaseLet(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
            Edit()
          }
        }

        @CasePathable
        public enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case edit(ComposableArchitecture.StoreOf<Edit>)
        }

        @MainActor
        public static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case .edit:
            return .edit(store.scope(state: \\.edit, action: \\.edit)!)
          }
        }
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testAlertDialogAndEphemeralCasesAreNotReduced() {
    assertReducer(
      """
      @Reducer
      enum Destination {
        case alert(AlertState<Alert>)
        case dialog(ConfirmationDialogState<Destination.Dialog>)
        @ReducerCaseEphemeral
        case toast(Toast)
      }
      """,
      """

      enum Destination {
        case alert(AlertState<Alert>)
        case dialog(ConfirmationDialogState<Destination.Dialog>)
        @ReducerCaseEphemeral
        case toast(Toast)

        @CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState, nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable, nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
          typealias StateReducer = Destination
          case alert(AlertState<Alert>)
          case dialog(ConfirmationDialogState<Destination.Dialog>)
          case toast(Toast)
        }

        @CasePathable
        enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case alert(Alert)
          case dialog(Destination.Dialog)
          case toast(Toast.Action)
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.EmptyReducer()
        }

        @CasePathable
        enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case alert(AlertState<Alert>)
          case dialog(ConfirmationDialogState<Destination.Dialog>)
          case toast(Toast)
        }

        @MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case let .alert(v0):
            return .alert(v0)
          case let .dialog(v0):
            return .dialog(v0)
          case let .toast(v0):
            return .toast(v0)
          }
        }
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testCasesWithoutAFeatureAreNotReducedAndHaveNoActions() {
    assertReducer(
      """
      @Reducer
      enum Destination {
        case none
        case range(from: Int, Int)
        @ReducerCaseIgnored
        case date(Date)
      }
      """,
      """

      enum Destination {
        case none
        case range(from: Int, Int)
        @ReducerCaseIgnored
        case date(Date)

        @CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState, nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable, nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
          typealias StateReducer = Destination
          case none
          case range(from: Int, Int)
          case date(Date)
        }

        @CasePathable
        enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case none(Swift.Never)
          case range(Swift.Never)
          case date(Swift.Never)
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.EmptyReducer()
        }

        @CasePathable
        enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case none
          case range(from: Int, Int)
          case date(Date)
        }

        @MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case .none:
            return .none
          case let .range(v0, v1):
            return .range(from: v0, v1)
          case let .date(v0):
            return .date(v0)
          }
        }
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testEnumMembersHaveTheConditionsOfTheirCases() {
    assertReducer(
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        #if DEBUG
        case debug(Debug)
        #endif
        #if os(Linux)
        func other() {}
        #endif
      }
      """,
      """

      enum Destination {
        case edit(Edit)
        #if DEBUG
        case debug(Debug)
        #endif
        #if os(Linux)
        func other() {}
        #endif

        @CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState, nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable, nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
          typealias StateReducer = Destination
          case edit(Edit.State)
          #if DEBUG
          case debug(Debug.State)
          #endif
        }

        @CasePathable
        enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case edit(Edit.Action)
          #if DEBUG
          case debug(Debug.Action)
          #endif
        }

        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
          ComposableArchitecture.EmptyReducer<Self.State, Self.Action>().ifCaseLet(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
            Edit()
          }
          #if DEBUG
          ComposableArchitecture.EmptyReducer<Self.State, Self.Action>().ifCaseLet(\\Self.State.Cases.debug, action: \\Self.Action.Cases.debug) {
            Debug()
          }
          #endif
        }

        @CasePathable
        enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
          case edit(ComposableArchitecture.StoreOf<Edit>)
          #if DEBUG
          case debug(ComposableArchitecture.StoreOf<Debug>)
          #endif
        }

        @MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case .edit:
            return .edit(store.scope(state: \\.edit, action: \\.edit)!)
          #if DEBUG
          case .debug:
            return .debug(store.scope(state: \\.debug, action: \\.debug)!)
          #endif
          }
        }
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testDeclaredMembersOfAnEnumAreNotAddedAgain() {
    assertReducer(
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        enum State: CaseReducerState {
          typealias StateReducer = Destination
          case edit(Edit.State)
        }
        enum Action {
          case edit(Edit.Action)
        }
        static var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }
      """,
      """

      enum Destination {
        case edit(Edit)
        @CasePathable @dynamicMemberLookup @ObservableState
        enum State: CaseReducerState {
          typealias StateReducer = Destination
          case edit(Edit.State)
        }
        @CasePathable
        enum Action {
          case edit(Edit.Action)
        }
        static var body: some Reducer<State, Action> {
          EmptyReducer()
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
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testDeclaredConformanceOfAnEnumIsNotAddedAgain() {
    assertReducer(
      """
      @Reducer
      indirect enum Destination: CaseReducer {
        case edit(Edit)
      }
      """,
      """

      indirect enum Destination: CaseReducer {
        case edit(Edit)

        @CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        indirect enum State: ComposableArchitecture.CaseReducerState, nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable, nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
          typealias StateReducer = Destination
          case edit(Edit.State)
        }

        @CasePathable
        indirect enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
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
      }

      extension Destination: ComposableArchitecture.Reducer {
      }
      """
    )
  }
}
