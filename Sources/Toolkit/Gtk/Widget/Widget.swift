import CGtk

/// A widget of GTK or of another library.
///
/// Most properties call GTK each time, and neither compare nor store values. Extensions add
/// properties for style, layout, focus, accessibility and the tree of widgets.
///
/// A widget without a class in this module is wrapped in a plain `Widget` or in a subclass:
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
  /// The part that the user operates and that a screen reader speaks, if the widget only surrounds
  /// this part. Examples are the switch of a labelled row and the text of a scrolled text field.
  /// `nil` means the widget itself.
  public var mainPart: Widget?

  /// The widget to which modifiers of the view apply, or `nil` if the widget only shows a picture
  /// of a view that was removed.
  open var modifiedWidget: Widget? { self }

  /// The labels whose texts name the widget, if they were set.
  package var namingLabels: [NamingLabel]?

  /// Called when ``accessibleLabel`` was set. GTK does not emit a signal.
  package var onAccessibleLabelChanged: (@MainActor () -> Void)?

  /// The handler that hides the widget from assistive technologies after each mapping.
  var hiddenOnMap: SignalConnection?

  /// Style classes that are replaced together. Other classes of the widget are not changed.
  public var appearanceClasses: [String] = [] {
    didSet {
      guard appearanceClasses != oldValue else { return }
      for name in oldValue where !appearanceClasses.contains(name) { removeCSSClass(name) }
      for name in appearanceClasses where !oldValue.contains(name) { addCSSClass(name) }
    }
  }

  /// Creates a wrapper of a widget. The initializer traps if the instance is null, is not a widget
  /// or already has a wrapper.
  public override init(_ instance: UnsafeMutableRawPointer?, transfer: Transfer = .floating) {
    super.init(instance, transfer: transfer)
    checkType()
  }

  /// Creates a wrapper of a widget whose C structure is private. The initializer traps if the
  /// instance is null, is not a widget or already has a wrapper.
  public override init(_ instance: OpaquePointer?, transfer: Transfer = .floating) {
    super.init(instance, transfer: transfer)
    checkType()
  }

  private func checkType() {
    guard !cgtk_is_a(pointer, gtk_widget_get_type()).isTrue else { return }
    preconditionFailure("A '\(typeName)' is not a widget. Use 'Object' as the wrapper.")
  }

  /// The instance as the C type of widgets.
  public var widget: UnsafeMutablePointer<GtkWidget> { cast() }

  /// Returns the wrapper of a widget that a C function returns, such as a child of a container. If
  /// the widget has no wrapper, the method creates a plain `Widget`, which retains the widget.
  public static func wrapping(_ pointer: UnsafeMutablePointer<GtkWidget>?) -> Widget? {
    guard let pointer else { return nil }
    let instance = UnsafeMutableRawPointer(pointer)
    if let known = existing(for: instance) as? Widget { return known }
    return Widget(instance, transfer: .none)
  }

  /// The widget that receives the focus and the accessible name: the principal of the ``mainPart``,
  /// or this widget if there is no main part.
  public var principal: Widget { mainPart?.principal ?? self }

  /// The inner button that is focused instead of the widget and that a screen reader speaks. `nil`
  /// for classes of GTK without such a button.
  var focusPart: Widget? { nil }

  /// Another widget from whose properties GTK reads the name and the description of this widget.
  var namedWidget: Widget? { nil }

  /// Whether the widget is shown if its parent is shown.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget).isTrue }
    set { gtk_widget_set_visible(widget, newValue.gboolean) }
  }

  /// Whether the widget accepts input if its parent accepts input. A widget that no longer accepts
  /// input loses the focus.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget).isTrue }
    set {
      // NB: GTK does not notify a focused field that is disabled. The cursor of the field continues
      // to blink, and GTK 4.8 logs a warning.
      if !newValue, containsFocus { focusInWindow = nil }
      gtk_widget_set_sensitive(widget, newValue.gboolean)
    }
  }

  /// Whether the widget and all its ancestors are sensitive.
  public var isEffectivelySensitive: Bool { gtk_widget_is_sensitive(widget).isTrue }

  /// Whether the widget is mapped, which means that the widget is shown. Another window may cover
  /// the widget.
  public var isMapped: Bool { gtk_widget_get_mapped(widget).isTrue }

  /// Whether GTK has created the resources that the widget needs to be shown.
  public var isRealized: Bool { gtk_widget_get_realized(widget).isTrue }

  /// The name of the widget, which style sheets refer to as `#name`. By default, the name of the
  /// class, such as `GtkButton`.
  public var name: String {
    get { string(gtk_widget_get_name(widget)) ?? "" }
    set { gtk_widget_set_name(widget, newValue) }
  }

  /// The text that is shown when the pointer rests on the widget, without markup.
  public var tooltip: String? {
    get { string(gtk_widget_get_tooltip_text(widget)) }
    set { gtk_widget_set_tooltip_text(widget, newValue.map(ShownText.title)) }
  }

  /// The opacity of the widget, from 0 (transparent) to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// The factors of the opacity, by the owners that have set the factors. The opacity of the widget
  /// is the product of the factors.
  public var opacityFactors: [ObjectIdentifier: Double] = [:] {
    didSet {
      if opacityFactors != oldValue { opacity = opacityFactors.values.reduce(1, *) }
    }
  }

  /// Whether the widget and its descendants receive pointer events.
  public var canTarget: Bool {
    get { gtk_widget_get_can_target(widget).isTrue }
    set { gtk_widget_set_can_target(widget, newValue.gboolean) }
  }

  /// Activates an action by its full name, `prefix.name`. Returns whether the action was found.
  @discardableResult
  public func activateAction(_ name: String) -> Bool {
    gtk_widget_activate_action_variant(widget, name, nil).isTrue
  }

  /// Activates the widget, like Enter. Returns whether the widget can be activated.
  @discardableResult
  public func activate() -> Bool { gtk_widget_activate(widget).isTrue }

  /// Performs the action of the widget's mnemonic. If `cycling` is true, only moves the focus.
  @discardableResult
  public func mnemonicActivate(cycling: Bool = false) -> Bool {
    gtk_widget_mnemonic_activate(widget, cycling.gboolean).isTrue
  }

  /// Calls `handler` when the widget is mapped.
  @discardableResult
  public func onMap(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("map", handler)
  }

  /// Calls `handler` when the widget is unmapped.
  @discardableResult
  public func onUnmap(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("unmap", handler)
  }

  /// Schedules the widget to be drawn again.
  public func queueDraw() { gtk_widget_queue_draw(widget) }
}
