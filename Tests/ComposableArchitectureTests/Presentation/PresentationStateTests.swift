import ComposableArchitecture
import TestSupport
import XCTest

final class PresentationStateTests: XCTestCase {
  func testPresentationStateHasValueSemantics() {
    var one = Presenter.State(page: Page.State())
    let other = one
    one.page?.count = 1
    XCTAssertEqual(other.page?.count, 0)
    XCTAssertNotEqual(one, other)
  }

  func testCopyEqualsItsOriginalWithoutComparingTheValues() {
    struct Unequal: Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool { false }
    }
    let one = PresentationState(wrappedValue: Unequal())
    let copy = one
    XCTAssertEqual(one, copy)
    XCTAssertNotEqual(one, PresentationState(wrappedValue: Unequal()))
  }

  func testMountedPresentationEqualsTheInitialPresentation() async {
    let initial = Presenter.State(page: Page.State())
    let store = await Store(initialState: initial) { Presenter() }
    await store.send(.page(.presented(.stopButtonTapped)))
    let state = await store.withState { $0 }
    XCTAssertEqual(state.$page, initial.$page)
    await store.send(.setPage(nil))
  }

  func testPresentationStateIsEncodedAndDecodedAsItsValue() throws {
    let state = PresentationState(wrappedValue: Optional(Page.State(count: 3)))
    let data = try JSONEncoder().encode([state, PresentationState(wrappedValue: nil)])
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"[{"count":3},null]"#)
    let decoded = try JSONDecoder().decode([PresentationState<Page.State>].self, from: data)
    XCTAssertEqual(decoded.map(\.wrappedValue), [Page.State(count: 3), nil])
  }

  func testPresentationsOfEqualValuesHaveEqualHashes() {
    let one = PresentationState(wrappedValue: "a")
    XCTAssertEqual(one.hashValue, PresentationState(wrappedValue: "a").hashValue)
  }

  func testCaseSubscriptReadsChangesAndRemovesThePayload() {
    var state = Presenter.State(destination: .page(Page.State()))
    XCTAssertEqual(state.$destination.page.wrappedValue, Page.State())
    XCTAssertNil(state.$destination.item.wrappedValue)
    state.$destination[case: \.page]?.count = 2
    XCTAssertEqual(state.$destination[case: \.page]?.count, 2)
    state.$destination[case: \.page] = nil
    XCTAssertNil(state.destination)
  }

  func testSettingThePayloadOfAnotherCaseIsReported() {
    var state = Presenter.State(destination: .page(Page.State()))
    let line = UInt(#line + 1)
    let issues = recordIssues { state.$destination[case: \.alert] = nil }
    assertOne(issues, at: line, containing: ".page")
    XCTAssertNotNil(state.destination)
    let others = recordIssues {
      state.$destination[case: \.item]?.page.count = 1
      state.page = nil
      state.$destination.wrappedValue = nil
      state.$destination[case: \.page] = Page.State()
    }
    XCTAssertEqual(others.count, 2)
    XCTAssertNil(state.destination)
  }

  func testCaseSubscriptFindsCasesWithoutMacrosByReflection() {
    enum Unmarked: Equatable {
      case number(Int)
      case text(String)
    }
    var state = PresentationState<Unmarked>(wrappedValue: .number(1))
    state[case: /Unmarked.number]? += 1
    XCTAssertEqual(state[case: /Unmarked.number], 2)
    XCTAssertNil(state[case: /Unmarked.text])
    let line = UInt(#line + 1)
    let issues = recordIssues { state[case: /Unmarked.text] = "a" }
    assertOne(issues, at: line, containing: ".number")
    state[case: /Unmarked.number] = nil
    XCTAssertNil(state.wrappedValue)
  }

  func testPresentationsOfDifferentValuesAreDistinctInASet() {
    XCTAssertEqual(Set(["a", "b", "a", nil].map(PresentationState.init)).count, 3)
  }

  func testCustomDumpOfPresentationStateEqualsTheDumpOfItsValue() {
    XCTAssertEqual(
      String(customDumping: PresentationState(wrappedValue: Optional(3))),
      String(customDumping: Optional(3))
    )
  }

  func testMemberOfAProjectedValueIsAPresentationState() {
    let state = Presenter.State(page: Page.State(count: 3))
    XCTAssertEqual(state.$page.count.wrappedValue, 3)
  }

  func testPresentationActionsAreCodableAndHashable() throws {
    let actions: [PresentationAction<String>] = [.dismiss, .presented("a")]
    let data = try JSONEncoder().encode(actions)
    XCTAssertEqual(try JSONDecoder().decode([PresentationAction<String>].self, from: data), actions)
    XCTAssertEqual(Set(actions + actions).count, 2)
  }

  func testPresentationStateStoresChangesMadeBeforeAnErrorIsThrown() {
    struct Failure: Error {}
    func change(_ page: inout Page.State?) throws {
      page?.count = 5
      throw Failure()
    }
    var state = Presenter.State(destination: .page(Page.State()), page: Page.State())
    XCTAssertThrowsError(try change(&state.page))
    XCTAssertThrowsError(try change(&state.$destination[case: \.page]))
    XCTAssertEqual(state.page?.count, 5)
    XCTAssertEqual(state.destination, .page(Page.State(count: 5)))
  }

  func testCaseKeyPathsExtractAndEmbedPresentationActions() {
    let action = Presenter.Action.destination(.presented(.page(.increment)))
    XCTAssertTrue(action.is(\.destination.presented.page.increment))
    XCTAssertTrue(action.is(\.destination.page.increment))
    XCTAssertFalse(action.is(\.destination.dismiss))
    XCTAssertEqual((\Presenter.Action.Cases.destination.page.increment)(), action)
    let page: CaseKeyPath<Presenter.Action, PresentationAction<Page.Action>> = \.destination.page
    XCTAssertEqual(action[case: page], .presented(.increment))
    XCTAssertEqual(page(.dismiss), .destination(.dismiss))
  }
}
