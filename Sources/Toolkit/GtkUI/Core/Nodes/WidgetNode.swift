import Gtk

/// A view with a single widget. The widget is created once for each node of the view.
///
/// Conform to this protocol to use a custom widget as a view:
///
/// ```swift
/// struct Level: WidgetView {
///   var fraction: Double
///
///   func makeWidget(_ node: WidgetNode<Self>) -> ProgressBar { ProgressBar() }
///
///   func updateWidget(_ widget: ProgressBar, from old: Self?, _ environment: EnvironmentValues) {
///     if old?.fraction != fraction { widget.fraction = fraction }
///   }
/// }
/// ```
@MainActor
public protocol WidgetView: View where Body == Never {
  /// The type of the widget, which is inferred from `makeWidget(_:)`.
  associatedtype WidgetType: Widget

  /// Creates the widget and connects its signals. Handlers must capture the node weakly, and read
  /// the current view from `node.view`.
  func makeWidget(_ node: WidgetNode<Self>) -> WidgetType

  /// Sets the properties that differ from `old`, or all properties if `old` is `nil`.
  func updateWidget(_ widget: WidgetType, from old: Self?, _ environment: EnvironmentValues)
}

extension WidgetView {
  /// Creates a node that calls `makeWidget(_:)` once, and `updateWidget(_:from:_:)` for each value
  /// of the view.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    WidgetNode(self, context)
  }
}

/// The node of a view with a single widget.
public final class WidgetNode<V: WidgetView>: Node<V> {
  private var made: V.WidgetType?
  private let retainsNothing: Bool

  /// - Parameters:
  ///   - view: The first value of the view.
  ///   - context: The context in which the node is created.
  ///   - retainsNothing: Whether the widget can show the view of another list row, because the
  ///     widget retains nothing that belongs to the row.
  init(_ view: V, _ context: NodeContext, retainsNothing: Bool) {
    self.retainsNothing = retainsNothing
    super.init(view, context)
    let widget = view.makeWidget(self)
    made = widget
    view.updateWidget(widget, from: nil, environment)
  }

  override convenience init(_ view: V, _ context: NodeContext) {
    self.init(view, context, retainsNothing: false)
  }

  override var isReusable: Bool { retainsNothing }

  override var widgets: [Widget] { made.map { [$0] } ?? [] }

  override func viewDidUpdate(from old: V) {
    if let made {
      view.updateWidget(made, from: old, environment)
    }
  }

  override func willDismantle() {
    made = nil
  }
}
