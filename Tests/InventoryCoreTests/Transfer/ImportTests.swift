import ComposableArchitecture
import GRDB
import SharingGRDB
import XCTest

@testable import InventoryCore

@MainActor
final class ImportTests: TransferTestCase {
  // The test is not exhaustive, because a progress can replace an earlier progress.
  func testTheRowsOfALongFileWithoutErrorsAreImportedAndTheOthersAreNamed() async throws {
    let store = makeImport(try makeFile(longFile()))
    store.exhaustivity = .off
    await store.send(.started)
    let summary = ImportSummary(itemCount: 9_998, problemCount: 2)
    await store.receive(\.checked, timeout: .seconds(60)) { $0.phase = .checked(summary) }
    XCTAssertEqual(summary.message, "9,998 items can be imported, and 2 rows have errors.")
    // 50 and 89 of the earlier rows have two lines.
    XCTAssertEqual(store.state.problems.map(\.line), [5_000 + 1 + 49, 9_000 + 1 + 88])
    XCTAssertEqual(
      store.state.problems.map { String($0.message.prefix(24)) },
      ["The quantity is “-1”. Ex", "The name is empty. Expec"]
    )
    XCTAssertEqual(try count("item"), 0)
    await store.send(.importButtonTapped) { $0.phase = .importing(summary, progress: 0) }
    await store.receive(\.imported, timeout: .seconds(60)) { $0.phase = .imported(9_998) }
    XCTAssertEqual(try count("item"), 9_998)
    XCTAssertEqual(try count("importedItem") + count("importProblem") + count("import"), 0)
    let names = try await database.read {
      try String.fetchAll($0, sql: "SELECT name FROM item ORDER BY number LIMIT 2")
    }
    XCTAssertEqual(names, ["Item 1", "Item 2"])
    try await database.write { db in
      try db.execute(sql: "INSERT INTO itemText (itemText) VALUES ('integrity-check')")
    }
    await store.send(.closeButtonTapped)
    await store.finish()
    XCTAssertTrue(isDismissed.value)
  }

  func testASmallFileIsCheckedAndImported() async throws {
    let store = makeImport(try makeFile("name,price\nA,1\nB,2\n"))
    let summary = ImportSummary(itemCount: 2, problemCount: 0, unknownColumns: ["price"])
    await store.send(.started)
    await store.receive(\.progressed) { $0.phase = .checking(progress: 1) }
    await store.receive(\.checked) { $0.phase = .checked(summary) }
    XCTAssertEqual(summary.message, "2 items can be imported.")
    XCTAssertEqual(summary.unknownColumnsMessage, "The column “price” is not imported.")
    await store.send(.importButtonTapped) { $0.phase = .importing(summary, progress: 0) }
    await store.receive(\.progressed) { $0.phase = .importing(summary, progress: 1) }
    await store.receive(\.imported) { $0.phase = .imported(2) }
    XCTAssertEqual(try names(), ["A", "B"])
  }

  func testNamesOfTheFileAndOfItemsAreUsedOnce() async throws {
    try save(.keyboard)
    let store = makeImport(try makeFile("name\nkeyboard\nPen\nInk\nPÉN\n"))
    await store.send(.started)
    await store.receive(\.progressed) { $0.phase = .checking(progress: 1) }
    await store.receive(\.checked) {
      $0.phase = .checked(ImportSummary(itemCount: 2, problemCount: 2))
    }
    XCTAssertEqual(
      Array(store.state.problems),
      [
        ImportProblem(
          line: 2,
          message: "Another item is named “Keyboard”. Expected a different name."
        ),
        ImportProblem(
          line: 5,
          message: "The name “PÉN” is also on line 3. Expected a different name."
        ),
      ]
    )
    await store.send(.closeButtonTapped)
    await store.finish()
    XCTAssertTrue(isDismissed.value)
    XCTAssertEqual(try names(), ["Keyboard"])
    XCTAssertEqual(try count("importedItem") + count("importProblem") + count("import"), 0)
  }

  func testAnImportWithoutItemsCannotBeConfirmed() async throws {
    let store = makeImport(try makeFile("name,quantity\n,1\n"))
    await store.send(.started)
    await store.receive(\.progressed) { $0.phase = .checking(progress: 1) }
    await store.receive(\.checked) {
      $0.phase = .checked(ImportSummary(itemCount: 0, problemCount: 1))
    }
    XCTAssertEqual(
      ImportSummary(itemCount: 0, problemCount: 1).message,
      "No items can be imported, and 1 row has errors."
    )
    await store.send(.importButtonTapped)
  }

  func testANameThatIsUsedAfterTheCheckIsAnErrorAndNoItemIsImported() async throws {
    let store = makeImport(try makeFile("name\nLamp\nPen\n"))
    let summary = ImportSummary(itemCount: 2, problemCount: 0)
    await store.send(.started)
    await store.receive(\.progressed) { $0.phase = .checking(progress: 1) }
    await store.receive(\.checked) { $0.phase = .checked(summary) }
    try save(.lamp)
    await store.send(.importButtonTapped) { $0.phase = .importing(summary, progress: 0) }
    await store.receive(\.namesAreUsed) {
      $0.phase = .checked(ImportSummary(itemCount: 1, problemCount: 1))
      $0.alert = .namesAreUsed
    }
    XCTAssertEqual(try names(), ["Lamp"])
    XCTAssertEqual(store.state.problems.map(\.line), [2])
    await store.send(\.alert.dismiss) { $0.alert = nil }
    let rest = ImportSummary(itemCount: 1, problemCount: 1)
    await store.send(.importButtonTapped) { $0.phase = .importing(rest, progress: 0) }
    await store.receive(\.progressed) { $0.phase = .importing(rest, progress: 1) }
    await store.receive(\.imported) { $0.phase = .imported(1) }
    XCTAssertEqual(try names(), ["Lamp", "Pen"])
  }

  func testAFileThatIsNoCSVIsAnAlertAndTheImportIsDismissed() async throws {
    let store = makeImport(try makeFile("title\nA\n"))
    await store.send(.started)
    await store.receive(\.failed) {
      $0.phase = .failed
      $0.alert = AlertState {
        TextState(verbatim: "“items.csv” can't be imported")
      } message: {
        TextState(
          verbatim: """
            The first line has no column “name”. The line has “title”. Expected \
            “name,color,quantity,on back order,notes”, in any order. No item was imported.
            """
        )
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.finish()
    XCTAssertTrue(isDismissed.value)
  }

  func testAFileThatCannotBeReadIsAnAlert() async throws {
    let url = try makeTemporaryFolder().appending(path: "missing.csv")
    let store = makeImport(url)
    await store.send(.started)
    await store.receive(\.failed) {
      $0.phase = .failed
      $0.alert = .fileNotImported(
        "missing.csv",
        "\(url.path) can't be read: No such file or directory."
      )
    }
  }

  func testTheCleanupRemovesTheRowsOfAnImportThatWasNotFinished() async throws {
    let store = makeImport(try makeFile("name\nA\n\"\"\n"))
    await store.send(.started)
    await store.receive(\.progressed) { $0.phase = .checking(progress: 1) }
    await store.receive(\.checked) {
      $0.phase = .checked(ImportSummary(itemCount: 1, problemCount: 1))
    }
    XCTAssertEqual(try count("importedItem") + count("importProblem") + count("import"), 3)
    try await database.write { try InventoryCleanup.run($0) }
    XCTAssertEqual(try count("importedItem") + count("importProblem") + count("import"), 0)
  }
}
