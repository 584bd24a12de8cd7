import SwiftSyntaxMacrosTestSupport
import XCTest

final class ObservableStateDiagnosticsTests: XCTestCase {
  func testObservableStateOnAClassIsAnErrorThatSuggestsObservable() {
    assertObservableState(
      """
      @ObservableState
      final class State {
        var count = 0
      }
      """,
      """

      final class State {
        var count = 0
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' applies to structs and enums, and 'State' is neither: use '@Observable' instead
            """,
          line: 1,
          column: 1
        )
      ]
    )
  }

  func testObservableStateOnAnActorIsAnError() {
    assertObservableState(
      """
      @ObservableState
      actor State {
      }
      """,
      """

      actor State {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' applies to structs and enums, and 'State' is neither
            """,
          line: 1,
          column: 1
        )
      ]
    )
  }

  func testPresentationStateIsAnErrorWithAFixItToPresents() {
    assertObservableState(
      """
      @ObservableState
      struct State {
        @PresentationState var edit: Edit.State?
      }
      """,
      """

      struct State {
        @PresentationState var edit: Edit.State?

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }
      }

      extension State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@PresentationState' does not work in observable state: use '@Presents'
            """,
          line: 3,
          column: 3,
          fixIts: [FixItSpec(message: "Replace '@PresentationState' with '@Presents'")]
        )
      ],
      applyFixIts: ["Replace '@PresentationState' with '@Presents'"],
      fixedSource: """
        @ObservableState
        struct State {
          @Presents var edit: Edit.State?
        }
        """
    )
  }

  func testObservationIgnoredIsAnErrorWithAFixIt() {
    assertObservableState(
      """
      @ObservableState
      struct State {
        @ObservationIgnored var count = 0
      }
      """,
      """

      struct State {
        @ObservationIgnored var count = 0

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }
      }

      extension State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservationIgnored' does not work in observable state: use '@ObservationStateIgnored'
            """,
          line: 3,
          column: 3,
          fixIts: [
            FixItSpec(message: "Replace '@ObservationIgnored' with '@ObservationStateIgnored'")
          ]
        )
      ],
      applyFixIts: ["Replace '@ObservationIgnored' with '@ObservationStateIgnored'"],
      fixedSource: """
        @ObservableState
        struct State {
          @ObservationStateIgnored var count = 0
        }
        """
    )
  }

  func testSeveralVariablesInOneDeclarationAreAnError() {
    assertObservableState(
      """
      @ObservableState
      struct State {
        var count = 0, other = 1
      }
      """,
      """

      struct State {
        var count = 0, other = 1

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }
      }

      extension State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' observes variables that are declared one by one: split this declaration
            """,
          line: 3,
          column: 7
        )
      ]
    )
  }

  func testNestedPrivateStateIsAnErrorWithAFixIt() {
    assertObservableState(
      """
      struct Feature {
        @ObservableState
        private struct State {
        }
      }
      """,
      """
      struct Feature {
        private struct State {

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' can't add a conformance to 'State' because the type is nested and \
            private: make the type 'fileprivate', or declare the conformance to 'ObservableState' \
            explicitly
            """,
          line: 3,
          column: 3,
          fixIts: [FixItSpec(message: "Replace 'private' with 'fileprivate'")]
        )
      ]
    )
  }

  func testPresentsOnAVariableThatIsNotOptionalIsAnError() {
    assertObservableState(
      """
      struct State {
        @Presents var edit = Edit.State()
      }
      """,
      """
      struct State {
        var edit = Edit.State()
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Presents' applies to a stored variable with an explicit optional type: '@Presents var edit: Edit.State?'
            """,
          line: 2,
          column: 3
        )
      ]
    )
  }
}
