import SwiftSyntaxMacrosTestSupport
import XCTest

final class ReducerMembersTests: XCTestCase {
  func testEmptyReducerHasAddedStateActionAndBody() {
    assertReducer(
      """
      @Reducer
      public struct Feature {
      }
      """,
      """

      public struct Feature {

        @ComposableArchitecture.ObservableState
        public struct State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState, Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          public init() {
          }
        }

        public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }

        public let body = ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testReducerWithABodyHasAddedStateAndAction() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }
      """,
      """

      struct Feature {
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }

        @ComposableArchitecture.ObservableState
        struct State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState, Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          init() {
          }
        }

        enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testReducerWithAReduceMethodHasNoAddedMembers() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        func reduce(into state: inout Int, action: Int) -> Effect<Int> {
          .none
        }
      }
      """,
      """

      struct Feature {
        func reduce(into state: inout Int, action: Int) -> Effect<Int> {
          .none
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testReducerMembersUnderConditionsAreNotAddedAgain() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        #if DEBUG
        struct State {}
        #else
        struct State {}
        #endif
        typealias Action = Int
      }
      """,
      """

      struct Feature {
        #if DEBUG
        struct State {}
        #else
        struct State {}
        #endif
        typealias Action = Int

        let body = ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }
}
