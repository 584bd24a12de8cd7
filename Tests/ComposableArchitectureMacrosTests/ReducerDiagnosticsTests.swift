import SwiftSyntaxMacrosTestSupport
import XCTest

final class ReducerDiagnosticsTests: XCTestCase {
  func testReducerOnAClassIsAnError() {
    assertReducer(
      """
      @Reducer
      final class Feature {
      }
      """,
      """

      final class Feature {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' applies to structs and enums, and 'Feature' is neither",
          line: 1,
          column: 1
        )
      ]
    )
  }

  func testReducerArgumentsOnAStructAreAnErrorWithAFixIt() {
    assertReducer(
      """
      @Reducer(state: .equatable)
      struct Feature {
        let body = EmptyReducer<Int, Int>()
      }
      """,
      """

      struct Feature {
        let body = EmptyReducer<Int, Int>()
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' accepts no arguments on a struct: declare the conformances on its 'State' \
            and 'Action'
            """,
          line: 1,
          column: 10,
          fixIts: [FixItSpec(message: "Remove the arguments")]
        )
      ],
      applyFixIts: ["Remove the arguments"],
      fixedSource: """
        @Reducer
        struct Feature {
          let body = EmptyReducer<Int, Int>()
        }
        """
    )
  }

  func testReducerWithBothBodyAndReduceIsAnError() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        func reduce(into state: inout Int, action: Int) -> Effect<Int> {
          .none
        }
        var body: some Reducer<Int, Int> {
          EmptyReducer()
        }
      }
      """,
      """

      struct Feature {
        func reduce(into state: inout Int, action: Int) -> Effect<Int> {
          .none
        }
        @ComposableArchitecture.ReducerBuilder<Int, Int>
        var body: some Reducer<Int, Int> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'Feature' has both a 'body' and a 'reduce(into:action:)' method, so its 'body' would never \
            run: move the logic of the method to a 'Reduce' in the 'body'
            """,
          line: 3,
          column: 8,
          notes: [NoteSpec(message: "The 'body' is here", line: 6, column: 3)]
        )
      ]
    )
  }

  func testBodyWithAnotherMethodNamedReduceIsAccepted() {
    assertReducer(
      """
      @Reducer
      struct Feature {
        func reduce(_ values: [Int]) -> Int {
          0
        }
        var body: some Reducer<Int, Int> {
          EmptyReducer()
        }
      }
      """,
      """

      struct Feature {
        func reduce(_ values: [Int]) -> Int {
          0
        }
        @ComposableArchitecture.ReducerBuilder<Int, Int>
        var body: some Reducer<Int, Int> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """
    )
  }

  func testNestedPrivateReducerIsAnErrorWithAFixIt() {
    assertReducer(
      """
      struct App {
        @Reducer
        private struct Feature {
          let body = EmptyReducer<Int, Int>()
        }
      }
      """,
      """
      struct App {
        private struct Feature {
          let body = EmptyReducer<Int, Int>()
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' can't add a conformance to 'Feature' because the type is nested and \
            private: make the type 'fileprivate', or declare the conformance to 'Reducer' explicitly
            """,
          line: 3,
          column: 3,
          fixIts: [FixItSpec(message: "Replace 'private' with 'fileprivate'")]
        )
      ],
      applyFixIts: ["Replace 'private' with 'fileprivate'"],
      fixedSource: """
        struct App {
          @Reducer
          fileprivate struct Feature {
            let body = EmptyReducer<Int, Int>()
          }
        }
        """
    )
  }
}
