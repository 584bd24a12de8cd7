import Gtk

/// An observer of the layout of a widget while the widget is shown.
@MainActor
final class LayoutObserver {
  private weak var widget: Widget?
  private let onLayout: @MainActor () -> Void
  private var connections: [SignalConnection] = []
  private var layout: SignalConnection?
  private var wasAllocated = false
  private var rounds = LayoutRounds()
  /// Whether a layout was observed since the widget was mapped.
  private var isObserved = false
  private var paint: SignalConnection?

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
      guard let self, let widget, widget.isMapped, let clock = widget.frameClock else { return }
      isObserved = true
      rounds.count(frame: clock.frameCount)
      wasAllocated = wasAllocated || widget.isAllocated
      if wasAllocated { onLayout() }
    }
    // A widget can be mapped during a layout, after the handlers of this layout were determined.
    // Then the layout is repeated in the next frame.
    isObserved = false
    paint = clock.onAfterPaint { [weak self] in
      guard let self else { return }
      paint?.disconnect()
      paint = nil
      if !isObserved { widget?.frameClock?.requestLayout() }
    }
  }

  /// Whether a change of a size during the layout can still be laid out in the same frame.
  var canRepeatLayout: Bool {
    widget?.frameClock.map { LayoutRounds.canRepeat(frame: $0.frameCount) } ?? false
  }

  private func end() {
    paint?.disconnect()
    paint = nil
    layout?.disconnect()
    layout = nil
  }
}

/// The number of layouts in a frame. GTK repeats the layout at most 4 times in a frame, and then
/// logs a warning.
@MainActor
private struct LayoutRounds {
  /// The frame that was laid out last, and the number of its layouts that any observer has
  /// observed.
  private static var latest = (frame: -1, count: 0)

  private var own = (frame: -1, count: 0)

  /// Returns whether the layout of a frame can be repeated. A later change is laid out in the next
  /// frame.
  static func canRepeat(frame: Int) -> Bool {
    latest.frame != frame || latest.count <= 2
  }

  /// Counts a layout.
  mutating func count(frame: Int) {
    own = (frame, own.frame == frame ? own.count + 1 : 1)
    // An observer that was created during the frame has not observed the earlier layouts.
    let others = Self.latest.frame == frame ? Self.latest.count : 0
    Self.latest = (frame, max(others, own.count))
  }
}
