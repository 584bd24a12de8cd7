import TestSupport
import XCTest

@testable import ComposableArchitecture

/// Children with case paths of the operator `/`, in the style that precedes case key paths.
final class CasePathChildrenTests: FeatureTestCase {
  func testIfLetWithReflectedCasePathsRunsOptionalAndPresentedChildren() async {
    let store = Store(initialState: Plain.State()) { Plain() }
    store.send(.child(.increment))
    store.send(.page(.presented(.increment)))
    XCTAssertEqual(store.withState(\.child?.count), 1)
    XCTAssertEqual(store.withState(\.page?.count), 1)
    store.send(.page(.dismiss))
    XCTAssertNil(store.withState(\.page))
  }

  func testAlertsAndDialogsAreDismissedAfterTheirActions() async {
    let store = Store(initialState: Plain.State()) { Plain() }
    store.send(.alert(false))
    store.send(.dialog(false))
    store.send(.question(.presented(false)))
    XCTAssertNil(store.withState(\.alert))
    XCTAssertNil(store.withState(\.dialog))
    XCTAssertNil(store.withState(\.question))
    store.send(.page(.dismiss))
  }

  func testForEachWithAReflectedCasePathRunsTheElementOfAnUnlabeledID() async {
    let store = Store(initialState: Plain.State()) { Plain() }
    store.send(.row(1, .increment))
    XCTAssertEqual(store.withState(\.rows[id: 1]?.page.count), 1)
    store.send(.page(.dismiss))
  }

  func testAnActionOfAnAbsentChildIsReported() async {
    let store = Store(initialState: Plain.State(child: nil, page: nil)) { Plain() }
    assertOne(
      recordIssues { store.send(.child(.increment)) },
      at: Plain.childLine,
      containing: "Action.child(.increment)"
    )
    assertOne(
      recordIssues { store.send(.page(.presented(.increment))) },
      at: Plain.childLine + 2,
      containing: ".presented(.increment)"
    )
  }

  func testIfCaseLetEmbedsAnUnchangedPayloadOncePerAction() async {
    let embedded = LockIsolated(0)
    let number = AnyCasePath<Either, Int>(
      embed: { number in
        embedded.withValue { $0 += 1 }
        return .number(number)
      },
      extract: { if case .number(let number) = $0 { number } else { nil } }
    )
    let store = Store<Either, Either>(initialState: .number(1)) {
      EmptyReducer()
        .ifCaseLet(number, action: /Either.number) {
          EmptyReducer()
        }
    }
    store.send(.number(2))
    XCTAssertEqual(embedded.value, 1)
    XCTAssertEqual(store.withState { $0 }, .number(1))
  }
}

private enum Either: Equatable {
  case number(Int)
  case text(String)
}

private struct Plain: Reducer {
  struct State {
    var alert: AlertState<Bool>? = .again
    var child: Counter.State? = Counter.State()
    var dialog: ConfirmationDialogState<Bool>? = ConfirmationDialogState { TextState("Sure?") }
    @PresentationState var page: Counter.State? = Counter.State()
    @PresentationState var question: AlertState<Bool>? = .again
    var rows: IdentifiedArrayOf<Item.State> = [Item.State(id: 1)]
  }

  enum Action {
    case alert(Bool)
    case child(Counter.Action)
    case dialog(Bool)
    case page(PresentationAction<Counter.Action>)
    case question(PresentationAction<Bool>)
    case row(Int, Page.Action)
  }

  static let childLine = UInt(#line + 4)

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.child, action: /Action.child) { Counter() }
      .ifLet(\.alert, action: /Action.alert)
      .ifLet(\.$page, action: /Action.page) { Counter() }
      .ifLet(\.dialog, action: /Action.dialog)
      .ifLet(\.$question, action: /Action.question)
      .forEach(\.rows, action: /Action.row) { Item() }
  }
}
