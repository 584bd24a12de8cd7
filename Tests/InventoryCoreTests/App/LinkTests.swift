import ComposableArchitecture
import GRDB
import XCTest

@testable import InventoryCore

@MainActor
final class LinkTests: InventoryTestCase {
  private var link: String { "inventory:///item/\(Item.keyboard.id)" }

  func testALinkPresentsADestination() async throws {
    try save(.keyboard)
    let store = makeStore()
    await store.send(.linkOpened("inventory:///add")) {
      $0.destination = .add(ItemFormFeature.State(item: Item(id: UUID(0))))
    }
    await store.send(.linkOpened(link))
    await store.receive(\.linkRead) {
      $0.destination = .edit(ItemFormFeature.State(item: .keyboard))
    }
    await store.send(.linkOpened("\(link)/duplicate"))
    await store.receive(\.linkRead) {
      $0.destination = .add(ItemFormFeature.State(copyOf: .keyboard, id: UUID(1)))
    }
    await store.send(.linkOpened("\(link)/label"))
    await store.receive(\.linkRead) {
      $0.destination = .label(LabelFeature.State(item: .keyboard))
    }
    await store.send(.linkOpened("\(link)/delete"))
    await store.receive(\.linkRead) {
      $0.destination = .alert(.delete(ItemSummary(.keyboard)))
    }
    await store.send(.linkOpened("inventory:///")) { $0.destination = nil }
  }

  func testALinkToASearchReplacesTheItemsOfTheList() async throws {
    try save(.keyboard, .mouse)
    let store = makeStore()
    await store.send(.linkOpened("inventory:///search/mou/filter/outOfStock")) {
      $0.query = ItemQuery(text: "mou", filter: .outOfStock)
    }
    await store.finish()
    XCTAssertEqual(store.state.items.map(\.name), ["Mouse"])
  }

