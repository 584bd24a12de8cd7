import CGtk

/// A toplevel window.
///
/// GTK retains a window until the window is destroyed. The window remains open when the wrapper is
/// released.
@MainActor
public class Window: Widget {
  /// Creates an empty window without an application, which is not shown until it is presented.
  public convenience init() { self.init(gtk_window_new()) }

  /// Creates a wrapper of a window. `transfer` is the ownership of the reference.
  public override init(_ instance: UnsafeMutableRawPointer?, transfer: Transfer = .floating) {
    UnrealizeWorkarounds.install()
    HiddenMenus.install()
    PopoverActivation.install()
    HiddenToplevels.install()
    super.init(instance, transfer: transfer)
  }

  /// Creates a wrapper of a window whose C structure is private. `transfer` is the ownership of the
  /// reference.
  public override init(_ instance: OpaquePointer?, transfer: Transfer = .floating) {
    UnrealizeWorkarounds.install()
    HiddenMenus.install()
    PopoverActivation.install()
    HiddenToplevels.install()
    super.init(instance, transfer: transfer)
  }

  var window: UnsafeMutablePointer<GtkWindow> { cast() }

  /// The handlers of the side buttons of a mouse, by the number of the button.
  var sideButtons: [Int: @MainActor () -> Void] = [:]

  /// The text in the header of the window, and in the list of windows of the desktop. If the title
  /// is `nil`, GTK shows the name of the program.
  public var title: String? {
    get { string(gtk_window_get_title(window)) }
    set { gtk_window_set_title(window, newValue.map(ShownText.title)) }
  }

  /// The content of the window. Setting the property replaces the previous child.
  public var child: Widget? {
    get { .wrapping(gtk_window_get_child(window)) }
    set { gtk_window_set_child(window, newValue?.widget) }
  }

  /// The widget that replaces the default title bar, or `nil`. Set the property before the window
  /// is shown.
  public var titlebar: Widget? {
    get { .wrapping(gtk_window_get_titlebar(window)) }
    set { gtk_window_set_titlebar(window, newValue?.widget) }
  }

  /// The initial size until the window is resized, and then the current size. A width or a height
  /// of `nil` is the natural size of the content.
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

  /// Whether the user can change the size of the window. `true` by default. A window that is not
  /// resizable has the natural size of its content.
  public var isResizable: Bool {
    get { gtk_window_get_resizable(window).isTrue }
    set { gtk_window_set_resizable(window, newValue.gboolean) }
  }

  /// Whether the window blocks the input of the other windows of the program, except the windows
  /// above this window.
  public var isModal: Bool {
    get { gtk_window_get_modal(window).isTrue }
    set { gtk_window_set_modal(window, newValue.gboolean) }
  }

  /// The parent window, above which this window is shown. GTK references the parent weakly.
  public var transientFor: Window? {
    get { gtk_window_get_transient_for(window).flatMap { Object.existing(for: $0) as? Window } }
    set { gtk_window_set_transient_for(window, newValue?.window) }
  }

  /// Whether the window is destroyed when its transient parent is destroyed. `false` by default.
  public var destroysWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(window).isTrue }
    set { gtk_window_set_destroy_with_parent(window, newValue.gboolean) }
  }

  /// Whether a close request hides the window instead of destroying the window. `false` by default.
  public var hidesOnClose: Bool {
    get { gtk_window_get_hide_on_close(window).isTrue }
    set { gtk_window_set_hide_on_close(window, newValue.gboolean) }
  }

  /// The widget that Enter activates if the focused widget does not handle Enter.
  public var defaultWidget: Widget? {
    get { .wrapping(gtk_window_get_default_widget(window)) }
    set { gtk_window_set_default_widget(window, newValue?.widget) }
  }

  /// The focused widget. In an inactive window, the widget receives keys when the window becomes
  /// active. Setting `nil` removes the focus.
  public var focusWidget: Widget? {
    get { .wrapping(gtk_window_get_focus(window)) }
    set { gtk_window_set_focus(window, newValue?.widget) }
  }

  /// Whether the window receives keys.
  public var isActive: Bool { gtk_window_is_active(window).isTrue }

  /// Whether the window fills the screen except the bars of the desktop. Setting the property sends
  /// a request to the window manager, so the value changes later or not at all.
  public var isMaximized: Bool {
    get { gtk_window_is_maximized(window).isTrue }
    set { newValue ? gtk_window_maximize(window) : gtk_window_unmaximize(window) }
  }

  /// Whether mnemonics are underlined.
  public var showsMnemonics: Bool {
    get { gtk_window_get_mnemonics_visible(window).isTrue }
    set { gtk_window_set_mnemonics_visible(window, newValue.gboolean) }
  }

  /// The name of the icon in the icon theme, or `nil` for the icon of `setDefaultIconName`.
  public var iconName: String? {
    get { string(gtk_window_get_icon_name(window)) }
    set { gtk_window_set_icon_name(window, newValue) }
  }

  /// Sets the icon of all windows for which ``iconName`` is `nil`.
  public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name) }

  /// Shows the window, and requests that the window manager raises and activates the window.
  public func present() { gtk_window_present(window) }

  /// Requests that the window manager minimizes the window.
  public func minimize() { gtk_window_minimize(window) }

  /// Sends a close request to the window, like a click on the close button.
  public func close() { gtk_window_close(window) }

  /// Closes the window without a close request. GTK releases its reference to the window.
  public func destroy() {
    removeTransientParent()
    gtk_window_destroy(window)
  }

  /// Calls `handler` when the window is requested to close. Return `true` to prevent the window
  /// from closing.
  @discardableResult
  public func onCloseRequest(_ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
    connectReturningBool("close-request", handler)
  }

  /// Calls `handler` when the focus moves to another widget.
  @discardableResult
  public func onFocusWidgetChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    onNotify("focus-widget", handler)
  }

  /// Calls `handler` when ``isActive`` changes, for example because the user has activated another
  /// window.
  @discardableResult
  public func onActiveChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("is-active", handler)
  }
}
