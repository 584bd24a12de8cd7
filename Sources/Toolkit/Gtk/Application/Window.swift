import CGtk

/// A window.
///
/// GTK keeps a window until it is destroyed: dropping the wrapper does not close it.
@MainActor
public class Window: Widget {
  public convenience init() { self.init(gtk_window_new()) }

  public override init(_ instance: UnsafeMutableRawPointer?, transfer: Transfer = .floating) {
    UnrealizeWorkarounds.install()
    super.init(instance, transfer: transfer)
  }

  public override init(_ instance: OpaquePointer?, transfer: Transfer = .floating) {
    UnrealizeWorkarounds.install()
    super.init(instance, transfer: transfer)
  }

  var window: UnsafeMutablePointer<GtkWindow> { cast() }

  /// The handlers of a mouse's side buttons, by the number of the button.
  var sideButtons: [Int: @MainActor () -> Void] = [:]

  public var title: String? {
    get { string(gtk_window_get_title(window)) }
    set { gtk_window_set_title(window, newValue) }
  }

  public var child: Widget? {
    get { .wrapping(gtk_window_get_child(window)) }
    set { gtk_window_set_child(window, newValue?.widget) }
  }

  /// The widget in place of the title bar, which can be set only before the window is shown.
  public var titlebar: Widget? {
    get { .wrapping(gtk_window_get_titlebar(window)) }
    set { gtk_window_set_titlebar(window, newValue?.widget) }
  }

  /// The size to begin with; nil leaves an extent to the content.
  public var defaultSize: (width: Int?, height: Int?) {
    get {
      var width: Int32 = -1
      var height: Int32 = -1
      gtk_window_get_default_size(window, &width, &height)
      return (width < 0 ? nil : Int(width), height < 0 ? nil : Int(height))
    }
    set {
      gtk_window_set_default_size(
        window,
        Int32(clamping: newValue.width ?? -1),
        Int32(clamping: newValue.height ?? -1)
      )
    }
  }

  public var isResizable: Bool {
    get { gtk_window_get_resizable(window).isTrue }
    set { gtk_window_set_resizable(window, newValue.gboolean) }
  }

  /// Whether the window it is transient for takes no input meanwhile.
  public var isModal: Bool {
    get { gtk_window_get_modal(window).isTrue }
    set { gtk_window_set_modal(window, newValue.gboolean) }
  }

  /// The window above which this one stays. Held weakly by GTK.
  public var transientFor: Window? {
    get { gtk_window_get_transient_for(window).flatMap { Object.existing(for: $0) as? Window } }
    set { gtk_window_set_transient_for(window, newValue?.window) }
  }

  public var destroysWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(window).isTrue }
    set { gtk_window_set_destroy_with_parent(window, newValue.gboolean) }
  }

  public var hidesOnClose: Bool {
    get { gtk_window_get_hide_on_close(window).isTrue }
    set { gtk_window_set_hide_on_close(window, newValue.gboolean) }
  }

  /// What Enter activates when the focused widget does not take it.
  public var defaultWidget: Widget? {
    get { .wrapping(gtk_window_get_default_widget(window)) }
    set { gtk_window_set_default_widget(window, newValue?.widget) }
  }

  /// The widget that has the focus, or will when the window is active. Nil takes it away.
  public var focusWidget: Widget? {
    get { .wrapping(gtk_window_get_focus(window)) }
    set { gtk_window_set_focus(window, newValue?.widget) }
  }

  /// Whether the window is the one that gets the keys.
  public var isActive: Bool { gtk_window_is_active(window).isTrue }

  public var isMaximized: Bool {
    get { gtk_window_is_maximized(window).isTrue }
    set { newValue ? gtk_window_maximize(window) : gtk_window_unmaximize(window) }
  }

  /// Whether mnemonics are underlined.
  public var showsMnemonics: Bool {
    get { gtk_window_get_mnemonics_visible(window).isTrue }
    set { gtk_window_set_mnemonics_visible(window, newValue.gboolean) }
  }

  public var iconName: String? {
    get { string(gtk_window_get_icon_name(window)) }
    set { gtk_window_set_icon_name(window, newValue) }
  }

  /// The icon of all windows that have none of their own.
  public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name) }

  /// Shows the window and asks for the user's attention.
  public func present() { gtk_window_present(window) }

  /// Asks the window manager to minimize the window.
  public func minimize() { gtk_window_minimize(window) }

  /// Asks the window to close, as its close button does.
  public func close() { gtk_window_close(window) }

  /// Closes the window for good, without asking.
  public func destroy() { gtk_window_destroy(window) }

  /// The window was asked to close; `true` keeps it open.
  @discardableResult
  public func onCloseRequest(_ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
    connectReturningBool("close-request", handler)
  }

  /// The focus moved to another widget.
  @discardableResult
  public func onFocusWidgetChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    onNotify("focus-widget", handler)
  }

  @discardableResult
  public func onActiveChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("is-active", handler)
  }
}
