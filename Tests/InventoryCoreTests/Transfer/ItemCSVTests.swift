import TestSupport
import XCTest

@testable import InventoryCore

final class ItemCSVTests: XCTestCase {
  /// Reads all rows of a file.
  private func read(_ bytes: Data) throws -> [ImportedRow] {
    var reader = try ImportReader(.data(bytes))
    var rows: [ImportedRow] = []
    while true {
      let batch = try reader.next(7) { UUID(0) }
      if batch.isEmpty { break }
      rows += batch
    }
    XCTAssertEqual(reader.progress, 1)
    return rows
  }

  private func read(_ text: String) throws -> [ImportedRow] { try read(Data(text.utf8)) }

  private func item(_ text: String) throws -> Item {
    let rows = try read(text)
    return try XCTUnwrap(rows.first).result.get()
  }

  /// Returns the message of the first row of a file with all columns.
  private func message(_ row: String) throws -> String {
    let rows = try read("name,color,quantity,on back order,notes\n" + row)
    guard case .failure(let problems) = try XCTUnwrap(rows.first).result else { return "" }
    XCTAssertEqual(rows.first?.line, 2)
    return problems.message
  }

  func testAnItemIsARow() {
    let item = Item(
      id: UUID(1),
      name: "Mouse",
      color: .red,
      notes: "a, \"b\"",
      status: .inStock(quantity: 3)
    )
    XCTAssertEqual(
      String(decoding: ItemCSV.header, as: UTF8.self),
      "name,color,quantity,on back order,notes\r\n"
    )
    XCTAssertEqual(
      String(decoding: ItemCSV.row(item), as: UTF8.self),
      "Mouse,red,3,no,\"a, \"\"b\"\"\"\r\n"
    )
    XCTAssertEqual(
      String(decoding: ItemCSV.row(.mouse), as: UTF8.self),
      "Mouse,,,yes,\"Silent, with a wireless receiver\"\r\n"
    )
  }

  func testColumnsAreFoundByTheirNamesInAnyOrder() throws {
    XCTAssertEqual(
      try item("Notes; QUANTITY ;On Back Order;NAME;color\nLoud;4;;Piano;Black\n"),
      Item(id: UUID(0), name: "Piano", color: .black, notes: "Loud", status: .inStock(quantity: 4))
    )
    XCTAssertEqual(
      try item("name\nPiano"),
      Item(id: UUID(0), name: "Piano", status: .outOfStock(isOnBackOrder: false))
    )
  }

  func testUnknownColumnsAreNamedAndColumnsWithoutANameAreIgnored() throws {
    let reader = try ImportReader(.data(Data("Price,name,,Weight\n".utf8)))
    XCTAssertEqual(reader.columns.unknownNames, ["Price", "Weight"])
    XCTAssertEqual(try item("Price,name,,Weight\n1,Piano,,2").name, "Piano")
  }

  func testValuesAreReadWithoutRegardToCaseAndWhiteSpace() throws {
    for text in ["yes", " YES ", "true", "1"] {
      XCTAssertEqual(
        try item("name,on back order\nA,\(text)").status,
        .outOfStock(isOnBackOrder: true)
      )
    }
    for text in ["no", "FALSE", "0", ""] {
      XCTAssertEqual(
        try item("name,on back order,quantity\n A ,\(text), 5 "),
        Item(id: UUID(0), name: "A", status: .inStock(quantity: 5))
      )
    }
  }

  func testTheMessageOfARowNamesWhatIsWrongAndWhatWasExpected() throws {
    XCTAssertEqual(try message(",,,,"), "The name is empty. Expected a name.")
    XCTAssertEqual(
      try message("A,red"),
      "The row has 2 fields. Expected 5, as in the first row."
    )
    XCTAssertEqual(
      try message("A,,-1,,"),
      """
      The quantity is “-1”. Expected a whole number from 0 to \(Int.max), or an empty field for an \
      item that is out of stock.
      """
    )
    XCTAssertTrue(try message("A,,many,,").hasPrefix("The quantity is “many”. Expected a whole"))
    XCTAssertTrue(try message("A,,9223372036854775808,,").hasPrefix("The quantity is “92"))
    XCTAssertTrue(try message("A,,1.5,,").hasPrefix("The quantity is “1.5”."))
    XCTAssertEqual(
      try message("A,mauve,,,"),
      """
      The color is “mauve”. Expected no color, or red, orange, yellow, green, blue, purple, brown, \
      white, gray, black.
      """
    )
    XCTAssertEqual(
      try message("A,,,maybe,"),
      "The column “on back order” is “maybe”. Expected yes or no."
    )
    XCTAssertEqual(
      try message("A,,3,yes,"),
      """
      The quantity is 3, and the item is on back order. Expected an empty quantity, or “no” on back \
      order.
      """
    )
    XCTAssertTrue(try message("A,\"red\" ,,,").hasPrefix("A field has text after its closing"))
    XCTAssertEqual(
      try message("A,\"red,,,\n"),
      "The quotation mark that opens a field on line 2 has no closing quotation mark."
    )
  }

