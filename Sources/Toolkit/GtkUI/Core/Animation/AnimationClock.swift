import Gtk

/// The clock of the animations of views: the frame clock of each window, or in tests a clock that
/// the test advances.
@MainActor
package enum AnimationClock {
  /// The clock of a test, or `nil` for the frame clocks.
  package static var test: TestAnimationClock?

  /// Calls `onFrame` in each frame of a widget until the result is canceled.
  static func frames(
    of widget: Widget,
    _ onFrame: @escaping @MainActor (_ time: Double) -> Void
  ) -> AnimationFrames {
    if let test { return .test(test.add(widget, onFrame), test) }
    return .widget(TickCallback(widget, handler: onFrame))
  }
}

/// The frames of a running animation.
@MainActor
enum AnimationFrames {
  case widget(TickCallback)
  case test(Int, TestAnimationClock)

  /// Cancels the calls.
  func cancel() {
    switch self {
    case .widget(let callback): callback.cancel()
    case .test(let id, let clock): clock.remove(id)
    }
  }
}

/// A clock of a test, whose time advances only when the test calls ``advance(by:)``.
@MainActor
package final class TestAnimationClock {
  private static let frameDuration = 1.0 / 60

  /// The time in seconds.
  package private(set) var now = 0.0

  private struct Handler {
    weak var widget: Widget?
    let call: @MainActor (Double) -> Void
  }

  private var handlers: [Int: Handler] = [:]
  private var count = 0

  package init() {}

  /// The number of running animations.
  package var runningCount: Int { handlers.count }

  /// Advances the time in steps of a frame. The views are updated in each step. As with the clock
  /// of a window, a handler is called only while its widget is mapped.
  package func advance(by seconds: Double) {
    UpdateScheduler.shared.flush()
    let end = now + seconds
    repeat {
      now = min(end, now + Self.frameDuration)
      for id in handlers.keys.sorted() {
        guard let handler = handlers[id], handler.widget?.isMapped == true else { continue }
        handler.call(now)
      }
      UpdateScheduler.shared.flush()
    } while now < end
  }

  func add(_ widget: Widget, _ handler: @escaping @MainActor (Double) -> Void) -> Int {
    count += 1
    handlers[count] = Handler(widget: widget, call: handler)
    return count
  }

  func remove(_ id: Int) { handlers[id] = nil }
}
