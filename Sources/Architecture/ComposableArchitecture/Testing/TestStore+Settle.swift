import ConcurrencyExtras

extension TestStore {
  /// Runs other work until the work waits for the test or for an external event.
  ///
  /// The number of yields that running effects need is unknown. If no effect is running, a short
  /// check whether other work is left usually suffices.
  func settle() async {
    if !isAnythingRunning, await isQuiet(), !isAnythingRunning { return }
    await Task.megaYield()
  }

  private var isAnythingRunning: Bool {
    core.work.tasks.values.contains(where: \.isVisiblyRunning)
  }

  /// Work that the main actor enqueues on the main actor is not observed, so one turn is not
  /// enough.
  private func isQuiet() async -> Bool {
    for _ in 0..<4 {
      guard await Task.mainTurn() else { return false }
    }
    return true
  }
}