  func testAnInvalidLinkIsAnAlertAndChangesNothing() async throws {
    try save(.keyboard)
    let store = makeStore()
    await store.send(.linkOpened(link))
    await store.receive(\.linkRead) {
      $0.destination = .edit(ItemFormFeature.State(item: .keyboard))
    }
    await store.send(.linkOpened("inventory:///item/7")) {
      $0.alert = AlertState {
        TextState("The link can't be opened")
      } message: {
        TextState(
          verbatim: """
            Part 2 of the link is '7'. Expected a UUID such as \
            E621E1F8-C36C-495A-93FC-0C247A3E6E5F.
            """
        )
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  func testALinkToAMissingItemIsAnAlertAndChangesNothing() async {
    let store = makeStore()
    await store.send(.linkOpened("search/mouse/item/\(UUID(5))"))
    await store.receive(\.linkRead) { $0.alert = .itemIsMissing }
  }

  func testALinkAsksBeforeItDiscardsChanges() async throws {
    try save(.keyboard)
    let store = makeStore()
    await store.send(.linkOpened(link))
    await store.receive(\.linkRead) {
      $0.destination = .edit(ItemFormFeature.State(item: .keyboard))
    }
    await store.send(\.destination.edit, .binding(.set(\.item.notes, "Loud"))) {
      $0.destination?.modify(\.edit) { $0.item.notes = "Loud" }
    }
    await store.send(.linkOpened("add")) { $0.pendingLink = InventoryLink(destination: .add) }
    await store.receive(\.destination.edit.closeRequested) {
      $0.destination?.modify(\.edit) { $0.alert = .discardChanges }
    }
    // The user continues to edit the item.
    await store.send(\.destination.edit.alert.dismiss) {
      $0.pendingLink = nil
      $0.destination?.modify(\.edit) { $0.alert = nil }
    }
    await store.send(.linkOpened("add")) { $0.pendingLink = InventoryLink(destination: .add) }
    await store.receive(\.destination.edit.closeRequested) {
      $0.destination?.modify(\.edit) { $0.alert = .discardChanges }
    }
    await store.send(\.destination.edit.alert.discardButtonTapped) {
      $0.destination?.modify(\.edit) { $0.alert = nil }
    }
    await store.receive(\.destination.dismiss) {
      $0.pendingLink = nil
      $0.destination = nil
    }
    await store.receive(\.linkAllowed) {
      $0.destination = .add(ItemFormFeature.State(item: Item(id: UUID(0))))
    }
  }

  func testALinkToACopyPresentsASheetWhoseItemIsSaved() async throws {
    try save(.keyboard)
    let store = makeStore(query: ItemQuery(text: "mouse"))
    await store.send(.linkOpened("\(link)/duplicate"))
    await store.receive(\.linkRead) {
      $0.destination = .add(ItemFormFeature.State(copyOf: .keyboard, id: UUID(0)))
    }
    await store.send(\.destination.add, .binding(.set(\.item.name, "Piano"))) {
      $0.destination?.modify(\.add) {
        $0.item.name = "Piano"
        $0.showsEmptyName = true
      }
    }
    await store.receive(\.destination.add.nameSearched)
    await store.send(\.destination.add.saveButtonTapped) {
      $0.destination?.modify(\.add) { $0.isSaving = true }
    }
    await store.receive(\.destination.add.saved) {
      $0.destination?.modify(\.add) { $0.isSaving = false }
    }
    await store.receive(\.destination.add.delegate.saved)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    XCTAssertEqual(try names(), ["Keyboard", "Piano"])
  }

  func testAFormThatWasEditedWhileTheItemOfALinkWasReadIsNotDiscarded() async throws {
    try save(.keyboard)
    let store = makeStore()
    await store.send(.addButtonTapped) {
      $0.destination = .add(ItemFormFeature.State(item: Item(id: UUID(0))))
    }
    await store.send(\.destination.add, .binding(.set(\.item.notes, "Loud"))) {
      $0.destination?.modify(\.add) { $0.item.notes = "Loud" }
    }
    let link = InventoryLink(destination: .item(Item.keyboard.id, .edit))
    await store.send(.linkRead(link, .keyboard)) { $0.pendingLink = link }
    await store.receive(\.destination.add.closeRequested) {
      $0.destination?.modify(\.add) { $0.alert = .discardChanges }
    }
    await store.send(.itemRead(.keyboard, .label))
    await store.send(.outOfStockCounted(3))
    await store.send(.deleteButtonTapped(ItemSummary(.keyboard)))
    await store.send(.addButtonTapped)
  }

  func testALinkDoesNotCancelAnImport() async {
    let url = URL(filePath: "/items.csv")
    let state = withDependencies {
      $0.defaultDatabase = database
    } operation: {
      var state = ImportFeature.State(id: UUID(0), url: url)
      state.phase = .checked(ImportSummary(itemCount: 1, problemCount: 0))
      return state
    }
    let store = makeStore(destination: .importItems(state))
    await store.send(.linkOpened("add")) { $0.alert = .transferIsRunning }
    await store.send(.importFileChosen(url))
    await store.send(.exportFileChosen(url))
  }

  func testALinkDoesNotCancelAnExport() async {
    let url = URL(filePath: "/items.csv")
    for phase: ExportFeature.Phase in [.exporting(progress: 0.5), .cancelling] {
      var state = ExportFeature.State(url: url)
      state.phase = phase
      let store = makeStore(destination: .exportItems(state))
      await store.send(.linkOpened("add")) { $0.alert = .transferIsRunning }
      await store.send(.importFileChosen(url))
      await store.send(.exportFileChosen(url))
    }
  }

  func testALinkReplacesAFinishedExport() async {
    var state = ExportFeature.State(url: URL(filePath: "/items.csv"))
    state.phase = .exported(3)
    let store = makeStore(destination: .exportItems(state))
    await store.send(.linkOpened("add")) {
      $0.destination = .add(ItemFormFeature.State(item: Item(id: UUID(0))))
    }
  }
}
