import Dispatch
import Foundation

/// Runs measurements on a new thread, while the main thread runs the main queue of the dispatch
/// library. The program exits when the measurements are complete.
public func measureOnTheSide(_ measurements: @escaping @Sendable () -> Void) -> Never {
  Thread.detachNewThread {
    measurements()
    exit(0)
  }
  dispatchMain()
}

/// Writes a message to standard error, and exits the program with status 2.
public func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

/// Runs an operation on the main actor, and returns its result. The calling thread waits, and must
/// not be the main thread.
public func onMain<R: Sendable>(_ operation: @MainActor () -> R) -> R {
  DispatchQueue.main.sync {
    MainActor.assumeIsolated { operation() }
  }
}
