import ConcurrencyExtras

extension TestStore {
  /// Waits while other work runs, usually until all work waits for the test or for an external
  /// event.
  ///
  /// The number of yields that running effects require is unknown. If no effect is running, a short
  /// check for remaining work usually suffices.
  func settle() async {
    if !hasRunningEffects, await isIdle(), !hasRunningEffects { return }
    await Task.megaYield()
  }

  private var hasRunningEffects: Bool {
    core.work.tasks.values.contains(where: \.isVisiblyRunning)
  }

  /// Returns whether four waits for the main queue observed no new work. A wait does not observe
  /// work that the main actor enqueues on the main actor. The next wait runs such work. Returns
  /// `false` if tasks also run on other threads.
  private func isIdle() async -> Bool {
    for _ in 0..<4 {
      guard await Task.yieldToMainQueue() else { return false }
    }
    return true
  }
}
