import ComposableArchitecture
import GRDB
import Sessions
import TestSupport
import XCTest

@testable import InventoryCore

final class SessionTests: InventoryTestCase {
  /// Saves a state in a file, and restores the state.
  private func restored(
    query: ItemQuery = ItemQuery(),
    _ destination: InventoryFeature.Destination.State?
  ) throws -> InventoryFeature.State {
    try withDependencies {
      $0.defaultDatabase = database
    } operation: {
      let url = try makeTemporaryFolder().appending(path: "session.json")
      let file = SessionFile<SavedInventory>(url: url, version: SavedInventory.version)
      let state = InventoryFeature.State(query: query, destination: destination)
      try file.save(state.session)
      let session = try XCTUnwrap(file.load().session)
      XCTAssertEqual(session, state.session)
      return try InventoryFeature.State.restored(session, from: database)
    }
  }

  func testTheQueryIsRestored() throws {
    try save(.keyboard, .mouse)
    let query = ItemQuery(text: "mou", filter: .outOfStock, order: .newest)
    let state = try restored(query: query, nil)
    XCTAssertEqual(state.query, query)
    XCTAssertNil(state.destination)
    XCTAssertEqual(state.items.map(\.name), ["Mouse"])
  }

  func testAnUnfinishedItemIsRestoredWithItsPicture() throws {
    let picture = ItemPicture(id: UUID(500), format: .png, data: .png)
    try database.write { try picture.insert($0) }
    var form = ItemFormFeature.State(item: Item(id: UUID(1)))
    form.item = Item(
      id: UUID(1),
      name: " Pen ",
      color: .red,
      notes: "Two\nlines",
      status: .inStock(quantity: -5),
      pictureID: picture.id
    )
    let session = withDependencies {
      $0.defaultDatabase = database
    } operation: {
      InventoryFeature.State(destination: .add(form)).session
    }
    try database.write { try InventoryCleanup.run(keeping: session.pictureIDs, $0) }
    XCTAssertEqual(try restored(.add(form)).destination, .add(form))
  }

  func testAnUnfinishedCopyIsRestoredInASheet() throws {
    try save(.mouse)
    let form = ItemFormFeature.State(copyOf: .mouse, id: UUID(1))
    XCTAssertEqual(try restored(.duplicate(form)).destination, .add(form))
    XCTAssertEqual(try restored(.add(form)).destination, .add(form))
    var edited = form
    edited.item.name = "Mouse 2"
    let destination = try restored(.duplicate(edited)).destination
    XCTAssertEqual(destination?.form?.item.name, "Mouse 2")
    XCTAssertEqual(destination?.form?.problems, [])
    XCTAssertEqual(destination?.form?.sourceID, Item.mouse.id)
    XCTAssertEqual(destination?.form?.isCopy, true)
    XCTAssertEqual(destination?.form?.isChanged, true)
    XCTAssertEqual(destination?.is(\.add), true)
  }

  func testUnsavedChangesAreRestoredAboveTheCurrentItem() throws {
    var form = ItemFormFeature.State(item: .keyboard)
    form.item.notes = "Loud"
    var current = Item.keyboard
    current.color = .white
    try save(current)
    var expected = ItemFormFeature.State(item: current)
    expected.item = form.item
    XCTAssertEqual(try restored(.edit(form)).destination, .edit(expected))
  }

  func testAFormWithoutChangesShowsTheCurrentItem() throws {
    var current = Item.keyboard
    current.name = "Piano"
    try save(current)
    XCTAssertEqual(
      try restored(.edit(ItemFormFeature.State(item: .keyboard))).destination,
      .edit(ItemFormFeature.State(item: current))
    )
  }

  func testTheChangesOfAnItemThatNoLongerExistsAreAdded() throws {
    XCTAssertNil(try restored(.edit(ItemFormFeature.State(item: .keyboard))).destination)
    var form = ItemFormFeature.State(item: .keyboard)
    form.item.notes = "Loud"
    XCTAssertEqual(try restored(.edit(form)).destination, .add(form))
  }

  func testAPictureThatNoLongerExistsIsRemovedFromTheForm() throws {
    var form = ItemFormFeature.State(item: Item(id: UUID(1), name: "Pen"))
    form.item.pictureID = UUID(500)
    form.item.notes = "Blue"
    XCTAssertEqual(
      try restored(.add(form)).destination?.form?.item,
      Item(id: UUID(1), name: "Pen", notes: "Blue")
    )
  }

  func testALabelIsRestoredWithTheCurrentItem() throws {
    XCTAssertNil(try restored(.label(LabelFeature.State(item: .lamp))).destination)
    try save(.lamp)
    XCTAssertEqual(
      try restored(.label(LabelFeature.State(item: .lamp))).destination,
      .label(LabelFeature.State(item: .lamp))
    )
  }

  func testQuestionsAreNotRestored() throws {
    XCTAssertNil(try restored(.alert(.delete(ItemSummary(.lamp)))).destination)
    XCTAssertNil(try restored(.confirmationDialog(.clearOutOfStock(2))).destination)
    let url = URL(filePath: "/items.csv")
    XCTAssertNil(try restored(.exportItems(ExportFeature.State(url: url))).destination)
  }

  func testTheFormatOfTheFirstVersionIsRead() throws {
    let json = """
      {"text":"a","filter":"inStock","order":"quantity","destination":{"edit":{"_0":{"original":\
      {"id":"00000000-0000-0000-0000-0000000003E8","name":"Keyboard","color":"black","notes":"",\
      "quantity":1,"isOnBackOrder":false},"item":{"id":"00000000-0000-0000-0000-0000000003E8",\
      "name":"Piano","notes":"","isOnBackOrder":true}}}}}
      """
    let session = try JSONDecoder().decode(SavedInventory.self, from: Data(json.utf8))
    XCTAssertEqual(
      session.query,
      ItemQuery(text: "a", filter: .inStock, order: .quantity)
    )
    guard case .edit(let form) = session.destination else { return XCTFail("Expected a form") }
    XCTAssertEqual(form.original.item, .keyboard)
    XCTAssertEqual(
      form.item.item,
      Item(id: Item.keyboard.id, name: "Piano", status: .outOfStock(isOnBackOrder: true))
    )
  }

  func testUnknownNamesOfFiltersAndOrdersAreTheDefaults() {
    let session = SavedInventory(text: "a", filter: "reserved", order: "price", destination: nil)
    XCTAssertEqual(session.query, ItemQuery(text: "a"))
  }
}
