import CGtk
import Foundation
import XCTest

@testable import Gtk

final class ToolkitWordTests: GtkTestCase {
  func testWithoutATranslationAWordIsEnglish() {
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

  func testMnemonicsAreLeftOut() {
    XCTAssertEqual(ToolkitWord.withoutMnemonic("_Abbrechen"), "Abbrechen")
    XCTAssertEqual(ToolkitWord.withoutMnemonic("An_wenden"), "Anwenden")
    XCTAssertEqual(ToolkitWord.withoutMnemonic("キャンセル(_C)"), "キャンセル")
    XCTAssertEqual(ToolkitWord.withoutMnemonic("取消 (_C)"), "取消")
  }

  func testAnAppHasTheLastWord() {
    onMain {
      ToolkitWord.replacements = [.about: "Über %s", .cancel: "Lassen"]
      defer { ToolkitWord.replacements = [:] }
      XCTAssertEqual(ToolkitWord.about.text("Notes"), "Über Notes")
      XCTAssertEqual(ToolkitWord.cancel.text, "Lassen")
      XCTAssertEqual(ToolkitWord.ok.text, "OK")
    }
  }

  func testGtkTranslates() throws {
    let catalogue = "/usr/share/locale/de/LC_MESSAGES/gtk40.mo"
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: catalogue),
      "There is no translation of GTK."
    )
    onMain {
      setenv("LANGUAGE", "de", 1)
      setlocale(LC_ALL, "")
      defer {
        unsetenv("LANGUAGE")
        setlocale(LC_ALL, "")
      }
      XCTAssertEqual(ToolkitWord.cancel.text, "Abbrechen")
      XCTAssertEqual(ToolkitWord.back.text, "Zurück")
      XCTAssertEqual(ToolkitWord.about.text("Notes"), "Info zu Notes")
      XCTAssertEqual(ToolkitWord.quit.text("Notes"), "Notes beenden")
      XCTAssertEqual(ToolkitWord.newWindow.text, "New Window", "GTK doesn't say that.")
    }
  }
}
