import ConcurrencyExtras

extension TestStore {
  /// Lets other work run, usually until all work waits for the test or for an external event.
  ///
  /// The number of yields that running effects need is unknown. If no effect is running, a short
  /// check for remaining work usually suffices.
  func settle() async {
    if !hasRunningEffects, await isIdle(), !hasRunningEffects { return }
    await Task.megaYield()
  }

  private var hasRunningEffects: Bool {
    core.work.tasks.values.contains(where: \.isVisiblyRunning)
  }

  /// Returns whether no work is left. The check is repeated, because it does not observe work that
  /// the main actor enqueues on the main actor.
  private func isIdle() async -> Bool {
    for _ in 0..<4 {
      guard await Task.yieldToMainQueue() else { return false }
    }
    return true
  }
}
