import ConcurrencyExtras

extension TestStore {
  /// Lets work go on until it waits for the test, or for the world.
  ///
  /// Nobody knows how often effects that are running must be given way to. Where there are none it
  /// takes a moment to see that nothing else has something left to do, most often.
  func settle() async {
    let isRunning = core.work.tasks.values.contains(where: \.isVisiblyRunning)
    if !isRunning, await Task.mainTurn(), await Task.mainTurn() { return }
    await Task.megaYield()
  }
}
