import Gtk

/// The layers of a window below its header: its content, and pages that cover the content.
///
/// The content below a page is hidden when the transition of the page has finished, so that neither
/// the Tab key nor a screen reader reaches the content.
@MainActor
final class WindowLayers {
  let widget: Overlay
  private let content: Widget
  private var covers: [(widget: Widget, isCovering: Bool)] = []

  init(content: Widget) {
    self.content = content
    widget = Overlay(child: content)
  }

  func add(_ cover: Widget) {
    covers.append((cover, false))
    widget.addOverlay(cover)
    // The size of the cover also counts for the size of the window.
    widget.setMeasures(cover, true)
  }

  /// Sets whether the cover hides the widgets below it.
  func setCovering(_ cover: Widget, _ isCovering: Bool) {
    guard let index = covers.firstIndex(where: { $0.widget === cover }) else { return }
    covers[index].isCovering = isCovering
    updateVisibility()
  }

  func remove(_ cover: Widget) {
    guard let index = covers.firstIndex(where: { $0.widget === cover }) else { return }
    covers.remove(at: index)
    updateVisibility()
    widget.removeOverlay(cover)
  }

  private func updateVisibility() {
    var isCovered = false
    for (cover, isCovering) in covers.reversed() {
      cover.isVisible = !isCovered
      isCovered = isCovered || isCovering
    }
    content.isVisible = !isCovered
  }
}