  func testTextsAreNotLongerThanTheirMaximum() throws {
    let name = String(repeating: "n", count: ItemName.maximumLength)
    let notes = String(repeating: "é", count: Item.maximumNotesLength)
    XCTAssertEqual(try item("name,notes\n\(name),\(notes)").name, name)
    XCTAssertEqual(
      try message("\(name)n,,,,"),
      "The column “name” has 201 characters. Expected at most 200."
    )
    XCTAssertEqual(
      try message("Lamp,,,,\(notes)!"),
      "The column “notes” has 100001 characters. Expected at most 100000."
    )
    let color = try message("Lamp,\(String(repeating: "r", count: 5000)),,,")
    XCTAssertTrue(color.contains("“\(String(repeating: "r", count: 40))…”"), color)
  }

  func testAllProblemsOfARowAreNamed() throws {
    let message = try message(",mauve,x,maybe,")
    for start in ["The name is empty.", "The color is", "The column “on back order”"] {
      XCTAssertTrue(message.contains(start), message)
    }
  }

  func testAFieldThatIsNotUTF8IsNamedByItsColumn() throws {
    let rows = try read(Data("name,notes\nA,".utf8) + Data([0xFF]) + Data("\nB,b\n".utf8))
    guard case .failure(let problems) = rows[0].result else { return XCTFail("Expected a failure") }
    XCTAssertEqual(problems.message, "The column “notes” is not valid UTF-8.")
    XCTAssertEqual(try rows[1].result.get().name, "B")
  }

  func testTheCharacterNULIsAProblemBecauseTheDatabaseWouldEndTheTextThere() throws {
    XCTAssertEqual(
      try message("A,,1,,a\0b"),
      "The column “notes” contains the character NUL. Expected a text."
    )
  }

  func testAFileWithoutAColumnForNamesIsAnError() {
    func message(_ text: String) -> String { message(Data(text.utf8)) }
    func message(_ data: Data) -> String {
      do {
        _ = try ImportReader(.data(data))
        return ""
      } catch {
        return (error as? ImportFileProblem)?.message ?? "\(error)"
      }
    }
    let header = "“name,color,quantity,on back order,notes”"
    XCTAssertEqual(message(""), "The file is empty. Its first line must be \(header).")
    XCTAssertEqual(
      message("title,color\nA,red"),
      """
      The first line has no column “name”. The line has “title”, “color”. Expected \(header), in \
      any order.
      """
    )
    XCTAssertEqual(
      message("name,Name"),
      "The first line has two columns “name”. Each column must have a different name."
    )
    XCTAssertTrue(message(.png).hasPrefix("The file is not a CSV file."))
    XCTAssertTrue(message("a\0b").hasPrefix("The file is not a CSV file."))
    XCTAssertTrue(message("\"name").hasPrefix("The file is not a CSV file."))
  }

  func testRandomItemsAreReadAsTheyWereWritten() throws {
    let parts = [
      "a", "=", "'", "\"", ",", ";", "\t", "\r\n", "\n", "\r", "é", "👩‍👧", "+", "@", "-", " ",
      "\u{FEFF}",
    ]
    try Seeds.forEach(20, from: 1) { seed in
      var generator = SeededGenerator(seed: seed)
      func text() -> String {
        (0..<Int.random(in: 0...6, using: &generator))
          .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      }
      let items = (0..<30).map { number in
        Item(
          id: UUID(0),
          name: ItemName.trimmed("\(text())\(number)\(text())"),
          color: ([nil] + ItemColor.allCases.map(Optional.some)).randomElement(using: &generator)
            ?? nil,
          notes: text(),
          status: [
            .inStock(quantity: 0), .inStock(quantity: .max), .outOfStock(isOnBackOrder: true),
            .outOfStock(isOnBackOrder: false),
          ].randomElement(using: &generator) ?? .inStock(quantity: 1)
        )
      }
      let file = items.reduce(ItemCSV.header) { $0 + ItemCSV.row($1) }
      XCTAssertEqual(try read(file).map { try $0.result.get() }, items)
    }
  }
}
