import CGtk
import XCTest

@testable import Gtk

final class MenuItemTests: GtkTestCase {
  func testItemsAreInsertedAtTheirPositionsOrAppended() {
    withoutLeaks { probe in
      let menu = probe(Menu())
      menu.append(plain: "b", action: "page.b")
      menu.insert(plain: "a", action: "page.a", at: 0)
      menu.insert(plain: "d", action: "page.d", at: 100)
      menu.insert(plain: "e", action: "page.e", at: -1)
      menu.insertSubmenu(plain: "c_", probe(Menu()), at: 2)
      XCTAssertEqual(menu.labels, ["a", "b", "c__", "d", "e"])
      menu.remove(at: 2)
      XCTAssertEqual(menu.labels, ["a", "b", "d", "e"])
    }
  }

  func testItemHasItsActionTargetAndAccelerator() {
    withoutLeaks { probe in
      let menu = probe(Menu())
      menu.append(plain: "snake_case", action: "page.save", accelerator: "<Control>s")
      menu.append(plain: "Name", action: "page.sort", target: "name")
      XCTAssertEqual(menu.labels, ["snake__case", "Name"], "Two underscores stand for one.")
      XCTAssertEqual(menu.attribute("action", at: 0), "page.save")
      XCTAssertEqual(menu.attribute("accel", at: 0), "<Control>s")
      XCTAssertNil(menu.attribute("target", at: 0))
      XCTAssertEqual(menu.attribute("action", at: 1), "page.sort")
      XCTAssertEqual(menu.attribute("target", at: 1), "name")
      XCTAssertNil(menu.attribute("accel", at: 1))
    }
  }

  func testSectionHasItsItemsAndItsTitle() {
    withoutLeaks { probe in
      let menu = probe(Menu())
      let section = probe(Menu())
      section.append(plain: "a", action: "page.a")
      menu.insertSection(section, title: "Title", at: 0)
      menu.insertSection(probe(Menu()), title: nil, at: 0)
      XCTAssertEqual(menu.labels, [nil, "Title"])
      let linked = g_menu_model_get_item_link(menu.cast(), 1, "section")
      XCTAssertEqual(linked.map(UnsafeMutableRawPointer.init), section.pointer)
      if let linked { g_object_unref(UnsafeMutableRawPointer(linked)) }
    }
  }
}

extension Menu {
  fileprivate var labels: [String?] { (0..<count).map { attribute("label", at: $0) } }

  /// Returns an attribute of the item at a position, which must be a string.
  fileprivate func attribute(_ name: String, at position: Int) -> String? {
    let value = g_menu_model_get_item_attribute_value(
      cast(),
      Int32(position),
      name,
      cgtk_variant_type_string()
    )
    guard let value else { return nil }
    defer { g_variant_unref(value) }
    return string(g_variant_get_string(value, nil))
  }
}
