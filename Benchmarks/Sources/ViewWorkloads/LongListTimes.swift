import ComposableGtk
import Foundation
import Gtk
import GtkTestSupport

/// The number of times that each change of the shown list is measured.
private let repetitions = 5

/// Shows a list, changes the list, and scrolls. Prints the time of each change and of the longest
/// frame, as lines of "name nanoseconds".
@MainActor
func measureList(count: Int) throws {
  let store = Store(initialState: LongList.State(count: count)) { LongList() }
  let window = TestWindow { LongListView(store: store) }
  defer { window.close() }
  let clock = ContinuousClock()
  /// Prints the time from `send` until the main loop dispatches an idle source, after the update of
  /// the view. The layout of the widgets follows later, and is not measured.
  func measure(_ name: String, _ action: LongList.Action) {
    settle(window)
    report(
      name,
      clock.measure {
        var isDone = false
        store.send(action)
        _ = MainLoopSource(idle: Priority(rawValue: Priority.highIdle.rawValue + 5)) {
          isDone = true
        }
        while !isDone { MainContext.iterate(mayBlock: true) }
      }
    )
  }

  settle(window)
  var isPainted = false
  window.widget.frameClock?.onAfterPaint { isPainted = true }
  report(
    "open",
    clock.measure {
      store.send(.open)
      while !isPainted { MainContext.iterate(mayBlock: true) }
    }
  )
  for number in 0..<repetitions { measure("rename", .rename("renamed \(number)")) }
  for _ in 0..<repetitions { measure("insert", .insert) }
  for _ in 0..<repetitions { measure("reverse", .reverse) }
  for _ in 0..<repetitions {
    measure("filter", .filter(true))
    measure("clear", .filter(false))
  }
  settle(window)
  report("frame", longestFrame(in: window, scrollingTo: count))
}

/// Runs the main loop until the loop has been idle for 100 milliseconds.
@MainActor
func settle(_ window: TestWindow<some View>) {
  let clock = ContinuousClock()
  var last = clock.now
  while clock.now - last < .milliseconds(100) {
    let begin = clock.now
    if MainContext.iterate() { last = begin } else { usleep(1_000) }
  }
}

/// Scrolls to the end, to rows in the middle, and to the start. Returns the longest time of a call
/// of `scroll(to:)` or of an iteration of the main loop, or zero if the window contains no list.
@MainActor
func longestFrame(in window: TestWindow<some View>, scrollingTo count: Int) -> Duration {
  guard let list = try? window.first(ListView<Bin>.self) else { return .zero }
  let clock = ContinuousClock()
  var longest = Duration.zero
  for index in [count - 1, count / 2, count / 2 + 30, count / 2 + 60, count - 1, 0] {
    longest = max(longest, clock.measure { list.scroll(to: index) })
    let begin = clock.now
    while clock.now - begin < .milliseconds(200) {
      longest = max(longest, clock.measure { MainContext.iterate() })
    }
  }
  return longest
}

/// Prints a line with the name and the number of nanoseconds.
func report(_ name: String, _ duration: Duration) {
  let (seconds, attoseconds) = duration.components
  report(name, Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000))
}

/// Prints a line with a name and a value.
func report(_ name: String, _ value: Int) {
  FileHandle.standardOutput.write(Data("\(name) \(value)\n".utf8))
}
