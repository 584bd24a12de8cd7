import CGtk

/// A style sheet. A program needs one, with classes on its widgets.
@MainActor
public final class CssProvider: Object {
  /// Whose rules win.
  public enum Precedence: Sendable {
    /// The program's, over the theme's.
    case application
    /// The user's, over all.
    case user

    var value: guint {
      switch self {
      case .application: guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
      case .user: guint(GTK_STYLE_PROVIDER_PRIORITY_USER)
      }
    }
  }

  public init() { super.init(gtk_css_provider_new(), transfer: .full) }

  /// A rule could not be read.
  @discardableResult
  public func onParsingError(
    _ handler: @escaping @MainActor (_ message: String) -> Void
  ) -> SignalConnection {
    connect(
      "parsing-error",
      arguments: { arguments in
        let error: SignalBoxed = arguments(1)
        // The signal documents a GError as its second argument.
        let pointer = error.pointer?.assumingMemoryBound(to: GError.self)
        handler(pointer.flatMap { string($0.pointee.message) } ?? "")
      }
    )
  }

  public func add(to display: Display, precedence: Precedence = .application) {
    gtk_style_context_add_provider_for_display(display.opaque, opaque, precedence.value)
  }

  public func remove(from display: Display) {
    gtk_style_context_remove_provider_for_display(display.opaque, opaque)
  }

  public var css: String { string(taking: gtk_css_provider_to_string(cast())) ?? "" }
}
