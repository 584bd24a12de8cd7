import Gtk

/// The widgets of a tab in a ``DocumentTabBar``: the button of the tab, and the close button.
@MainActor
final class DocumentTab {
  let button: TabButton
  let widget: Overlay

  /// Called when the user clicks the close button, or clicks the tab with the middle mouse button.
  var onClose: @MainActor () -> Void = {}

  private let close = Gtk.Button(iconName: "window-close-symbolic")

  init(_ button: TabButton, minimumWidth: Int) {
    self.button = button
    widget = Overlay(child: button.toggle)
    widget.hexpand = true
    widget.sizeRequest = (minimumWidth, nil)
    close.tooltip = ToolkitWord.close.text
    close.hasFrame = false
    close.focusesOnClick = false
    close.halign = .end
    close.valign = .center
    close.addCSSClass("circular")
    close.onClicked { [weak self] in self?.onClose() }
    widget.addOverlay(close)
    let click = GestureClick(button: .middle)
    click.onReleased { [weak self] _, _, _ in
      if self?.close.isVisible == true { self?.onClose() }
    }
    widget.addController(click)
  }

  /// Shows or hides the close button, and names the button by the title of the tab.
  func show(_ entry: TabEntry) {
    close.isVisible = entry.closable != nil
    let title = entry.tab.itemBox.labels.map(\.text).joined(separator: " ")
    close.accessibleLabel = [ToolkitWord.close.text, title].joined(separator: " ")
  }
}
