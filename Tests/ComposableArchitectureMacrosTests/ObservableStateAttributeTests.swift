import SwiftSyntaxMacrosTestSupport
import XCTest

final class ObservableStateAttributeTests: XCTestCase {
  func testFetchedAndSharedReaderVariablesAreNotTracked() {
    assertObservableState(
      """
      @ObservableState
      struct State {
        @SharedReader var shared
        @Fetch var fetched
        @FetchAll var all
        @FetchOne var one
      }
      """,
      """

      struct State {
        @SharedReader
        @ComposableArchitecture.ObservationStateIgnored var shared
        @Fetch
        @ComposableArchitecture.ObservationStateIgnored var fetched
        @FetchAll
        @ComposableArchitecture.ObservationStateIgnored var all
        @FetchOne
        @ComposableArchitecture.ObservationStateIgnored var one

      \(members)
      }

      \(conformance)
      """
    )
  }

  func testObservationTrackedIsAnErrorWithAFixIt() {
    assertObservableState(
      """
      @ObservableState
      struct State {
        @ObservationTracked var count = 0
      }
      """,
      """

      struct State {
        @ObservationTracked var count = 0

      \(members)
      }

      \(conformance)
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservationTracked' does not work in observable state: use '@ObservationStateTracked'
            """,
          line: 3,
          column: 3,
          fixIts: [
            FixItSpec(message: "Replace '@ObservationTracked' with '@ObservationStateTracked'")
          ]
        )
      ],
      applyFixIts: ["Replace '@ObservationTracked' with '@ObservationStateTracked'"],
      fixedSource: """
        @ObservableState
        struct State {
          @ObservationStateTracked var count = 0
        }
        """
    )
  }

  private let members = """
      @ComposableArchitecture.ObservationStateIgnored
      var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

      var _$id: ComposableArchitecture.ObservableStateID {
        _$observationRegistrar.id
      }

      mutating func _$willModify() {
        _$observationRegistrar._$willModify()
      }
    """

  private let conformance = """
    extension State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
    }
    """
}
