import CGtk

/// A closure that the main loop runs, when it is idle or after a time.
///
/// It lives on when the value is dropped; ``cancel()`` ends it.
///
/// ```swift
/// let source = MainLoopSource(idle: .highIdle) { flush() }
/// ```
@MainActor
public final class MainLoopSource {
  /// Whether a repeating source goes on.
  public enum Continuation: Sendable {
    case `continue`
    case stop
  }

  private final class Box {
    let body: @MainActor () -> Continuation
    // Weak, as GLib keeps the box and the caller keeps the source.
    weak var source: MainLoopSource?

    init(_ body: @escaping @MainActor () -> Continuation) { self.body = body }
  }

  private var id: guint = 0

  /// Runs `body` once, as soon as nothing more urgent is ready.
  public init(idle priority: Priority = .idle, _ body: @escaping @MainActor () -> Void) {
    let box = Box {
      body()
      return .stop
    }
    id = g_idle_add_full(priority.rawValue, sourceDispatch, Self.retain(box), sourceRelease)
    box.source = self
  }

  /// Runs `body` whenever nothing more urgent is ready, until it says stop.
  public init(
    repeatingIdle priority: Priority = .idle,
    _ body: @escaping @MainActor () -> Continuation
  ) {
    let box = Box(body)
    id = g_idle_add_full(priority.rawValue, sourceDispatch, Self.retain(box), sourceRelease)
    box.source = self
  }

  /// Runs `body` once, after a time.
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

  /// Runs `body` again and again, until it says stop.
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

  /// Runs `body` whenever the process gets a Unix signal, until it says stop; the signal does nothing
  /// else meanwhile.
  ///
  /// - Parameter signal: One that GLib can wait for: `SIGHUP`, `SIGINT`, `SIGTERM`, `SIGUSR1`,
  ///   `SIGUSR2` or `SIGWINCH`.
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

  /// Makes sure that the closure does not run again, also from within it.
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
    // `retain` put it here; the local reference keeps it alive if the closure cancels itself.
    let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
    return box.body() == .continue
  }

  fileprivate static func release(_ data: gpointer) {
    // Balances `retain`; GLib calls this once, when the source is destroyed.
    let box = Unmanaged<Box>.fromOpaque(data).takeRetainedValue()
    box.source?.didEnd()
  }
}

/// The default context is iterated by the main thread only, hence `assumeIsolated`.
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
  /// Rounded up, and kept within what GLib can count.
  var wholeMilliseconds: guint {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
    if overflow { return .max }
    let remainder = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return guint(clamping: milliseconds + remainder)
  }
}
