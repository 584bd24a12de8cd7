import Gtk

/// What is in a window below its header: its content, and pages that cover it.
///
/// What lies below a page that has arrived is hidden, so that neither the Tab key nor a screen
/// reader finds it.
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
    // It needs its room, too.
    widget.setMeasures(cover, true)
  }

  /// The cover hides what is below it from now on, or doesn't any more.
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
