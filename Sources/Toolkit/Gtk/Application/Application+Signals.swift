import CGtk

extension Application {
  /// Calls `handler` when the program is started without files or URIs to open, and when
  /// ``activate()`` is called.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// Calls `handler` when the application starts, unless a first instance is already running. No
  /// window has been shown at this time.
  @discardableResult
  public func onStartup(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("startup", handler)
  }

  /// Calls `handler` when the application quits, unless another process is the first instance.
  @discardableResult
  public func onShutdown(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("shutdown", handler)
  }

  /// Calls `handler` when the session manager of the desktop reports that a log-out was requested.
  /// Another program may prevent the log-out.
  @discardableResult
  public func onLogOut(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("query-end", handler)
  }

  /// Calls `handler` with the URIs of files and other resources to open. The URIs are arguments of
  /// this process, or of a process that was started later, or were passed to ``open(_:)``. The
  /// signal requires `.handlesOpen`.
  @discardableResult
  public func onOpen(
    _ handler: @escaping @MainActor (_ addresses: [String]) -> Void
  ) -> SignalConnection {
    connect(
      "open",
      arguments: { arguments in
        let files: SignalPointer = arguments(0)
        let count: Int32 = arguments(1)
        guard let first = files.pointer, count > 0 else { return handler([]) }
        // According to the documentation of the signal, the argument is an array of `count` GFile
        // pointers.
        let array = UnsafeBufferPointer(
          start: first.assumingMemoryBound(to: OpaquePointer?.self),
          count: Int(count)
        )
        handler(array.compactMap { string(freeing: g_file_get_uri($0)) })
      }
    )
  }

  /// Calls `handler` when the program is started, in this process or in another process. The signal
  /// requires `.handlesCommandLine`. The handler returns the exit status of the started process.
  @discardableResult
  public func onCommandLine(
    _ handler: @escaping @MainActor (Invocation) -> Int32
  ) -> SignalConnection {
    connect(
      "command-line",
      returningInt: { arguments in
        let line: SignalObject = arguments(0)
        guard let pointer = line.pointer else { return 1 }
        return handler(Invocation(pointer))
      }
    )
  }

  /// A start of the program, in this process or in another process that forwards the arguments.
  @MainActor
  public final class Invocation: Object {
    private var line: UnsafeMutablePointer<GApplicationCommandLine> { cast() }

    /// The arguments, beginning with the name of the program.
    public var arguments: [String] {
      strings(freeing: g_application_command_line_get_arguments(line, nil))
    }

    /// The directory in which the program was started.
    public var workingDirectory: String? { string(g_application_command_line_get_cwd(line)) }

    /// Whether the start was forwarded from another process.
    public var isRemote: Bool { g_application_command_line_get_is_remote(line).isTrue }

    /// Writes to the standard error of the process that was started.
    public func writeError(_ text: String) { cgtk_command_line_print_error(line, text) }

    /// Writes to the standard output of the process that was started.
    public func write(_ text: String) { cgtk_command_line_print(line, text) }
  }
}
