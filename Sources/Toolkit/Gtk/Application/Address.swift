import CGtk

/// Files and other things that have an address.
public enum Address {
  /// The address that an argument of a command line means, which may be the path of a file.
  public static func of(argument: String) -> String {
    let file = g_file_new_for_commandline_arg(argument)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    return string(taking: g_file_get_uri(file)) ?? argument
  }

  /// Shows what is at an address with the program that the user has chosen for it. Returns at once;
  /// `completion` is told whether there is one.
  @MainActor
  public static func show(
    _ address: String,
    above window: Window?,
    completion: @escaping @MainActor (_ isShown: Bool) -> Void
  ) {
    let data = Unmanaged.passRetained(Completion(completion)).toOpaque()
    gtk_show_uri_full(
      window?.window,
      address,
      guint32(GDK_CURRENT_TIME),
      nil,
      { source, result, data in
        nonisolated(unsafe) let data = data
        // The source is the window, which may be null.
        let window = source.map {
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
        }
        let isShown = gtk_show_uri_full_finish(window, result, nil).isTrue
        MainActor.assumeIsolated {
          guard let data else { return }
          // Balances the retain below; GIO calls this once.
          Unmanaged<Completion>.fromOpaque(data).takeRetainedValue().body(isShown)
        }
      },
      data
    )
  }

  private final class Completion {
    let body: @MainActor (Bool) -> Void

    init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }
  }
}
