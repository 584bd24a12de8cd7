@testable import Gtk

/// A flood of jobs: the main actor always has an enqueued job during the measured time.
@MainActor
enum Flood {
  /// Returns the number of runs of an idle source at the drawing priority of GTK, and the number of
  /// jobs.
  static func framesDuring(
    priority: Priority,
    jobTime: Duration,
    frameTime: Duration,
    for time: Duration = .milliseconds(500)
  ) -> (drawn: Int, jobs: Int) {
    MainActorSource.reinstall(priority: priority)
    defer { MainActorSource.reinstall(priority: MainActorSource.priority) }
    var drawn = 0
    var jobs = 0
    var running = 4
    var isOver = false
    for _ in 0..<running {
      Task {
        while !isOver {
          jobs += 1
          busy(jobTime)
          await Task.yield()
        }
        running -= 1
      }
    }
    let drawing = MainLoopSource(repeatingIdle: .redraw) {
      drawn += 1
      busy(frameTime)
      return .continue
    }
    let end = MainLoopSource(after: time) { isOver = true }
    MainContext.iterate { isOver }
    drawing.cancel()
    end.cancel()
    let result = (drawn, jobs)
    MainContext.iterate { running == 0 }
    return result
  }

  private static func busy(_ time: Duration) {
    let clock = ContinuousClock()
    let end = clock.now + time
    while clock.now < end {}
  }
}
