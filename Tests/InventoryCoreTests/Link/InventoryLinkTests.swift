import DeepLinks
import XCTest

@testable import InventoryCore

final class InventoryLinkTests: XCTestCase {
  private let id = UUID(7)
  private var uuid: String { id.uuidString }

  func testALinkRefersToADestination() throws {
    XCTAssertEqual(try InventoryLink("inventory:///"), InventoryLink())
    XCTAssertEqual(try InventoryLink("add"), InventoryLink(destination: .add))
    XCTAssertEqual(
      try InventoryLink("inventory:///item/\(uuid.lowercased())"),
      InventoryLink(destination: .item(id, .edit))
    )
    XCTAssertEqual(
      try InventoryLink("inventory://item/\(uuid)/duplicate"),
      InventoryLink(destination: .item(id, .duplicate))
    )
    XCTAssertEqual(
      try InventoryLink("item/\(uuid)/label"),
      InventoryLink(destination: .item(id, .label))
    )
    XCTAssertEqual(
      try InventoryLink("item/\(uuid)/delete"),
      InventoryLink(destination: .item(id, .delete))
    )
  }

  func testALinkRefersToAQueryAndADestination() throws {
    XCTAssertEqual(
      try InventoryLink("inventory:///order/newest/search/a%2Fb%20c/filter/inStock/add"),
      InventoryLink(
        query: ItemQuery(text: "a/b c", filter: .inStock, order: .newest),
        destination: .add
      )
    )
    XCTAssertEqual(
      try InventoryLink("search/add"),
      InventoryLink(query: ItemQuery(text: "add"))
    )
  }

  func testEachLinkIsReadAsItWasWritten() throws {
    let destinations: [InventoryLink.Destination?] = [
      nil, .add, .item(id, .edit), .item(id, .duplicate), .item(id, .label), .item(id, .delete),
    ]
    var queries: [ItemQuery?] = [nil]
    for text in ["", "a/b", "Ä: 100 %"] {
      for filter in StatusFilter.allCases {
        for order in ItemOrder.allCases {
          queries.append(ItemQuery(text: text, filter: filter, order: order))
        }
      }
    }
    for query in queries {
      for destination in destinations {
        let link = InventoryLink(query: query, destination: destination)
        XCTAssertEqual(try InventoryLink(link.text), link, link.text)
      }
    }
  }

  func testAnInvalidPartIsNamedWithWhatWasExpected() {
    func message(_ text: String) -> String {
      do throws(DeepLinkError) {
        _ = try InventoryLink(text)
        return ""
      } catch {
        return "\(error)"
      }
    }
    XCTAssertEqual(
      message("inventory:///items"),
      """
      Part 1 of the link is 'items'. Expected the name of a screen, 'add', 'item', 'duplicate', \
      'label', 'delete', 'search', 'filter' or 'order'.
      """
    )
    XCTAssertEqual(
      message("item"),
      "Part 2 of the link is missing. Expected a UUID after 'item'."
    )
    XCTAssertTrue(message("item/7").hasPrefix("Part 2 of the link is '7'. Expected a UUID such as"))
    XCTAssertEqual(
      message("label"),
      "Part 1 of the link is 'label'. Expected 'item' and a UUID before 'label'."
    )
    XCTAssertEqual(
      message("item/\(uuid)/label/delete"),
      "Part 4 of the link is 'delete'. Expected 'item' and a UUID before 'delete'."
    )
    XCTAssertEqual(
      message("item/\(uuid)/add"),
      "Part 3 of the link is 'add'. Expected 'duplicate', 'label', 'delete' or the end of the link."
    )
    XCTAssertEqual(
      message("add/search/a"),
      "Part 2 of the link is 'search'. Expected the end of the link."
    )
    XCTAssertEqual(
      message("search/a/search/b"),
      "Part 3 of the link is 'search'. Expected 'search' only once."
    )
    XCTAssertEqual(
      message("filter/broken"),
      "Part 2 of the link is 'broken'. Expected 'all', 'inStock', 'outOfStock' or 'onBackOrder'."
    )
    XCTAssertTrue(message("counters:///add").contains("a link that begins with 'inventory:'"))
  }
}
