import ConcurrencyExtras

/// Keeps asynchronous work on the main thread while there is any test store.
///
/// Tests that run side by side have a store each: the first one begins it, the last one ends it.
@MainActor
enum MainSerialExecutorUse {
  private static var stores = 0
  private static var original = false

  static func begin() {
    if stores == 0 {
      original = uncheckedUseMainSerialExecutor
    }
    stores += 1
    uncheckedUseMainSerialExecutor = true
  }

  static func end() {
    stores -= 1
    if stores == 0 {
      uncheckedUseMainSerialExecutor = original
    }
  }
}
