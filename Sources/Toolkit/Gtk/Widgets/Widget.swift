import CGtk

/// A widget.
///
/// The accessors neither compare nor store values. Extensions by topic have more: style, layout, focus,
/// accessibility and the tree of widgets.
///
/// A widget that has no class here, of GTK or of another library, is wrapped as it is, or in a subclass:
///
/// ```swift
/// let area = Widget(gtk_drawing_area_new(), transfer: .floating)
///
/// final class Split: Widget {
///   init() { super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), transfer: .floating) }
///
///   var position: Int32 {
///     get { property("position") }
///     set { setProperty("position", newValue) }
///   }
/// }
/// ```
@MainActor
open class Widget: Object {
  /// The part that is used and spoken of, where the widget is only what surrounds it: the switch of
  /// a row that says what it switches, the text of a scrolled text field. Nil is the widget itself.
  public var mainPart: Widget?

  /// Whose texts are the widget's name, where that was said.
  package var namingLabels: [NamingLabel]?

  /// The handler that hides the widget from assistive technologies after each mapping.
  var hiddenOnMap: SignalConnection?

  /// Classes that say how the widget looks, set all at once. Others that it has stay.
  public var appearanceClasses: [String] = [] {
    didSet {
      guard appearanceClasses != oldValue else { return }
      for name in oldValue where !appearanceClasses.contains(name) { removeCSSClass(name) }
      for name in appearanceClasses where !oldValue.contains(name) { addCSSClass(name) }
    }
  }

  public override init(_ instance: UnsafeMutableRawPointer?, transfer: Transfer = .floating) {
    super.init(instance, transfer: transfer)
    checkType()
  }

  public override init(_ instance: OpaquePointer?, transfer: Transfer = .floating) {
    super.init(instance, transfer: transfer)
    checkType()
  }

  private func checkType() {
    guard !cgtk_is_a(pointer, gtk_widget_get_type()).isTrue else { return }
    preconditionFailure("A '\(typeName)' is not a widget. Wrap it in an 'Object'.")
  }

  /// The instance as C functions of widgets expect it.
  public var widget: UnsafeMutablePointer<GtkWidget> { cast() }

  /// Returns the wrapper of a widget that a C function returns, such as a child of a container. If the
  /// widget has no wrapper, the method creates a plain `Widget`, which retains the widget.
  public static func wrapping(_ pointer: UnsafeMutablePointer<GtkWidget>?) -> Widget? {
    guard let pointer else { return nil }
    let instance = UnsafeMutableRawPointer(pointer)
    if let known = existing(for: instance) as? Widget { return known }
    return Widget(instance, transfer: .none)
  }

  /// What takes the focus and has the name: the ``mainPart``, or the widget itself.
  public var principal: Widget { mainPart?.principal ?? self }

  /// Another widget from whose properties GTK reads the name and the description of this widget.
  var widgetOfName: Widget? { nil }

  /// Whether the widget is shown when its parent is.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget).isTrue }
    set { gtk_widget_set_visible(widget, newValue.gboolean) }
  }

  /// Whether the widget takes input when its parent does.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget).isTrue }
    set { gtk_widget_set_sensitive(widget, newValue.gboolean) }
  }

  /// Whether the widget and all its ancestors are sensitive.
  public var isEffectivelySensitive: Bool { gtk_widget_is_sensitive(widget).isTrue }

  /// Whether the widget is on screen, or would be if its window were not covered.
  public var isMapped: Bool { gtk_widget_get_mapped(widget).isTrue }

  /// Whether the widget has its resources, which it has from before its first showing.
  public var isRealized: Bool { gtk_widget_get_realized(widget).isTrue }

  /// The name that style sheets know as `#name`.
  public var name: String {
    get { string(gtk_widget_get_name(widget)) ?? "" }
    set { gtk_widget_set_name(widget, newValue) }
  }

  /// The help shown when the pointer rests on the widget. It is text, not markup.
  public var tooltip: String? {
    get { string(gtk_widget_get_tooltip_text(widget)) }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// How see-through the widget is, from 0 to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// Whether pointer events reach the widget and its children.
  public var canTarget: Bool {
    get { gtk_widget_get_can_target(widget).isTrue }
    set { gtk_widget_set_can_target(widget, newValue.gboolean) }
  }

  /// Adds a controller, which the widget keeps until it is removed or dies itself.
  public func addController(_ controller: EventController) {
    // GTK takes the reference that is passed; the wrapper keeps its own.
    g_object_ref(controller.pointer)
    gtk_widget_add_controller(widget, controller.opaque)
  }

  public func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(widget, controller.opaque)
  }

  /// Makes actions reachable from here downwards as `prefix.name`; nil takes them away.
  public func insertActionGroup(_ prefix: String, _ group: SimpleActionGroup?) {
    gtk_widget_insert_action_group(widget, prefix, group?.opaque)
  }

  /// Activates an action by its full name, `prefix.name`. Says whether it was found.
  @discardableResult
  public func activateAction(_ name: String) -> Bool {
    gtk_widget_activate_action_variant(widget, name, nil).isTrue
  }

  /// Does what Enter does to the widget. Says whether it can be activated.
  @discardableResult
  public func activate() -> Bool { gtk_widget_activate(widget).isTrue }

  /// Does what the widget's mnemonic does; `cycling` only moves the focus.
  @discardableResult
  public func mnemonicActivate(cycling: Bool = false) -> Bool {
    gtk_widget_mnemonic_activate(widget, cycling.gboolean).isTrue
  }

  /// The widget came on screen.
  @discardableResult
  public func onMap(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("map", handler)
  }

  /// The widget left the screen.
  @discardableResult
  public func onUnmap(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("unmap", handler)
  }

  /// Asks for the widget to be drawn again.
  public func queueDraw() { gtk_widget_queue_draw(widget) }
}
