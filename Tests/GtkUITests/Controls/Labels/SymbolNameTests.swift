import Foundation
import GtkTestSupport
import TestSupport
import XCTest

import class Gtk.Display

@testable import GtkUI

final class SymbolNameTests: XCTestCase {
  func testThemeContainsTheIconOfEachSymbolName() throws {
    try onMain {
      GtkTesting.start()
      let display = try XCTUnwrap(Display.default)
      XCTAssertGreaterThan(SymbolNames.icons.count, 300)
      for name in SymbolNames.icons.keys {
        let icon = try XCTUnwrap(SymbolNames.icon(for: name))
        DrawnSymbols.load(for: icon, on: display)
        XCTAssertTrue(display.hasIcon(named: icon), "\(name): \(icon)")
      }
    }
  }

  func testNoTwoTablesContainTheSameName() {
    let tables = [
      SymbolNames.arrows, SymbolNames.editing, SymbolNames.media, SymbolNames.world,
      SymbolNames.drawn,
    ]
    XCTAssertEqual(SymbolNames.icons.count, tables.map(\.count).reduce(0, +))
  }

  func testTheProgramContainsTheSourceOfEachDrawnIcon() throws {
    let resource = Data(PackageResources.symbols_gresource)
    let folder = ProjectFolder.url.appending(path: "Resources/Symbols")
    for icon in Set(SymbolNames.drawn.values) {
      let source = try Data(contentsOf: folder.appending(path: "\(icon)-symbolic.svg"))
      XCTAssertNotNil(resource.range(of: source), "\(icon): run 'make symbols'")
    }
  }

  func testImageShowsADrawnIcon() throws {
    try inWindow {
      Image(systemName: "cart.fill").accessibilityLabel("Cart")
    } use: { window in
      let image = try window.first(GtkImage.self)
      XCTAssertEqual(image.iconName, "composable-gtk-cart-symbolic")
      XCTAssertEqual(Display.default?.hasIcon(named: "composable-gtk-cart-symbolic"), true)
    }
  }

  func testSymbolsDocumentListsEachSymbolName() throws {
    let document = try String(
      contentsOf: ProjectFolder.url.appending(path: "Documentation/Symbols.md"),
      encoding: .utf8
    )
    let listed = Set(document.split(separator: "\n").filter { $0.hasPrefix("| `") })
    let expected = SymbolNames.icons.map { Substring("| `\($0)` | `\($1)` |") }
    XCTAssertEqual(listed, Set(expected))
  }

  func testSymbolVariantWithoutAnIconHasTheIconOfTheSymbol() {
    XCTAssertEqual(SymbolNames.icon(for: "trash.circle.fill"), "user-trash-symbolic")
    XCTAssertEqual(SymbolNames.icon(for: "star.fill"), "starred-symbolic")
    XCTAssertNil(SymbolNames.icon(for: "nothing.fill"))
  }
}
