import ConcurrencyExtras
import Foundation

/// The handlers of SIGTERM, SIGINT and SIGHUP that write unsaved values before the process ends.
///
/// A handler is installed only if the signal has its default action, so a signal that the program
/// handles or ignores is unchanged. In an app of the toolkit, the main loop handles the signals. If
/// the main loop starts first, no handler is installed here. If a value is changed first, the main
/// loop replaces the handler. In both cases the signal ends the main loop, the program exits
/// normally, and the function that is registered with `atexit` writes the values. When the main
/// loop has ended, the signals have their default actions again, and the next change installs the
/// handlers.
enum TerminationSignals {
  private static let numbers = [SIGTERM, SIGINT, SIGHUP]
  private static let flushes = Lock<[@Sendable () -> Void]>([])

  /// Adds a closure that writes unsaved values. The handlers call the closures in order.
  static func addFlush(_ body: @escaping @Sendable () -> Void) {
    flushes.withLock { $0.append(body) }
  }

  /// Installs the handlers of the signals that have the default action.
  static func installHandlers() {
    // A handler that is installed while the process ends would receive the signal again.
    guard isPrepared, !isTerminating else { return }
    for number in numbers where hasDefaultAction(number) {
      signal(number, receiveTerminationSignal)
    }
  }

  private static func hasDefaultAction(_ number: CInt) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Musl)
      return action.__sa_handler.sa_handler == nil
    #else
      return action.__sigaction_handler.sa_handler == nil
    #endif
  }

  // The reference is not changed, and retains the source.
  nonisolated(unsafe) private static let source = makeSource()
  private static let isPrepared = source != nil

  /// Creates a pipe from the handler to a queue. Few functions can be called in a handler, and
  /// writing to a pipe is possible.
  private static func makeSource() -> (any DispatchSourceRead)? {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    terminationPipe = ends[1]
    // The queue is not the queue of the writes, which can be blocked.
    let queue = DispatchQueue(label: "sharing.termination", qos: .userInitiated)
    let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: queue)
    source.setEventHandler { [end = ends[0]] in
      var number: UInt8 = 0
      guard read(end, &number, 1) == 1 else { return }
      for flush in flushes.withLock({ $0 }) { flush() }
      // The handler has restored the default action, which ends the process. A thread of a queue
      // blocks signals, so the signal is sent to the process and not raised on this thread.
      kill(getpid(), CInt(number))
    }
    source.activate()
    return source
  }
}

// The first variable is assigned before the handlers are installed, and is then unchanged. Only the
// handlers change the second variable, and a late read results only in a second call of a handler.
nonisolated(unsafe) private var terminationPipe: CInt = -1

nonisolated(unsafe) private var isTerminating = false

private func receiveTerminationSignal(_ number: CInt) {
  let code = errno
  isTerminating = true
  // A second signal ends the process at once, for example if the disk does not respond.
  signal(number, SIG_DFL)
  var byte = UInt8(truncatingIfNeeded: number)
  write(terminationPipe, &byte, 1)
  errno = code
}
