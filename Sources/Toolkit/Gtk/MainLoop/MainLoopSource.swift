import CGtk

/// A closure that the main loop runs when the loop is idle, after a delay, at intervals, or when
/// the process receives a Unix signal.
///
/// Releasing the value does not cancel the source. Call ``cancel()`` to cancel the source.
///
/// ```swift
/// let source = MainLoopSource(idle: .highIdle) { flush() }
/// ```
@MainActor
public final class MainLoopSource {
  /// Whether a repeating source continues.
  public enum Continuation: Sendable {
    /// The closure runs again.
    case `continue`
    /// The source is removed from the main loop.
    case stop
  }

  private final class Box {
    let body: @MainActor () -> Continuation
    // Weak, because GLib retains the box and the caller retains the source.
    weak var source: MainLoopSource?

    init(_ body: @escaping @MainActor () -> Continuation) { self.body = body }
  }

  private var id: guint = 0

  /// Runs `body` once, as soon as no source of a more urgent priority is ready.
  public init(idle priority: Priority = .idle, _ body: @escaping @MainActor () -> Void) {
    let box = Box {
      body()
      return .stop
    }
    id = g_idle_add_full(priority.rawValue, sourceDispatch, Self.retain(box), sourceRelease)
    box.source = self
  }

  /// Runs `body` repeatedly, each time that no source of a more urgent priority is ready, until
  /// `body` returns `stop`.
  public init(
    repeatingIdle priority: Priority = .idle,
    _ body: @escaping @MainActor () -> Continuation
  ) {
    let box = Box(body)
    id = g_idle_add_full(priority.rawValue, sourceDispatch, Self.retain(box), sourceRelease)
    box.source = self
  }

  /// Runs `body` once, after a delay.
  public init(
    after delay: Duration,
    priority: Priority = .default,
    _ body: @escaping @MainActor () -> Void
  ) {
    let box = Box {
      body()
      return .stop
    }
    id = g_timeout_add_full(
      priority.rawValue,
      delay.wholeMilliseconds,
      sourceDispatch,
      Self.retain(box),
      sourceRelease
    )
    box.source = self
  }

  /// Runs `body` at intervals, until `body` returns `stop`.
  public init(
    every interval: Duration,
    priority: Priority = .default,
    _ body: @escaping @MainActor () -> Continuation
  ) {
    let box = Box(body)
    id = g_timeout_add_full(
      priority.rawValue,
      interval.wholeMilliseconds,
      sourceDispatch,
      Self.retain(box),
      sourceRelease
    )
    box.source = self
  }

  /// Runs `body` when the process has received a Unix signal, until `body` returns `stop`. While
  /// the source exists, the default action of the signal is not performed.
  ///
  /// - Parameters:
  ///   - signal: A signal that GLib supports: `SIGHUP`, `SIGINT`, `SIGTERM`, `SIGUSR1`, `SIGUSR2`
  ///     or `SIGWINCH`.
  ///   - priority: The priority of the source in the main loop.
  ///   - body: Called on the main loop, not in the signal handler of the process. Returns whether
  ///     the source continues.
  public init(
    signal: Int32,
    priority: Priority = .default,
    _ body: @escaping @MainActor () -> Continuation
  ) {
    let box = Box(body)
    id = g_unix_signal_add_full(
      priority.rawValue,
      signal,
      sourceDispatch,
      Self.retain(box),
      sourceRelease
    )
    box.source = self
  }

  /// Whether the closure may still run.
  public var isActive: Bool { id != 0 }

  /// Cancels the source, so that the closure does not run again. The closure itself may call this
  /// method.
  public func cancel() {
    guard id != 0 else { return }
    let id = id
    self.id = 0
    g_source_remove(id)
  }

  fileprivate func didEnd() { id = 0 }

  private static func retain(_ box: Box) -> gpointer {
    Unmanaged.passRetained(box).toOpaque()
  }

  fileprivate static func dispatch(_ data: gpointer) -> Bool {
    // The data is the box that `retain` has retained. The local reference retains the box if the
    // closure cancels its source.
    let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
    return box.body() == .continue
  }

  fileprivate static func release(_ data: gpointer) {
    // Balances `retain`. GLib calls the function once, when the source is destroyed.
    let box = Unmanaged<Box>.fromOpaque(data).takeRetainedValue()
    box.source?.didEnd()
  }
}

/// Only the main thread iterates the default context, which justifies `assumeIsolated`.
private let sourceDispatch: @convention(c) (gpointer?) -> gboolean = { data in
  nonisolated(unsafe) let data = data
  return MainActor.assumeIsolated {
    data.map { MainLoopSource.dispatch($0) }?.gboolean ?? 0
  }
}

private let sourceRelease: @convention(c) (gpointer?) -> Void = { data in
  nonisolated(unsafe) let data = data
  MainActor.assumeIsolated {
    if let data { MainLoopSource.release(data) }
  }
}

extension Duration {
  /// The duration in milliseconds, rounded up and clamped to the range of `guint`.
  var wholeMilliseconds: guint {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
    if overflow { return .max }
    let remainder = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return guint(clamping: milliseconds + remainder)
  }
}
