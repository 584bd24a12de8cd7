import Gtk

/// A view in a widget, for containers of GTK for which GtkUI has no view.
///
/// ```swift
/// final class Split: Widget {
///   let start: ViewHost<SidebarView>
///
///   init(_ start: ViewHost<SidebarView>) {
///     self.start = start
///     super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), transfer: .floating)
///     gtk_paned_set_start_child(opaque, start.widget.widget)
///   }
/// }
/// ```
///
/// The host owns the state of the view: retain the host for as long as the widget is shown.
@MainActor
public final class ViewHost<Content: View> {
  /// The widget. It has no parent at first.
  public var widget: Widget { bin }

  private let bin = Bin()
  private let node: RootNode<Content>

  /// - Parameters:
  ///   - environment: The environment of the view. Pass that of the view around, which
  ///     `@Environment(\.self)` reads, so that the content can present sheets and alerts.
  ///   - content: The view.
  public init(
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: () -> Content
  ) {
    node = RootNode(
      content(),
      NodeContext(parent: nil, environment: environment, page: nil),
      in: bin
    )
  }

  isolated deinit {
    node.dismantle()
  }

  /// Shows another value of the view. The state of the view is preserved.
  public func update(environment: EnvironmentValues? = nil, @ViewBuilder content: () -> Content) {
    node.update(content(), environment ?? node.environment)
  }
}
