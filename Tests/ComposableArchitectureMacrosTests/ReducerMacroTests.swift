import SwiftSyntaxMacrosTestSupport
import XCTest

final class ReducerMacroTests: XCTestCase {
  func testReducerAddsAConformanceAndAttributes() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        enum State {
          case a
        }
        enum Action {
          case tapped
        }
        enum Other {
        }
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }
      """,
      """

      struct Feature {
        @CasePathable @dynamicMemberLookup
        enum State {
          case a
        }
        @CasePathable
        enum Action {
          case tapped
        }
        enum Other {
        }
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testDeclaredAttributesAreNotAddedAgain() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        @dynamicMemberLookup
        enum State {
          case a
        }
        @CasePaths.CasePathable
        enum Action {
          case tapped
        }
        @ReducerBuilder<State, Action>
        var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }
      """,
      """

      struct Feature {
        @dynamicMemberLookup
        @CasePathable
        enum State {
          case a
        }
        @CasePaths.CasePathable
        enum Action {
          case tapped
        }
        @ReducerBuilder<State, Action>
        var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testStructStateHasNoAddedAttributes() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        struct State {
        }
        let body = EmptyReducer<State, Int>()
      }
      """,
      """

      struct Feature {
        struct State {
        }
        let body = EmptyReducer<State, Int>()
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testDeclaredConformanceIsNotAddedAgain() {
    assertReducer(
      """
      @Reducer
      struct Feature: ComposableArchitecture.Reducer {
        enum Action {
          case tapped
        }
        let body = EmptyReducer<Int, Action>()
      }
      """,
      """

      struct Feature: ComposableArchitecture.Reducer {
        @CasePathable
        enum Action {
          case tapped
        }
        let body = EmptyReducer<Int, Action>()
      }
      """
    )
  }

  func testReducerBuilderHasTheExplicitTypesOfTheBody() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        var body: some Reducer<Int, Child.Action> {
          EmptyReducer()
        }
      }
      """,
      """

      struct Feature {
        @ComposableArchitecture.ReducerBuilder<Int, Child.Action>
        var body: some Reducer<Int, Child.Action> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testReducerBuilderHasTheStateAndActionNamedByTheBody() {
    assertReducer(
      """
      @Reducer
      struct Inner {
        var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }
      """,
      """

      struct Inner {
        @ComposableArchitecture.ReducerBuilder<State, Action>
        var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }

      extension Inner: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testReducerBuilderHasTheTypesOfTheReducerNamedByTheBody() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        var body: some ReducerOf<Child> {
          EmptyReducer()
        }
      }
      """,
      """

      struct Feature {
        @ComposableArchitecture.ReducerBuilder<Child.State, Child.Action>
        var body: some ReducerOf<Child> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testReducerBuilderOfAConcreteBodyHasTheTypesOfSelf() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        var body: Reduce<State, Action> {
          EmptyReducer()
        }
      }
      """,
      """

      struct Feature {
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        var body: Reduce<State, Action> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testStoredAndStaticBodiesHaveNoReducerBuilder() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        let body = EmptyReducer<Int, Int>()
        static var body: Int {
          1
        }
      }
      """,
      """

      struct Feature {
        let body = EmptyReducer<Int, Int>()
        static var body: Int {
          1
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }
}
