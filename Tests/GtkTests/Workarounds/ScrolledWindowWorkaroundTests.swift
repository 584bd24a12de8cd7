import CGtk
import XCTest

@testable import Gtk

/// The workaround for a scrolled window, which GTK never disconnects from a setting.
final class ScrolledWindowWorkaroundTests: GtkTestCase {
  func testUnrealizedScrolledWindowIsDisconnectedFromSettings() throws {
    try onMain {
      let settings = try XCTUnwrap(gtk_settings_get_default())
      let label = Label(text: "text")
      let scrolled = ScrolledWindow(child: label)
      let data = UnsafeMutableRawPointer(scrolled.widget)
      let window = Window()
      window.child = scrolled
      for _ in 1...2 {
        window.present()
        XCTAssertTrue(MainContext.iterate { scrolled.isMapped })
        XCTAssertEqual(handlers(of: settings, for: data), 1, "It follows the setting.")
        window.child = nil
        XCTAssertFalse(scrolled.isRealized)
        XCTAssertEqual(handlers(of: settings, for: data), 0)
        window.child = scrolled
      }
      window.destroy()
      XCTAssertEqual(handlers(of: settings, for: data), 0)
    }
  }
}

@MainActor
private func handlers(of settings: OpaquePointer, for data: UnsafeMutableRawPointer) -> Int {
  let match = cgtk_signal_match_data
  let instance = UnsafeMutableRawPointer(settings)
  let blocked = g_signal_handlers_block_matched(instance, match, 0, 0, nil, nil, data)
  g_signal_handlers_unblock_matched(instance, match, 0, 0, nil, nil, data)
  return Int(blocked)
}
