import Dispatch
import Foundation

/// Runs measurements on a new thread, while the main actor runs on the main loop of the dispatch
/// library. The program exits when the measurements are complete.
public func measureOnTheSide(_ measurements: @escaping @Sendable () -> Void) -> Never {
  Thread.detachNewThread {
    measurements()
    exit(0)
  }
  dispatchMain()
}

/// Writes an error in the arguments of the program to standard error, and exits the program.
public func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

/// Runs an operation on the main actor. Call this function on another thread.
public func onMain<R: Sendable>(_ operation: @MainActor () -> R) -> R {
  DispatchQueue.main.sync {
    MainActor.assumeIsolated { operation() }
  }
}
