import CGtk

/// The clipboard of a display, which programs share to copy and paste.
///
/// The text remains on the clipboard after the program ends if the desktop has a clipboard manager,
/// because a `GtkApplication` stores the text when the application shuts down.
@MainActor
public final class Clipboard: Object {
  /// The clipboard of the default display, or `nil` if there is no display.
  public static var `default`: Clipboard? {
    guard let display = Display.default,
      let clipboard = gdk_display_get_clipboard(display.opaque)
    else { return nil }
    let pointer = UnsafeMutableRawPointer(clipboard)
    return existing(for: pointer) as? Clipboard ?? Clipboard(clipboard, transfer: .none)
  }

  /// Whether the content of the clipboard is a text, or can be read as a text.
  public var containsText: Bool {
    // The content of another program has only MIME types. The union adds the types of GLib that GTK
    // can read from the MIME types. The union takes ownership of its argument.
    let formats = gdk_content_formats_union_deserialize_gtypes(
      gdk_content_formats_ref(gdk_clipboard_get_formats(opaque))
    )
    defer { gdk_content_formats_unref(formats) }
    return gdk_content_formats_contain_gtype(formats, cgtk_type_string()).isTrue
  }

  /// Replaces the content of the clipboard with a text.
  public func setText(_ text: String) {
    gdk_clipboard_set_text(opaque, text)
  }

  /// Reads the content as a text, and calls `completion` once.
  ///
  /// - Parameters:
  ///   - timeout: The time after which the reading is cancelled, because the program that owns the
  ///     content may hang.
  ///   - completion: Called with the text. Called with `nil` if the content is no text, or if the
  ///     program that owns the content does not send the content.
  public func readText(
    timeout: Duration = .seconds(5),
    _ completion: @escaping @MainActor (_ text: String?) -> Void
  ) {
    let cancellable = Object(UnsafeMutableRawPointer(g_cancellable_new()), transfer: .full)
    let source = MainLoopSource(after: timeout) { g_cancellable_cancel(cancellable.cast()) }
    let reading = Reading { text in
      source.cancel()
      completion(text)
    }
    let data = Unmanaged.passRetained(reading).toOpaque()
    gdk_clipboard_read_text_async(opaque, cancellable.cast(), didReadText, data)
  }

  /// Calls `handler` when this program or another program has replaced the content.
  @discardableResult
  public func onChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("changed", handler)
  }

  fileprivate final class Reading {
    let completion: @MainActor (String?) -> Void

    init(_ completion: @escaping @MainActor (String?) -> Void) { self.completion = completion }
  }
}

/// GTK calls the function on the main thread, which justifies `assumeIsolated`.
private let didReadText: GAsyncReadyCallback = { source, result, data in
  nonisolated(unsafe) let (source, result, data) = (source, result, data)
  MainActor.assumeIsolated {
    guard let data else { return }
    let text = source.flatMap { gdk_clipboard_read_text_finish(OpaquePointer($0), result, nil) }
    // Balances the retain in `readText`. GIO calls this function once for each call of `readText`.
    Unmanaged<Clipboard.Reading>.fromOpaque(data).takeRetainedValue()
      .completion(string(freeing: text))
  }
}
