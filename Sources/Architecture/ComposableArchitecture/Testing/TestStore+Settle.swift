import ConcurrencyExtras

extension TestStore {
  /// Runs other work until the work waits for the test or for an external event.
  ///
  /// The number of yields that running effects need is unknown. If no effect is running, a short
  /// check whether other work is left usually suffices.
  func settle() async {
    if !hasRunningEffects, await isIdle(), !hasRunningEffects { return }
    await Task.megaYield()
  }

  private var hasRunningEffects: Bool {
    core.work.tasks.values.contains(where: \.isVisiblyRunning)
  }

  /// Work that the main actor enqueues on the main actor is not observed, so one turn is not
  /// enough.
  private func isIdle() async -> Bool {
    for _ in 0..<4 {
      guard await Task.yieldToMainQueue() else { return false }
    }
    return true
  }
}
