import CGtk

/// A style sheet. A program usually needs a single style sheet, whose rules apply to style classes
/// of the widgets.
@MainActor
public final class CssProvider: Object {
  /// The precedence of the rules of a style sheet.
  public enum Precedence: Sendable {
    /// The precedence of the program's rules, which override the rules of the theme.
    case application
    /// The precedence of the user's rules, which override all other rules.
    case user

    var value: guint {
      switch self {
      case .application: guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
      case .user: guint(GTK_STYLE_PROVIDER_PRIORITY_USER)
      }
    }
  }

  /// Creates a style sheet without rules, which has no effect until ``add(to:precedence:)`` is
  /// called.
  public init() { super.init(gtk_css_provider_new(), transfer: .full) }

  /// Calls `handler` with a message when a rule can't be parsed.
  @discardableResult
  public func onParsingError(
    _ handler: @escaping @MainActor (_ message: String) -> Void
  ) -> SignalConnection {
    connect(
      "parsing-error",
      arguments: { arguments in
        let error: SignalBoxed = arguments(1)
        // According to the documentation of the signal, the second argument is a GError.
        let pointer = error.pointer?.assumingMemoryBound(to: GError.self)
        handler(pointer.flatMap { string($0.pointee.message) } ?? "")
      }
    )
  }

  /// Applies the rules to all windows on a display. Wraps
  /// `gtk_style_context_add_provider_for_display`.
  public func add(to display: Display, precedence: Precedence = .application) {
    gtk_style_context_add_provider_for_display(display.opaque, opaque, precedence.value)
  }

  /// Removes the rules from a display. The method does nothing if the rules were not added to the
  /// display.
  public func remove(from display: Display) {
    gtk_style_context_remove_provider_for_display(display.opaque, opaque)
  }

  /// The rules as a text. The text differs from the loaded text in white space and in the form of
  /// values.
  public var css: String { string(freeing: gtk_css_provider_to_string(cast())) ?? "" }
}
