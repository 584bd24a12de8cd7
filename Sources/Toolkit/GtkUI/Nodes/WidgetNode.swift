import Gtk

/// A view that is one widget, made once.
///
/// This is how a widget of one's own becomes a view:
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
  associatedtype WidgetType: Widget

  /// Makes the widget and connects its signals. Handlers hold the node weakly and read
  /// `node.view`, which is the view as it is when they run.
  func makeWidget(_ node: WidgetNode<Self>) -> WidgetType

  /// Sets what differs from `old`; everything if `old` is `nil`.
  func updateWidget(_ widget: WidgetType, from old: Self?, _ environment: EnvironmentValues)
}

extension WidgetView {
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    WidgetNode(self, context)
  }
}

/// The node of a view that is one widget.
public final class WidgetNode<V: WidgetView>: Node<V> {
  private var made: V.WidgetType?
  private let retainsNothing: Bool

  /// - Parameter retainsNothing: Whether the widget retains nothing that belongs to the view's
  ///   identity.
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
