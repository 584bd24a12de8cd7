import Gtk

/// A view that shows a widget of GTK or of another library.
///
/// ```swift
/// GtkWidgetView { () -> ProgressBar in
///   let bar = ProgressBar()
///   bar.accessibleLabel = "Progress"
///   return bar
/// } update: { bar in
///   bar.fraction = model.fraction
/// }
/// ```
///
/// If the module `Gtk` has no class for a widget, create a ``/Gtk/Widget`` with the pointer that
/// the C function returns, and pass the ownership of the reference as `transfer`. A subclass of
/// ``/Gtk/Widget`` can add properties and signals:
///
/// ```swift
/// import CGtk
/// import Gtk
///
/// GtkWidgetView {
///   let spinner = Widget(gtk_spinner_new(), transfer: .floating)
///   spinner.setProperty("spinning", true)
///   return spinner
/// }
/// ```
///
/// To show views in a container widget of GTK, use a ``ViewHost``.
///
/// `update` is called after `make`, when the view is updated by an ancestor, and when an observable
/// value that `update` reads changes. Set a property only if its value has changed.
///
/// `make` is called once, so the handlers that `make` connects capture the first value of the view.
/// In the handlers, use a store or a binding, because the other properties of the view may be
/// outdated. The closures must not retain the widget, which is released when the view is removed.
///
/// A screen reader speaks the accessible label of the widget, or the label set with
/// `accessibilityLabel`.
public struct GtkWidgetView<WidgetType: Widget>: View {
  /// This view has no body, because `makeNode(_:)` creates its node.
  public typealias Body = Never

  let make: @MainActor () -> WidgetType
  let update: @MainActor (WidgetType) -> Void
  let dismantle: @MainActor (WidgetType) -> Void

  /// Creates a view of the widget that `make` returns.
  ///
  /// - Parameters:
  ///   - make: Creates the widget. Called once, when the view is added. The widget must have no
  ///     parent.
  ///   - update: Sets the properties of the widget.
  ///   - dismantle: Called when the view is removed, before the widget is released.
  public init(
    make: @escaping @MainActor () -> WidgetType,
    update: @escaping @MainActor (WidgetType) -> Void = { _ in },
    dismantle: @escaping @MainActor (WidgetType) -> Void = { _ in }
  ) {
    self.make = make
    self.update = update
    self.dismantle = dismantle
  }

  /// Creates a node that calls `make` once, and calls `update` after `make` and at each update.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    GtkWidgetNode(self, context)
  }
}

private final class GtkWidgetNode<WidgetType: Widget>: Node<GtkWidgetView<WidgetType>> {
  private var made: WidgetType?
  private let tracking = Tracking()
  private let hosts = ViewHosts()

  override init(_ view: GtkWidgetView<WidgetType>, _ context: NodeContext) {
    super.init(view, context)
    made = hosts.collect(under: self) { view.make() }
    updateWidget()
  }

  override var widgets: [Widget] { made.map { [$0] } ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    hosts.forEachNode(body)
  }

  override func viewDidUpdate(from old: GtkWidgetView<WidgetType>) {
    refresh()
  }

  override func refresh() {
    guard phase == .active else { return }
    UpdateScheduler.shared.remove(self)
    scope?.cancelRefresh(of: self)
    updateWidget()
  }

  private func updateWidget() {
    guard let made else { return }
    tracking.track {
      hosts.collectUpdates(under: self) { view.update(made) }
    } onChange: { [weak self] generation in
      UpdateScheduler.invalidate(self) { $0.tracking.isCurrent(generation) }
    }
    hosts.performUpdates()
  }

  override func willDismantle() {
    UpdateScheduler.shared.remove(self)
    scope?.cancelRefresh(of: self)
    tracking.cancel()
    if let made {
      view.dismantle(made)
    }
    made = nil
  }
}
