import CGtk

extension Application {
  /// The program was started without anything to open.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// The first instance begins, before anything is shown.
  @discardableResult
  public func onStartup(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("startup", handler)
  }

  /// The first instance ends.
  @discardableResult
  public func onShutdown(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("shutdown", handler)
  }

  /// Calls `handler` when the session manager of the desktop announces a log-out. Another program may
  /// prevent the log-out.
  @discardableResult
  public func onLogOut(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("query-end", handler)
  }

  /// Files and addresses were to be opened, here or by a later start. Needs `.handlesOpen`.
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
        // The signal documents an array of that many GFile pointers.
        let array = UnsafeBufferPointer(
          start: first.assumingMemoryBound(to: OpaquePointer?.self),
          count: Int(count)
        )
        handler(array.compactMap { string(taking: g_file_get_uri($0)) })
      }
    )
  }

  /// The program was started, here or again, with arguments. Needs `.handlesCommandLine`. Returns
  /// the status with which that start exits.
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

  /// One start of the program, in this process or forwarded from another.
  @MainActor
  public final class Invocation: Object {
    private var line: UnsafeMutablePointer<GApplicationCommandLine> { cast() }

    /// The arguments, beginning with the program's name.
    public var arguments: [String] {
      strings(taking: g_application_command_line_get_arguments(line, nil))
    }

    /// The directory in which it was started.
    public var workingDirectory: String? { string(g_application_command_line_get_cwd(line)) }

    /// Whether it came from another process.
    public var isRemote: Bool { g_application_command_line_get_is_remote(line).isTrue }

    /// Writes to the standard error of the process that was started.
    public func writeError(_ text: String) { cgtk_command_line_print_error(line, text) }

    /// Writes to the standard output of the process that was started.
    public func write(_ text: String) { cgtk_command_line_print(line, text) }
  }
}
