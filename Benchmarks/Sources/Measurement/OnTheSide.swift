import Dispatch
import Foundation

/// Runs measurements on a thread of their own, and meanwhile the main actor on the main loop of the
/// dispatch library; ends the program when they are done.
public func measureOnTheSide(_ measurements: @escaping @Sendable () -> Void) -> Never {
  Thread.detachNewThread {
    measurements()
    exit(0)
  }
  dispatchMain()
}

/// Says what is wrong with how the program was called, and ends it.
public func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

/// Does something on the main actor, from another thread.
public func onMain<R: Sendable>(_ operation: @MainActor () -> R) -> R {
  DispatchQueue.main.sync {
    MainActor.assumeIsolated { operation() }
  }
}
