import ComposableArchitecture
import XCTest

final class LocalizedTextTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).bundle")
  private lazy var bundle = Bundle(url: folder)

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try write(
      """
      "Delete?" = "Löschen?";
      "%@ has %lld friends" = "%2$lld Freunde hat %1$@";
      "%lld%% of %@" = "%lld %% von %@";
      "%@ and %@" = "%@, %@ und %@, %9$@";
      "%@ costs %.2f" = "%@ kostet %.2f";
      "%@ is %lf" = "%@ ist %lf";
      """,
      to: "Localizable"
    )
    try write(#""Delete?" = "Weg damit?";"#, to: "Alerts")
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func write(_ translations: String, to table: String) throws {
    try translations.write(
      to: folder.appendingPathComponent("\(table).strings"),
      atomically: true,
      encoding: .utf8
    )
  }

  private func text(_ key: LocalizedStringKey) -> String {
    String(state: TextState(key, bundle: bundle))
  }

  func testLocalizedTextIsReadFromTheTableOfTheBundle() {
    XCTAssertEqual(String(state: TextState("Delete?", bundle: bundle)), "Löschen?")
    XCTAssertEqual(
      String(state: TextState("Delete?", tableName: "Alerts", bundle: bundle, comment: "A button")),
      "Weg damit?"
    )
  }

  func testTextWithoutATranslationIsRenderedUntranslated() {
    XCTAssertEqual(text("Keep?"), "Keep?")
    XCTAssertEqual(text("Keep \(1) of \("Blob")?"), "Keep 1 of Blob?")
    XCTAssertEqual(text("100%"), "100%")
    XCTAssertEqual(String(state: TextState("Delete?", comment: "A button")), "Delete?")
  }

  func testTextLiteralWithoutABundleIsRenderedVerbatim() {
    let (count, name) = (2, "Blob")
    XCTAssertEqual(String(state: TextState("Delete?")), "Delete?")
    XCTAssertEqual(String(state: TextState("\(name) has \(count) friends")), "Blob has 2 friends")
  }

  func testInterpolatedValuesAreInsertedIntoTheTranslation() {
    XCTAssertEqual(text("\("Blob") has \(2) friends"), "2 Freunde hat Blob")
    XCTAssertEqual(text("\(UInt8(50))% of \("Blob".dropLast())"), "50 % von Blo")
    XCTAssertEqual(text("\(Character("b")) costs \(1.5, specifier: "%.2f")"), "b kostet 1.50")
    XCTAssertEqual(text("\("It") is \(0.5)"), "It ist 0.500000")
  }

  func testPlaceholdersWithoutAValueRemainInTheTranslation() {
    XCTAssertEqual(text("\("a") and \("b")"), "a, b und %@, %9$@")
  }

  func testPercentSignsInInterpolatedValuesAreNotFormatted() {
    XCTAssertEqual(text("\("%@ 100%") has \(2) friends"), "2 Freunde hat %@ 100%")
  }

  func testLocalizedTextIsEqualToVerbatimTextOfTheTranslation() {
    let text = TextState("Delete?", bundle: bundle)
    XCTAssertEqual(text, TextState(verbatim: "Löschen?"))
    XCTAssertEqual(text.hashValue, TextState("Löschen?").hashValue)
    XCTAssertNotEqual(text, TextState("Delete?"))
  }

  func testLocalizedStringKeysOfDifferentValuesAreNotEqual() {
    let key: LocalizedStringKey = "\("Blob") has \(2) friends"
    XCTAssertEqual(key, "\("Blob") has \(2) friends")
    XCTAssertNotEqual(key, "\("Blob") has \(3) friends")
    XCTAssertEqual(LocalizedStringKey(String("Delete?")), "Delete?")
  }
}
