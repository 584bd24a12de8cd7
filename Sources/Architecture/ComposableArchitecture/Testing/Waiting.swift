import ConcurrencyExtras

/// Runs other work until `condition` holds.
///
/// - Returns: Whether `condition` held before `timeout` elapsed.
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
      // After that many rounds the work waits for a clock or an external event, so spinning is
      // useless.
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
  return true
}

let stillRunningHint = """
  If they wait for a clock, advance it: give the store a 'TestClock' as a dependency. If they don't \
  end by themselves, let the test end them: cancel the task that 'send' returned, or send the \
  action that stops them. If they just take long, give a longer 'timeout'.
  """
