import ConcurrencyExtras

/// Waits while other work runs, until `condition` returns `true`.
///
/// - Returns: `true` if `condition` returned `true`, and `false` if `timeout` elapsed or the task
///   was cancelled.
@MainActor
func wait(atMost timeout: Duration, until condition: @MainActor () -> Bool) async -> Bool {
  let start = ContinuousClock.now
  var rounds = 0
  while !condition() {
    guard start.duration(to: .now) < timeout, !Task.isCancelled else { return false }
    rounds += 1
    if rounds < 100 {
      await Task.megaYield(count: 1)
    } else {
      // After this number of rounds, the work most likely waits for a clock or an external event,
      // so that further yields would be useless.
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
  return true
}

let stillRunningHint = """
  If an effect waits for a clock, override the clock with a 'TestClock', and advance the clock. If \
  an effect does not finish by itself, cancel the task that 'send' returned, or send the action \
  that cancels the effect. If an effect needs more time, pass a longer 'timeout'.
  """
