import Gtk

/// The button of the main menu of a window, which is in one header at a time.
@MainActor
final class HeaderMenu {
  private let button: Widget
  private var header: WindowHeader?

  init(_ button: Widget) {
    self.button = button
  }

  /// Moves the button to the very end of a header.
  func move(to header: WindowHeader) {
    guard header !== self.header else { return }
    self.header?.setMenuButton(nil)
    self.header = header
    header.setMenuButton(button)
  }
}
