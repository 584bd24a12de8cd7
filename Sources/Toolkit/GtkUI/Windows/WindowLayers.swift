import Gtk

/// The layers of a window below its header: its content, and pages that cover the content.
///
/// The content below a page is hidden when the transition of the page has finished, so that neither
/// the Tab key nor a screen reader reaches the content.
@MainActor
final class WindowLayers {
  let widget: Overlay
  private let content: Widget
  private var covers: [(widget: Widget, hasArrived: Bool)] = []

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
  func setArrived(_ cover: Widget, _ hasArrived: Bool) {
    guard let index = covers.firstIndex(where: { $0.widget === cover }) else { return }
    covers[index].hasArrived = hasArrived
    showWhatIsNotCovered()
  }

  func remove(_ cover: Widget) {
    guard let index = covers.firstIndex(where: { $0.widget === cover }) else { return }
    covers.remove(at: index)
    showWhatIsNotCovered()
    widget.removeOverlay(cover)
  }

  private func showWhatIsNotCovered() {
    var isCovered = false
    for (cover, hasArrived) in covers.reversed() {
      cover.isVisible = !isCovered
      isCovered = isCovered || hasArrived
    }
    content.isVisible = !isCovered
  }
}
