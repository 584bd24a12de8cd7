import ComposableGtk
import GtkTestSupport
import XCTest

/// Bindings to the cases of enums, in values and in stores, also two levels deep.
final class BindingCaseTests: XCTestCase {
  func testBindingOfAnOptionalEnumHasABindingForEachCase() {
    onMain {
      let box = Box(Destination?.none)
      let edit = box.binding.edit
      XCTAssertNil(edit.wrappedValue)
      edit.wrappedValue = .name("Blob")
      XCTAssertEqual(box.value, .edit(.name("Blob")))
      XCTAssertNil(box.binding.help.wrappedValue)
      box.binding.help.wrappedValue = nil
      XCTAssertEqual(box.value, .edit(.name("Blob")), "Another case is not removed.")
      edit.wrappedValue = nil
      XCTAssertNil(box.value)
      box.value = .help("Press Enter.")
      edit.wrappedValue = .name("late")
      XCTAssertEqual(box.value, .help("Press Enter."), "Another case is not replaced.")
    }
  }

  func testCasesAreChainedTwoLevelsDeep() {
    onMain {
      let box = Box(Destination?.some(.edit(.name("Blob"))))
      let name = box.binding.edit.name
      XCTAssertEqual(name.wrappedValue, "Blob")
      XCTAssertNil(box.binding.edit.count.wrappedValue)
      name.wrappedValue = "Blob Jr"
      XCTAssertEqual(box.value, .edit(.name("Blob Jr")))
      name.wrappedValue = nil
      XCTAssertNil(box.value)
    }
  }

  func testBindingOfAnEnumHasAnOptionalBindingForEachCase() {
    onMain {
      let box = Box(Destination.Edit.name("Blob"))
      XCTAssertNil(box.binding.count)
      let name = box.binding.name
      name?.wrappedValue = "Blob Jr"
      XCTAssertEqual(box.value, .name("Blob Jr"))
      box.value = .count(1)
      name?.wrappedValue = "Blob Sr"
      XCTAssertEqual(box.value, .count(1))
      XCTAssertEqual(name?.wrappedValue, "Blob Jr")
    }
  }

  func testCasesOfPresentedStoresAreChainedTwoLevelsDeep() {
    onMain {
      let store = Store(
        initialState: CaseRoot.State(page: .editor(.leaf(CaseLeaf.State(count: 7))))
      ) {
        CaseRoot()
      }
      let page = Bindable(store).scope(state: \.page, action: \.page)
      let leaf = page.editor.leaf
      XCTAssertEqual(leaf.wrappedValue?.count, 7)
      XCTAssertNil(page.editor.other.wrappedValue)
      XCTAssertNil(page.plain.wrappedValue)
      leaf.wrappedValue?.send(.increment)
      XCTAssertEqual(
        Bindable(store).scope(state: \.page, action: \.page).editor.leaf.wrappedValue?.count,
        8
      )
      page.plain.wrappedValue = nil
      XCTAssertNotNil(store.page)
      leaf.wrappedValue = nil
      XCTAssertNil(store.page)
    }
  }

  @CasePathable
  enum Destination: Equatable {
    @CasePathable
    enum Edit: Equatable {
      case count(Int)
      case name(String)
    }

    case edit(Edit)
    case help(String)
  }

  @MainActor
  private final class Box<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }

    var binding: Binding<Value> {
      Binding(get: { self.value }, set: { self.value = $0 })
    }
  }
}

@Reducer
private struct CaseLeaf {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private enum CaseEditor {
  case leaf(CaseLeaf)
  case other(CaseLeaf)
}

@Reducer
private enum CasePage {
  case editor(CaseEditor.Body = CaseEditor.body)
  case plain(CaseLeaf)
}

@Reducer
private struct CaseRoot {
  @ObservableState
  struct State {
    @Presents var page: CasePage.State?
  }

  enum Action {
    case page(PresentationAction<CasePage.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$page, action: \.page)
  }
}
