import XCTest

@testable import Gtk

final class AboutDialogTests: GtkTestCase {
  func testAboutDialogStoresItsProperties() {
    withoutLeaks { probe in
      let dialog = probe(AboutDialog())
      dialog.programName = "Name"
      dialog.version = "1 <b>"
      dialog.comments = "Comments"
      dialog.copyright = "©"
      dialog.website = "https://example.org/?a&b"
      dialog.websiteLabel = "Website"
      dialog.logoIconName = "icon"
      dialog.licenseType = .mit
      dialog.authors = ["A", "B"]
      dialog.artists = ["C"]
      dialog.translatorCredits = "D"
      XCTAssertEqual(dialog.programName, "Name")
      XCTAssertEqual(dialog.version, "1 <b>")
      XCTAssertEqual(dialog.comments, "Comments")
      XCTAssertEqual(dialog.copyright, "©")
      XCTAssertEqual(dialog.website, "https://example.org/?a&b")
      XCTAssertEqual(dialog.websiteLabel, "Website")
      XCTAssertEqual(dialog.logoIconName, "icon")
      XCTAssertEqual(dialog.licenseType, .mit)
      XCTAssertEqual(dialog.authors, ["A", "B"])
      XCTAssertEqual(dialog.artists, ["C"])
      XCTAssertEqual(dialog.translatorCredits, "D")
      dialog.license = "Do what you like."
      XCTAssertEqual(dialog.license, "Do what you like.")
      XCTAssertEqual(dialog.licenseType, .custom)
      dialog.authors = []
      XCTAssertEqual(dialog.authors, [])
      dialog.logoIconName = nil
      XCTAssertNil(dialog.logoIconName)
      dialog.destroy()
    }
  }
}
