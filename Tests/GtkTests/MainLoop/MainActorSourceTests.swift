import CGtk
import XCTest

@testable import Gtk

@MainActor
private final class Measurement {
  var latency: Duration?
}

/// Returns the time until a task runs that another thread enqueues while the loop sleeps.
@MainActor
private func latencyOfOneTask() -> Duration {
  let loop = MainLoop()
  let clock = ContinuousClock()
  let measurement = Measurement()
  Task.detached {
    // After this time, the loop sleeps.
    try? await Task.sleep(for: .milliseconds(100))
    let start = clock.now
    await MainActor.run {
      measurement.latency = clock.now - start
      loop.quit()
    }
  }
  let limit = MainLoopSource(after: .seconds(5)) { loop.quit() }
  loop.run()
  limit.cancel()
  return measurement.latency ?? .seconds(5)
}

final class MainActorSourceTests: GtkTestCase {
  func testAMainActorTaskRunsPromptlyWhileTheLoopIsIdle() {
    onMain {
      // Other processes may delay one task, but not each of five tasks.
      var latencies: [Duration] = []
      while latencies.count < 5 {
        let latency = latencyOfOneTask()
        if latency < .milliseconds(50) { return }
        latencies.append(latency)
      }
      XCTFail("Tasks of the main actor came late: \(latencies)")
    }
  }

  func testTasksResumeOnTheMainThread() {
    onMain {
      var isMain: [Bool] = []
      var isDone = false
      let thread = pthread_self()
      Task {
        isMain.append(pthread_equal(thread, pthread_self()) != 0)
        try? await Task.sleep(for: .milliseconds(10))
        isMain.append(pthread_equal(thread, pthread_self()) != 0)
        isDone = true
      }
      XCTAssertTrue(MainContext.iterate { isDone })
      XCTAssertEqual(isMain, [true, true])
    }
  }

  func testTasksRunOnceInOrderIfTheSourceIsInstalledTwice() {
    onMain {
      var order: [Int] = []
      MainActorSource.install()
      MainActorSource.install()
      for number in 1...100 { Task { order.append(number) } }
      XCTAssertTrue(MainContext.iterate { order.count == 100 })
      XCTAssertEqual(order, Array(1...100))
    }
  }

  func testAnIdleProgramSleeps() {
    onMain {
      // The work of other tests may not have finished, so there are three attempts. A loop that
      // polls or spins fails each attempt.
      var measured: [Usage] = []
      while measured.count < 3 {
        MainContext.drain()
        let loop = MainLoop()
        let thread = MainThread()
        let timer = MainLoopSource(after: .seconds(2)) { loop.quit() }
        let before = thread.usage
        XCTAssertGreaterThan(before.voluntarySwitches, 0, "The kernel counts no switches.")
        let start = ContinuousClock.now
        loop.run()
        XCTAssertGreaterThan(ContinuousClock.now - start, .milliseconds(1_900))
        let after = thread.usage
        timer.cancel()
        let usage = Usage(
          voluntarySwitches: after.voluntarySwitches - before.voluntarySwitches,
          processTicks: after.processTicks - before.processTicks
        )
        // The loop causes one switch when the loop sleeps. A timer in milliseconds may cause a
        // second switch.
        if usage.voluntarySwitches <= 3 && usage.processTicks <= 2 { return }
        measured.append(usage)
      }
      XCTFail("The idle loop was busy: \(measured)")
    }
  }

  private struct Usage {
    var voluntarySwitches: Int
    /// The processor time in hundredths of a second. A loop that spins uses about 150.
    var processTicks: Int
  }

  func testFloodOfTasksDoesNotPreventDrawing() {
    onMain {
      let count = Flood.framesDuring(
        priority: MainActorSource.priority,
        jobTime: .milliseconds(1),
        frameTime: .zero
      )
      XCTAssertGreaterThan(count.drawn, 5, "after \(count.jobs) jobs")
      XCTAssertGreaterThan(count.jobs, 5, "after \(count.drawn) frames")
    }
  }

  func testContinuousDrawingDoesNotPreventTasksFromRunning() {
    onMain {
      var jobs = 0
      var isDone = false
      let drawing = MainLoopSource(repeatingIdle: .redraw) { .continue }
      Task {
        for _ in 0..<100 {
          jobs += 1
          await Task.yield()
        }
        isDone = true
      }
      XCTAssertTrue(MainContext.iterate { isDone })
      XCTAssertEqual(jobs, 100)
      drawing.cancel()
    }
  }
}
