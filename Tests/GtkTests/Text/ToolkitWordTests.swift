import CGtk
import Foundation
import XCTest

@testable import Gtk

final class ToolkitWordTests: GtkTestCase {
  func testToolkitWordWithoutATranslationIsEnglish() {
    onMain {
      if let locale = ProcessInfo.processInfo.environment["LC_ALL"] {
        let current = setlocale(LC_ALL, nil).map { String(cString: $0) }
        XCTAssertEqual(current, locale, "GTK takes over that of the user.")
      }
      for word in ToolkitWord.allCases {
        XCTAssertEqual(word.text, word.rawValue)
      }
      XCTAssertEqual(ToolkitWord.about.text("100 %s"), "About 100 %s")
      XCTAssertNil(ToolkitWord.translation(of: "nothing that GTK says"))
    }
  }

  func testWithoutMnemonicRemovesTheMnemonicOfAWord() {
    XCTAssertEqual(ToolkitWord.withoutMnemonic("_Abbrechen"), "Abbrechen")
    XCTAssertEqual(ToolkitWord.withoutMnemonic("An_wenden"), "Anwenden")
    XCTAssertEqual(ToolkitWord.withoutMnemonic("キャンセル(_C)"), "キャンセル")
    XCTAssertEqual(ToolkitWord.withoutMnemonic("取消 (_C)"), "取消")
  }

  func testReplacementsOfAnAppOverrideToolkitWords() {
    onMain {
      ToolkitWord.replacements = [.about: "Über %s", .cancel: "Lassen"]
      defer { ToolkitWord.replacements = [:] }
      XCTAssertEqual(ToolkitWord.about.text("Notes"), "Über Notes")
      XCTAssertEqual(ToolkitWord.cancel.text, "Lassen")
      XCTAssertEqual(ToolkitWord.ok.text, "OK")
    }
  }

  func testToolkitWordsAreTranslatedByTheCatalogueOfGTK() throws {
    let catalogue = "/usr/share/locale/de/LC_MESSAGES/gtk40.mo"
    let needed = [catalogue, "/usr/bin/localedef", "/usr/share/i18n/locales/de_DE"]
    let mustExist = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
    for path in needed where !FileManager.default.fileExists(atPath: path) {
      try XCTSkipUnless(mustExist, "\(path) is missing.")
      XCTFail("\(path) is missing.")
    }
    try withGermanLocale {
      XCTAssertEqual(ToolkitWord.cancel.text, "Abbrechen")
      XCTAssertEqual(ToolkitWord.back.text, "Zurück")
      XCTAssertEqual(ToolkitWord.about.text("Notes"), "Info zu Notes")
      XCTAssertEqual(ToolkitWord.quit.text("Notes"), "Notes beenden")
      XCTAssertEqual(ToolkitWord.newWindow.text, "New Window", "GTK doesn't say that.")
    }
  }

  /// Runs `body` in a German locale. The test generates the locale, because newer C libraries
  /// ignore LANGUAGE in the locale C.UTF-8.
  private func withGermanLocale(_ body: @MainActor () -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let generator = Process()
    generator.executableURL = URL(filePath: "/usr/bin/localedef")
    generator.arguments = [
      "--inputfile=de_DE", "--charmap=UTF-8", "--no-archive",
      folder.appending(path: "de_DE.UTF-8").path,
    ]
    try generator.run()
    generator.waitUntilExit()
    XCTAssertEqual(generator.terminationStatus, 0)
    let names = ["LOCPATH": folder.path, "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"]
    let old = ProcessInfo.processInfo.environment
    for (name, value) in names { setenv(name, value, 1) }
    onMain {
      XCTAssertNotNil(setlocale(LC_ALL, ""))
      body()
      for name in names.keys {
        if let value = old[name] { setenv(name, value, 1) } else { unsetenv(name) }
      }
      setlocale(LC_ALL, "")
    }
  }
}
