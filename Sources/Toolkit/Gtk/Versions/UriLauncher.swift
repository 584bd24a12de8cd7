import CGtk

/// A function that opens a URI with the user's default program for the URI.
///
/// Since 4.10, `GtkUriLauncher` opens the URI. Before 4.10, `gtk_show_uri_full` opens the URI.
@MainActor
enum UriLauncher {
  /// Opens a URI, and calls `completion` with whether a program opened the URI.
  static func launch(
    _ address: String,
    above window: UnsafeMutablePointer<GtkWindow>?,
    completion: @escaping @MainActor (_ isLaunched: Bool) -> Void
  ) {
    let data = Unmanaged.passRetained(Completion(completion)).toOpaque()
    guard let new = NewerFunctions.newUriLauncher.call, let launch = NewerFunctions.launchUri.call
    else {
      let now = guint32(GDK_CURRENT_TIME)
      gtk_show_uri_full(window, address, now, nil, didShow, data)
      return
    }
    // GTK retains the launcher until the URI is opened.
    let launcher = Object(new(address), transfer: .full)
    launch(launcher.opaque, window, nil, didLaunch, data)
  }

  fileprivate final class Completion {
    let body: @MainActor (Bool) -> Void

    init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }
  }

  fileprivate static func complete(_ data: UnsafeMutableRawPointer?, _ isLaunched: Bool) {
    guard let data else { return }
    // Balances the retain in `launch`. GIO calls one of the functions below once for each call of
    // `launch`.
    Unmanaged<Completion>.fromOpaque(data).takeRetainedValue().body(isLaunched)
  }
}

/// GTK calls the functions below on the main thread, which justifies `assumeIsolated`.
private let didLaunch: GAsyncReadyCallback = { source, result, data in
  nonisolated(unsafe) let (source, result, data) = (source, result, data)
  MainActor.assumeIsolated {
    let finish = NewerFunctions.finishLaunchingUri.call
    let isLaunched = source.flatMap { finish?(OpaquePointer($0), result, nil).isTrue } ?? false
    UriLauncher.complete(data, isLaunched)
  }
}

private let didShow: GAsyncReadyCallback = { source, result, data in
  nonisolated(unsafe) let (source, result, data) = (source, result, data)
  MainActor.assumeIsolated {
    // The source is the window, which may be null.
    let window = source.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
    UriLauncher.complete(data, gtk_show_uri_full_finish(window, result, nil).isTrue)
  }
}
