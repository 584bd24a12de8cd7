import ConcurrencyExtras

extension TestStore {
  /// Lets work go on until it waits for the test, or for the world.
  ///
  /// Nobody knows how often effects that are running must be given way to. Where there are none it
  /// takes a moment to see that nothing else has something left to do, most often.
  func settle() async {
    if !isAnythingRunning, await isQuiet(), !isAnythingRunning { return }
    await Task.megaYield()
  }

  private var isAnythingRunning: Bool {
    core.work.tasks.values.contains(where: \.isVisiblyRunning)
  }

  /// What goes from the main actor to the main actor isn't seen, so that one turn is not enough.
  private func isQuiet() async -> Bool {
    for _ in 0..<4 {
      guard await Task.mainTurn() else { return false }
    }
    return true
  }
}
