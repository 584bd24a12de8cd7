import Gtk

/// An observer of the layout of a widget while the widget is shown.
@MainActor
final class LayoutObserver {
  private weak var widget: Widget?
  private let onLayout: @MainActor () -> Void
  private var connections: [SignalConnection] = []
  private var layout: SignalConnection?

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - widget: The widget, which is not retained.
  ///   - onLayout: Called after each layout of the window, before the window is drawn. If the
  ///     closure changes the size of a widget, the layout is repeated before the window is drawn.
  init(_ widget: Widget, onLayout: @escaping @MainActor () -> Void) {
    self.widget = widget
    self.onLayout = onLayout
    connections = [
      widget.onMap { [weak self] in self?.begin() },
      widget.onUnmap { [weak self] in self?.end() },
    ]
    if widget.isMapped { begin() }
  }

  /// Ends the observation.
  func cancel() {
    connections.forEach { $0.disconnect() }
    connections = []
    end()
  }

  private func begin() {
    guard layout == nil, let clock = widget?.frameClock else { return }
    layout = clock.onLayout { [weak self] in
      guard let self, widget?.isMapped == true, widget?.isAllocated == true else { return }
      onLayout()
    }
    // A widget can be mapped during a layout, after the handlers of this layout were determined.
    clock.requestLayout()
  }

  private func end() {
    layout?.disconnect()
    layout = nil
  }
}
