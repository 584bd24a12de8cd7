import SwiftSyntaxMacrosTestSupport
import XCTest

final class ViewActionMacroTests: XCTestCase {
  func testViewActionAddsAConformance() {
    assertViewAction(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        let store: StoreOf<Feature>
      }
      """,
      """

      struct FeatureView: View {
        let store: StoreOf<Feature>
      }

      extension FeatureView: ComposableArchitecture.ViewActionSending {
      }
      """
    )
  }

  func testViewWithoutAStoreIsAnErrorWithAFixIt() {
    assertViewAction(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
      }
      """,
      """

      struct FeatureView: View {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ViewAction' requires a property 'store', and 'FeatureView' has no such property
            """,
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "Add 'let store: StoreOf<Feature>'")]
        )
      ],
      applyFixIts: ["Add 'let store: StoreOf<Feature>'"],
      fixedSource: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
        }
        """
    )
  }

  func testSendingAViewActionToTheStoreIsAWarningWithAFixIt() {
    assertViewAction(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        let store: StoreOf<Feature>
        func tap() {
          store.send(.view(.tap(1)))
        }
      }
      """,
      """

      struct FeatureView: View {
        let store: StoreOf<Feature>
        func tap() {
          store.send(.view(.tap(1)))
        }
      }

      extension FeatureView: ComposableArchitecture.ViewActionSending {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            Send view actions with 'send', so that the view sends only its own actions
            """,
          line: 5,
          column: 5,
          severity: .warning,
          fixIts: [FixItSpec(message: "Call 'send' with the view action")]
        )
      ],
      applyFixIts: ["Call 'send' with the view action"],
      fixedSource: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          func tap() {
            send(.tap(1))
          }
        }
        """
    )
  }

  func testSendingOtherActionsOrToOtherStoresIsNotReported() {
    let source = """
      struct FeatureView: View {
        let store: StoreOf<Feature>
        func tap() {
          store.send(.reload)
          other.send(.view(.tap))
          send(.tap)
        }
      }
      """
    assertViewAction(
      """
      @ViewAction(for: Feature.self)
      \(source)
      """,
      """

      \(source)

      extension FeatureView: ComposableArchitecture.ViewActionSending {
      }
      """
    )
  }

  func testDeclaredConformanceIsNotAddedAgain() {
    let source = """
      struct FeatureView: ViewActionSending {
        let store: StoreOf<Feature>
      }
      """
    assertViewAction("@ViewAction(for: Feature.self)\n\(source)", "\n\(source)")
  }
}
